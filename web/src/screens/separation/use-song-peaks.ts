import { useEffect, useState } from 'react'
import { readPeaks } from '../../lib/read-peaks.ts'

const columns = 300
const noPeaks: readonly number[] = []

/**
 * How loud a song is along its length, 0..1: from the file that is here, else from its address. None as long as nothing is known, and
 * where the browser cannot decode it. Reads once: another song is another component.
 */
export function useSongPeaks({ file, url }: { file: File | null; url: string }): readonly number[] {
  const [peaks, setPeaks] = useState(noPeaks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the song stays the same, wherever it is read from
  useEffect(() => {
    const ending = new AbortController()
    const read = async () => {
      const bytes = file
        ? await file.arrayBuffer()
        : await (await fetch(url, { signal: ending.signal })).arrayBuffer()
      const found = await readPeaks(bytes, { columns })
      if (!ending.signal.aborted) setPeaks(found)
    }
    // Without a wave the line is flat; whoever plays the song is told what is wrong with it.
    read().catch(() => undefined)
    return () => ending.abort()
  }, [])
  return peaks
}
