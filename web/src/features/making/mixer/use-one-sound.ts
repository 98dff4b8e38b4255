import { useEffect, useEffectEvent } from 'react'
import type { MixEngine, MixState } from './mix-engine.ts'

type Others = { onPlay: (() => void) | undefined; isHushed: boolean }

/** Keeps the mix and whatever else sounds on the page from sounding at once: the one that began last goes on. */
export function useOneSound(
  engine: MixEngine,
  state: MixState,
  { onPlay, isHushed }: Others,
): void {
  const sounds = state.status !== 'paused'
  const tell = useEffectEvent(() => onPlay?.())
  useEffect(() => {
    if (sounds) tell()
  }, [sounds])
  useEffect(() => {
    if (isHushed) engine.pause()
  }, [isHushed, engine])
}
