import type { Measure } from './layout-mind.ts'

let pen: CanvasRenderingContext2D | null | undefined
const known = new Map<string, number>()

/** Widths in the type of this page. */
export const measureText: Measure = (text, isRoot) => {
  const key = `${isRoot ? 1 : 0}${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * 14
  pen.font = `${isRoot ? '600 16px' : '400 14px'} ${getComputedStyle(document.body).fontFamily}`
  const { width } = pen.measureText(text)
  if (known.size > 20_000) known.clear()
  known.set(key, width)
  return width
}
