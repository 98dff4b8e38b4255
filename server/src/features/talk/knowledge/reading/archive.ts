// ZIP files of strangers: entries are unpacked by name, when they are asked for, and never more than a reader may hold.
import { unzipSync } from 'fflate'
import { ReadingFailure } from './reading-job.ts'

/** Most that is unpacked of one file, in bytes; most entries; and from what size on, how many times larger than packed an entry may be. */
const limits = { bytes: 200 * 1024 * 1024, entries: 50_000, ratio: { from: 5_000_000, most: 300 } }

export type Archive = {
  names: readonly string[]
  /** Unpacks an entry; null where there is none. Throws for a broken one and ReadingFailure `documents.too_large`. */
  find(name: string): Uint8Array | null
  /** Throws where there is none. */
  get(name: string): Uint8Array
}

/** Unpacks up to `most` bytes, of all that is asked for together. Throws where it is no archive or not whole. */
export function openArchive(bytes: Uint8Array, max: number = limits.bytes): Archive {
  const entries = new Map<string, { packed: number; size: number }>()
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries.set(name, { packed: size, size: originalSize })
      if (entries.size > limits.entries) throw new ReadingFailure('documents.broken')
      return false
    },
  })
  let unpacked = 0
  const find = (name: string): Uint8Array | null => {
    const entry = entries.get(name)
    if (!entry) return null
    if (entry.size > limits.ratio.from && entry.size > entry.packed * limits.ratio.most)
      throw new ReadingFailure('documents.broken')
    unpacked += entry.size
    if (unpacked > max)
      throw new ReadingFailure('documents.too_large', { megabytes: max / 1024 / 1024 })
    let taken = 0
    const found = unzipSync(bytes, {
      // The first of a name only: two would be unpacked, and one of them not counted.
      filter: (file) => file.name === name && file.originalSize === entry.size && taken++ === 0,
    })
    return found[name] ?? null
  }
  return {
    names: [...entries.keys()],
    find,
    get(name) {
      const found = find(name)
      if (!found) throw new Error(`The archive has no ${name}.`)
      return found
    },
  }
}
