import { useEffect, useState, useSyncExternalStore } from 'react'
import { createMixEngine, type MixEngine, type MixState } from './mix-engine.ts'
import type { MixerStem } from './mixer-stem.ts'
import { openStem } from './open-stem.ts'
import { createStemFiles, type StemFiles } from './stem-files.ts'

const every = (ms: number, run: () => void) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

/** The engine of these stems, and what it reads. The stems stay the same as long as the component lives. */
export function useMixEngine(stems: readonly MixerStem[]): {
  engine: MixEngine
  files: StemFiles
  state: MixState
} {
  const [{ engine, files }] = useState(() => createParts(stems))
  useEffect(
    () => () => {
      engine.rest()
      files.close()
    },
    [engine, files],
  )
  return { engine, files, state: useSyncExternalStore(engine.onChange, engine.state) }
}

function createParts(stems: readonly MixerStem[]) {
  const files = createStemFiles(
    stems.map(({ url }) => url),
    openStem,
  )
  const engine = createMixEngine({
    stems: stems.map(({ durationS }, stem) => ({ durationS, open: () => files.open(stem) })),
    // At the rate of the stems, as far as it is known, nothing has to be resampled.
    openContext: () => {
      const sampleRate = files.known(0)?.sampleRate
      return new AudioContext({
        latencyHint: 'playback',
        ...(sampleRate === undefined ? {} : { sampleRate }),
      })
    },
    every,
  })
  return { engine, files }
}
