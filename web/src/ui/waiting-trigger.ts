import type { KeyboardEvent, ReactElement } from 'react'
import { cloneElement } from 'react'

type TriggerProps = {
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

type Opening = {
  kind: 'menu' | 'dialog'
  /** Likely to be opened soon. */
  onExpect: () => void
  onOpen: () => void
}

/** A button that stands for one whose popup is loaded only when it is first opened. */
export function waitingTrigger(button: ReactElement, { kind, onExpect, onOpen }: Opening) {
  return cloneElement(button as ReactElement<TriggerProps>, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: onExpect,
    onFocus: onExpect,
    onClick: onOpen,
    ...(kind === 'menu'
      ? {
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            onOpen()
          },
        }
      : {}),
  })
}
