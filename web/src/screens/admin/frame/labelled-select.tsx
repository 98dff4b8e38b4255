import { Select } from '../../../ui/select.tsx'
import type { SelectProps } from '../../../ui/select-props.ts'

/** One of several, under its name. */
export function LabelledSelect<T extends string | number>({
  className = 'w-44 max-sm:w-[calc(50%-6px)]',
  ...props
}: SelectProps<T>) {
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <span aria-hidden="true" className="font-medium">
        {props.label}
      </span>
      <Select {...props} className="h-10 w-full" />
    </div>
  )
}
