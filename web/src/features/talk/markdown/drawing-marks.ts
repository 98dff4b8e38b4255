// Which diagrams were being drawn when nothing more was heard of them. A browser may have only one thread for the page and its frames:
// a diagram that hangs takes the page with it there, and must not do so again when the conversation is opened the next time.
import { defineStored } from '../../../lib/storage/define-stored.ts'

/** When a drawing was begun, in ms since 1970, by what identifies its source. */
type Marks = Readonly<Record<string, number>>

/** A drawing that was begun less long ago may be under way in another tab. */
const graceMs = 12_000
const kept = 50

const stored = defineStored<Marks>('drawing', {
  default: {},
  read: (found) => (typeof found === 'object' && found !== null ? marksOf(found) : undefined),
})

const underWay = new Set<string>()

export const drawingMarks = {
  begin(source: string): void {
    const key = keyOf(source)
    underWay.add(key)
    // Somebody who loads the page again and again does not make the mark any younger.
    keep((marks) => ({ [key]: Date.now(), ...marks }))
  },
  end(source: string): void {
    const key = keyOf(source)
    underWay.delete(key)
    keep(({ [key]: _, ...others }) => others)
  },
  /** Given up, with no doubt. */
  hung(source: string): void {
    const key = keyOf(source)
    underWay.delete(key)
    keep(({ [key]: _, ...others }) => ({ [key]: 0, ...others }))
  },
  /** Whether the diagram hung, here or at an earlier visit. */
  has(source: string): boolean {
    const key = keyOf(source)
    const at = stored.get()[key]
    return at !== undefined && !underWay.has(key) && Math.abs(Date.now() - at) > graceMs
  },
}

/** The newest stand first. */
const keep = (change: (marks: Marks) => Marks): void =>
  stored.update((marks) => Object.fromEntries(Object.entries(change(marks)).slice(0, kept)))

const marksOf = (found: object): Marks =>
  Object.fromEntries(Object.entries(found).filter(([, at]) => typeof at === 'number'))

/** Two hashes of 32 bits (FNV-1a, one from each end), and the length. */
function keyOf(source: string): string {
  let ahead = 0x811c9dc5
  let back = 0x811c9dc5
  for (let at = 0; at < source.length; at += 1) {
    ahead = Math.imul(ahead ^ source.charCodeAt(at), 0x01000193)
    back = Math.imul(back ^ source.charCodeAt(source.length - 1 - at), 0x01000193)
  }
  return `${(ahead >>> 0).toString(36)}.${(back >>> 0).toString(36)}.${source.length.toString(36)}`
}
