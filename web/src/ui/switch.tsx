import { Switch as Base } from '@base-ui/react/switch'

type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Its name; shown only where the surroundings do not say it: pass `labelledBy` then. */
  label?: string
  labelledBy?: string
  disabled?: boolean
}

export function Switch({ checked, onChange, label, labelledBy, disabled = false }: SwitchProps) {
  return (
    <Base.Root
      checked={checked}
      onCheckedChange={(wanted) => onChange(wanted)}
      disabled={disabled}
      aria-label={label}
      aria-labelledby={labelledBy}
      className="touch-target relative inline-flex h-6 w-10 shrink-0 cursor-pointer rounded-full bg-line-control p-0.5 transition-[background-color] data-checked:bg-accent-text data-disabled:opacity-45"
    >
      <Base.Thumb className="size-5 rounded-full bg-page shadow-[0_1px_2px_#0003] transition-transform data-checked:translate-x-4" />
    </Base.Root>
  )
}
