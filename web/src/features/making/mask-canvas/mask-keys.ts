// What keys do on the stage of a mask.
import { matchesHotkey } from '../../../lib/hotkey.ts'

export type MaskKey =
  | { does: 'undo' | 'redo' | 'fit' | 'erase' | 'put' | 'drop' }
  | { does: 'tool'; tool: 'brush' | 'rectangle' | 'lasso' | 'hand' }
  | { does: 'size'; larger: boolean }
  | { does: 'zoom'; factor: number }
  /** Along the axes; `resizes` with Shift. */
  | { does: 'step'; x: number; y: number; resizes: boolean }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

const zoomStep = 1.25

const plain: Record<string, MaskKey> = {
  '[': { does: 'size', larger: false },
  ']': { does: 'size', larger: true },
  b: { does: 'tool', tool: 'brush' },
  r: { does: 'tool', tool: 'rectangle' },
  l: { does: 'tool', tool: 'lasso' },
  h: { does: 'tool', tool: 'hand' },
  e: { does: 'erase' },
  '+': { does: 'zoom', factor: zoomStep },
  '=': { does: 'zoom', factor: zoomStep },
  '-': { does: 'zoom', factor: 1 / zoomStep },
  '0': { does: 'fit' },
  enter: { does: 'put' },
  escape: { does: 'drop' },
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Undefined for a key that means nothing here. */
export function readMaskKey(event: Pressed, apple: boolean): MaskKey | undefined {
  if (matchesHotkey('mod+z', event, apple)) return { does: 'undo' }
  if (matchesHotkey('mod+shift+z', event, apple) || matchesHotkey('mod+y', event, apple))
    return { does: 'redo' }
  if (event.metaKey || event.ctrlKey || event.altKey) return undefined
  const arrow = arrows[event.key]
  if (arrow) return { does: 'step', x: arrow[0], y: arrow[1], resizes: event.shiftKey }
  return plain[event.key.toLowerCase()]
}
