// What menus are made of. Loaded when the first menu is wanted: this and what it stands on weigh more than a screen.
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { hotkeyLabels } from '../lib/hotkey.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import type {
  MenuAnchor,
  MenuBranchProps,
  MenuCheckProps,
  MenuChoiceProps,
  MenuGroupProps,
  MenuItemProps,
  MenuPlacement,
} from './menu-props.ts'

const surface =
  'motion-popup scroll-quiet max-h-(--available-height) min-w-45 rounded-card bg-surface p-1 shadow-float outline-none'

type MenuRootProps = MenuPlacement & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that it belongs to, or the place where it opens. */
  trigger?: ReactElement
  anchor?: MenuAnchor | null
  children: ReactNode
}

export function MenuRoot({
  open,
  onOpenChange,
  trigger,
  anchor,
  side = 'bottom',
  align = 'start',
  className,
  children,
}: MenuRootProps) {
  return (
    <Base.Root open={open} onOpenChange={(wanted) => onOpenChange(wanted)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          className="z-popup outline-none"
          side={side}
          align={align}
          sideOffset={6}
          {...(anchor ? { anchor } : {})}
        >
          <Base.Popup className={classes(surface, className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const row =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-tool outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-45 data-highlighted:bg-fill-strong max-sm:min-h-11'

export function Item({
  icon,
  danger,
  disabled,
  hotkey,
  detail,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled ?? false}
      onClick={onSelect}
      className={classes(row, danger && 'text-danger')}
    >
      {icon && <Icon name={icon} size={16} className={danger ? '' : 'text-soft'} />}
      <span className="min-w-0 flex-1">
        {detail ? <span className="block">{children}</span> : children}
        {detail && <span className="mt-0.5 block text-small text-soft">{detail}</span>}
      </span>
      {hotkey && <Kbd keys={hotkeyLabels(hotkey)} />}
    </Base.Item>
  )
}

export function Choice<T extends string | number>({
  value,
  options,
  onChange,
}: MenuChoiceProps<T>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(chosen: T) => onChange(chosen)}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          closeOnClick
          className={row}
        >
          <span className="min-w-0 flex-1">
            <span className="block">{option.label}</span>
            {option.detail && (
              <span className="mt-0.5 block text-small text-soft">{option.detail}</span>
            )}
          </span>
          <Base.RadioItemIndicator
            keepMounted
            className="text-accent-text data-unchecked:invisible"
          >
            <Icon name="check" size={16} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export function Check({ icon, checked, onChange, detail, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={(wanted) => onChange(wanted)}
      className={row}
    >
      {icon && <Icon name={icon} size={16} className="text-soft" />}
      <span className="min-w-0 flex-1">
        <span className="block">{children}</span>
        {detail && <span className="mt-0.5 block text-small text-soft">{detail}</span>}
      </span>
      <Base.CheckboxItemIndicator keepMounted className="text-accent-text data-unchecked:invisible">
        <Icon name="check" size={16} />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  )
}

/** Opens by pointer, press or arrow key; on a narrow screen over the rows it belongs to. */
export function Branch({ icon, label, className, children }: MenuBranchProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={classes(row, 'data-popup-open:bg-fill-strong')}>
        {icon && <Icon name={icon} size={16} className="text-soft" />}
        <span className="min-w-0 flex-1">{label}</span>
        <Icon name="chevron-right" size={16} className="text-faint" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner className="z-popup outline-none" align="end" sideOffset={4}>
          <Base.Popup className={classes(surface, className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  )
}

export function Separator() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />
}

export function Group({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-small text-faint">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}
