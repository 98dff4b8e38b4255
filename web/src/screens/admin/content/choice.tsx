import { Select } from '../../../ui/select.tsx'

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of a few, under its label. */
export function Choice<T extends string>({ label, ...select }: ChoiceProps<T>) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      <Select label={label} className="w-full" {...select} />
    </div>
  )
}
