import type { Position } from './tour-options.ts'

/** The small point of a tooltip, at its edge toward what it speaks of; `at` px from the edge's start. */
export function TooltipArrow({ position, at }: { position: Position; at: number }) {
  const half = 5
  const across = {
    bottom: { top: -half },
    top: { bottom: -half },
    right: { left: -half },
    left: { right: -half },
  }
  const along =
    position === 'bottom' || position === 'top' ? { left: at - half } : { top: at - half }
  return (
    <span
      aria-hidden="true"
      className="absolute size-2.5 rotate-45 rounded-[2px] bg-surface"
      style={{ ...across[position], ...along }}
    />
  )
}
