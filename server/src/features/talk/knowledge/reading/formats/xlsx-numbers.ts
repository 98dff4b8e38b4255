// Excel keeps dates and shares as numbers; only their style tells what they are.
import { attributeOf, childrenOf, elementsOf } from '../read-xml.ts'

export type NumberShape = 'number' | 'percent' | 'date' | 'time'

/** Shapes of cells by the number of their style. */
export function numberShapes(styles: Uint8Array | null): NumberShape[] {
  if (!styles) return []
  const codes = new Map<number, string>()
  const shapes: NumberShape[] = []
  for (const { element } of elementsOf(styles, ['numFmt', 'cellXfs'])) {
    const id = Number(attributeOf(element, 'numFmtId'))
    if (element.name === 'numFmt') codes.set(id, attributeOf(element, 'formatCode') ?? '')
    else
      for (const style of childrenOf(element, 'xf'))
        shapes.push(shapeOf(Number(attributeOf(style, 'numFmtId') ?? 0), codes))
  }
  return shapes
}

function shapeOf(id: number, codes: Map<number, string>): NumberShape {
  const code = codes.get(id)
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent'
    if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
    const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    return isDate ? 'date' : 'number'
  }
  // What is in quotes, brackets or behind a backslash is shown as it is.
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase()
  if (/[yd]/.test(bare)) return 'date'
  if (/[hs]/.test(bare)) return 'time'
  if (/^mmm/.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'number'
}

const daySeconds = 86_400
/** Days from the beginning of each calendar to 1970; the first counts a 29 February 1900 that never was. */
const days = { from1900: 25_569, from1904: 24_107 }

/** The value as people read it: `2024-03-01`, `2024-03-01 09:30`, `09:30:00`, `12.5%`. */
export function shownNumber(value: string, shape: NumberShape, isFrom1904: boolean): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (shape === 'percent') return `${plainNumber(number * 100)}%`
  if (shape === 'number') return plainNumber(number)
  if (shape === 'time') return shownTime(Math.round(number * daySeconds))
  const day = number - days[isFrom1904 ? 'from1904' : 'from1900']
  const at = new Date(Math.round(day * daySeconds) * 1000)
  if (Number.isNaN(at.getTime())) return value
  const [date = '', time = ''] = at.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? date : `${date} ${time.replace(/:00$/, '')}`
}

/** Also of more than a day: spans of time are kept the same way. */
function shownTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Without what binary fractions add: 0.1 + 0.2 is 0.3. */
const plainNumber = (number: number): string => String(Number(number.toPrecision(15)))
