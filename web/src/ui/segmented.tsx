import { useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type SegmentedProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string; icon?: IconName }[]
  onChange: (value: T) => void
  /** As wide as its place, in equal parts. */
  wide?: boolean
}

/** One of a few values, all of them in sight. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  wide = false,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes('inline-flex max-w-full rounded-control bg-fill p-0.5', wide && 'w-full')}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            'touch-target relative inline-flex h-8 cursor-pointer items-center justify-center gap-1.5 rounded-[6px] px-3 text-soft transition-[background-color,color] hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-[0_1px_2px_#0000001f] has-focus-visible:outline-2 has-focus-visible:outline-focus dark:has-checked:bg-fill-strong',
            wide && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
