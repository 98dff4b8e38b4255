import type { ComponentProps } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

type MoveButtonsProps = {
  /** Names of the buttons. */
  up: string
  down: string
  /** Undefined where it cannot go further that way. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  size?: ComponentProps<typeof IconButton>['size']
  /** What is moved, for `useMovedFocus`. */
  id?: number | string
}

/** A step up or down in an order that somebody chooses. */
export function MoveButtons({ up, down, onUp, onDown, size, id }: MoveButtonsProps) {
  const ways = [
    { icon: 'arrow-up', label: up, onMove: onUp, step: -1 },
    { icon: 'arrow-down', label: down, onMove: onDown, step: 1 },
  ] as const
  return ways.map(({ icon, label, onMove, step }) => (
    <IconButton
      key={icon}
      icon={icon}
      label={label}
      {...(size && { size })}
      {...(id !== undefined && { 'data-move': `${id} ${step}` })}
      disabled={!onMove}
      onClick={() => onMove?.()}
    />
  ))
}
