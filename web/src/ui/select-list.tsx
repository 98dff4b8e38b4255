import { Select as Base } from '@base-ui/react/select'
import { Icon } from './icon.tsx'
import { type SelectProps, triggerClasses } from './select-props.ts'

/** The list of a Select with its button; open when it is first drawn, for it is loaded when it is wanted. */
export function SelectList<T extends string | number>({
  label,
  value,
  options,
  onChange,
  className,
  describedBy,
}: SelectProps<T>) {
  return (
    <Base.Root
      defaultOpen
      items={options.map(({ value: item, label: text }) => ({ value: item, label: text }))}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
    >
      <Base.Trigger
        aria-label={label}
        aria-describedby={describedBy}
        className={triggerClasses(className)}
      >
        <Base.Value />
        <Base.Icon className="text-soft">
          <Icon name="chevron-down" size={16} />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className="z-popup outline-none"
          sideOffset={6}
          alignItemWithTrigger={false}
        >
          <Base.Popup className="motion-popup scroll-quiet max-h-(--available-height) min-w-(--anchor-width) rounded-card bg-surface p-1 shadow-float outline-none">
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-fill-strong max-sm:min-h-11"
              >
                {option.icon && <Icon name={option.icon} size={16} className="text-soft" />}
                <span className="min-w-0 flex-1">
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.detail && (
                    <span className="block text-small text-soft">{option.detail}</span>
                  )}
                </span>
                <Base.ItemIndicator className="text-accent-text">
                  <Icon name="check" size={16} />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
