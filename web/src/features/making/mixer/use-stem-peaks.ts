import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/idle.ts'
import type { MixerStem } from './mixer-stem.ts'
import type { StemFiles } from './stem-files.ts'
import { addPeaks, emptyPeaks, type StemPeaks } from './stem-peaks.ts'

/** The columns grow in place; `version` says that they have. */
export type DrawnPeaks = { peaks: StemPeaks; version: number }

/** Seconds of sound between two pictures of a wave that is being read. */
const drawnEveryS = 8

/** Reads the stems one after another while the page has nothing better to do. */
export function useStemPeaks(
  files: StemFiles,
  stems: readonly MixerStem[],
  durationS: number,
): readonly DrawnPeaks[] {
  const [drawn, setDrawn] = useState<readonly DrawnPeaks[]>(() =>
    stems.map(() => ({ peaks: emptyPeaks(), version: 0 })),
  )
  useEffect(() => {
    const ending = new AbortController()
    const tell = (stem: number, peaks: StemPeaks) =>
      setDrawn((before) =>
        before.map((known, at) => (at === stem ? { peaks, version: known.version + 1 } : known)),
      )
    void readAll(files, stems.length, { durationS, tell, signal: ending.signal })
    return () => ending.abort()
  }, [files, stems.length, durationS])
  return drawn
}

type Reading = {
  durationS: number
  tell: (stem: number, peaks: StemPeaks) => void
  signal: AbortSignal
}

async function readAll(files: StemFiles, count: number, reading: Reading): Promise<void> {
  for (let stem = 0; stem < count && !reading.signal.aborted; stem += 1) {
    // A wave that cannot be drawn takes nothing away; that the stem cannot be had is said when it is to be played.
    await readPeaks(files, stem, reading).catch(() => undefined)
  }
}

async function readPeaks(
  files: StemFiles,
  stem: number,
  { durationS, tell, signal }: Reading,
): Promise<void> {
  const peaks = emptyPeaks()
  const pieces = (await files.open(stem)).pieces(0)
  let drawnToS = 0
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    if (signal.aborted) return void pieces.return?.()
    addPeaks(peaks, next.value, durationS)
    if (next.value.startS < drawnToS) continue
    drawnToS = next.value.startS + drawnEveryS
    tell(stem, peaks)
    await new Promise<void>((goOn) => whenIdle(goOn, 0))
  }
  peaks.known = peaks.columns.length
  tell(stem, peaks)
}
