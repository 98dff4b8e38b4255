// What lies before and behind a file of a work: its other files, else those of its neighbours. Pure.
import type { LineWork } from '../../features/showing/gallery/gallery-line.ts'

export type Shown = { work: LineWork; at: number }

/** Files that are looked at one by one; songs and their tracks stand together. */
export const isSteppedThrough = ({ files: [first] }: Pick<LineWork, 'files'>): boolean =>
  first !== undefined && !first.mime.startsWith('audio/')

export function stepFrom(
  line: readonly LineWork[],
  { work, at }: Shown,
  step: 1 | -1,
): Shown | undefined {
  if (isSteppedThrough(work) && work.files[at + step]) return { work, at: at + step }
  const index = line.findIndex(({ id }) => id === work.id)
  const next = index < 0 ? undefined : line[index + step]
  if (!next) return undefined
  return {
    work: next,
    at: step > 0 || !isSteppedThrough(next) ? 0 : Math.max(0, next.files.length - 1),
  }
}
