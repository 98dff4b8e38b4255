// Where a tooltip stands: beside its element where there is room, else as a sheet at the bottom of the screen.
import type { Box, Size } from './boxes.ts'
import type { Position } from './tour-options.ts'

export type Placement =
  | { kind: 'middle'; left: number; top: number }
  | { kind: 'sheet'; left: number }
  /** `arrowAt` is the middle of the element along the tooltip's edge, in px from its start. */
  | { kind: 'beside'; position: Position; left: number; top: number; arrowAt: number }

type Setting = {
  /** The lit place; null for the middle of the screen. */
  target: Box | null
  tooltip: Size
  view: Size
  wanted: Position
  precedence: readonly Position[]
}

/** Room between the lit place and the tooltip, and between the tooltip and the edge of the screen. */
export const gap = 12
export const margin = 12
/** The arrow stays off the round corners. */
const corner = 20

export function placeTooltip({ target, tooltip, view, wanted, precedence }: Setting): Placement {
  const middle = {
    left: Math.max(margin, (view.width - tooltip.width) / 2),
    top: Math.max(margin, (view.height - tooltip.height) / 2),
  }
  if (!target) return { kind: 'middle', ...middle }
  const position = [wanted, ...precedence].find((each) => fits(each, target, tooltip, view))
  if (!position) return { kind: 'sheet', left: middle.left }

  const centre = { x: target.left + target.width / 2, y: target.top + target.height / 2 }
  if (position === 'bottom' || position === 'top') {
    const left = within(centre.x - tooltip.width / 2, tooltip.width, view.width)
    const top =
      position === 'bottom' ? target.top + target.height + gap : target.top - gap - tooltip.height
    return { kind: 'beside', position, left, top, arrowAt: arrow(centre.x - left, tooltip.width) }
  }
  const top = within(centre.y - tooltip.height / 2, tooltip.height, view.height)
  const left =
    position === 'right' ? target.left + target.width + gap : target.left - gap - tooltip.width
  return { kind: 'beside', position, left, top, arrowAt: arrow(centre.y - top, tooltip.height) }
}

function fits(position: Position, target: Box, tooltip: Size, view: Size): boolean {
  const room = {
    bottom: view.height - (target.top + target.height),
    top: target.top,
    right: view.width - (target.left + target.width),
    left: target.left,
  }[position]
  const isUpright = position === 'bottom' || position === 'top'
  const needed = isUpright ? tooltip.height : tooltip.width
  const across = isUpright ? view.width - tooltip.width : view.height - tooltip.height
  return room >= needed + gap + margin && across >= 2 * margin
}

const within = (start: number, length: number, view: number): number =>
  Math.max(margin, Math.min(start, view - margin - length))

const arrow = (at: number, length: number): number =>
  Math.max(corner, Math.min(at, length - corner))
