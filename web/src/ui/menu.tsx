// A list of actions that opens from a button.
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { expectMenu, MenuPartsContext, useMenuParts } from './menu-loader.ts'
import type { MenuPlacement } from './menu-props.ts'
import { waitingTrigger } from './waiting-trigger.ts'

type MenuProps = MenuPlacement & {
  /** The button; an IconButton, a Button or what takes their props. */
  trigger: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function Menu({ trigger, open, onOpenChange, children, ...placement }: MenuProps) {
  const [own, setOwn] = useState(false)
  const [used, setUsed] = useState(false)
  const { parts, load } = useMenuParts()
  const isOpen = open ?? own
  const setOpen = (wanted: boolean) => {
    setOwn(wanted)
    onOpenChange?.(wanted)
  }
  const start = () => {
    setUsed(true)
    load().then(
      () => setOpen(true),
      () => setUsed(false),
    )
  }
  if (!parts || !(used || isOpen)) {
    return waitingTrigger(trigger, { kind: 'menu', onExpect: expectMenu, onOpen: start })
  }
  return (
    <MenuPartsContext value={parts}>
      <parts.MenuRoot open={isOpen} onOpenChange={setOpen} trigger={trigger} {...placement}>
        {children}
      </parts.MenuRoot>
    </MenuPartsContext>
  )
}
