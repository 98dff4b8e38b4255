import { classes } from '../../../ui/classes.ts'

/** A switch without words beside it, for a row that has a name already. */
export function ShownSwitch({
  on,
  label,
  onChange,
}: {
  on: boolean
  label: string
  onChange: (on: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      data-tooltip={label}
      onClick={() => onChange(!on)}
      className={classes(
        'touch-target ml-1.5 inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-[background-color,border-color]',
        on ? 'border-transparent bg-accent' : 'border-line-control bg-transparent',
      )}
    >
      <span
        className={classes(
          'size-4.5 rounded-full transition-transform',
          on ? 'translate-x-4 bg-on-accent' : 'bg-line-control',
        )}
      />
    </button>
  )
}
