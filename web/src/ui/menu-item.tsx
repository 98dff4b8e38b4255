// The rows of a menu.
import { use } from 'react'
import { MenuPartsContext } from './menu-loader.ts'
import type {
  MenuBranchProps,
  MenuCheckProps,
  MenuChoiceProps,
  MenuGroupProps,
  MenuItemProps,
} from './menu-props.ts'

export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext)
  return parts && <parts.Item {...props} />
}

/** Rows of which one is chosen. */
export function MenuChoice<T extends string | number>(props: MenuChoiceProps<T>) {
  const parts = use(MenuPartsContext)
  return parts && <parts.Choice {...props} />
}

/** A row that is on or off; the menu stays open. */
export function MenuCheck(props: MenuCheckProps) {
  const parts = use(MenuPartsContext)
  return parts && <parts.Check {...props} />
}

/** A row that opens a menu of its own beside it. */
export function MenuBranch(props: MenuBranchProps) {
  const parts = use(MenuPartsContext)
  return parts && <parts.Branch {...props} />
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext)
  return parts && <parts.Separator />
}

/** A title over rows that belong together. */
export function MenuGroup(props: MenuGroupProps) {
  const parts = use(MenuPartsContext)
  return parts && <parts.Group {...props} />
}
