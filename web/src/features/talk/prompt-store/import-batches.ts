// Long lists go to the server in several calls, each of a size that it takes.
import type { ImportReport } from '@atelier/contract/features/talk/prompts'

/** Bytes of JSON in one call: below the server's bound of a megabyte. */
const maxBytes = 800_000

/** The list in its order, in parts of at most `most` entries and 800,000 bytes of JSON; one entry is never divided. */
export function inBatches<T>(list: readonly T[], max: number): T[][] {
  const batches: T[][] = []
  let bytes = Number.POSITIVE_INFINITY
  const encoder = new TextEncoder()
  for (const entry of list) {
    const size = encoder.encode(JSON.stringify(entry)).length + 1
    const current = batches.at(-1)
    if (current && current.length < max && bytes + size <= maxBytes) {
      current.push(entry)
      bytes += size
    } else {
      batches.push([entry])
      bytes = size
    }
  }
  return batches
}

export const mergeReports = (reports: readonly ImportReport[]): ImportReport => ({
  added: reports.reduce((sum, { added }) => sum + added, 0),
  skippedTitles: reports.flatMap(({ skippedTitles }) => skippedTitles),
  skippedContents: reports.flatMap(({ skippedContents }) => skippedContents),
})
