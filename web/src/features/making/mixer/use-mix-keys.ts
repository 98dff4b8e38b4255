import type { KeyboardEvent } from 'react'
import type { MixEngine, MixState } from './mix-engine.ts'
import { type MixKey, readMixKey } from './mix-keys.ts'
import { pointedRegion } from './pointed-region.ts'

/** Answers the keys that are pressed anywhere in the board, except those that the focused control knows itself. */
export function useMixKeys(engine: MixEngine, state: MixState) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const key = readMixKey(event)
    if (!key || isOfControl(event.target, event.key)) return
    if (key.does === 'clear' && !state.region) return
    event.preventDefault()
    obey(key, stemOf(event.target))
  }

  function obey(key: MixKey, stem: number | undefined): void {
    if (key.does === 'play') state.status === 'paused' ? engine.play() : engine.pause()
    else if (key.does === 'step') engine.seek(engine.positionS() + key.byS)
    else if (key.does === 'front') engine.seek(0)
    else if (key.does === 'back') engine.seek(engine.durationS)
    else if (key.does === 'loop') engine.setLoops(!state.loops)
    else if (key.does === 'clear') engine.setRegion(undefined)
    else if (key.does === 'point')
      engine.setRegion(pointedRegion(key.point, state.region, engine.positionS(), engine.durationS))
    else toggle(key.does, stem)
  }

  function toggle(what: 'mute' | 'solo', stem: number | undefined): void {
    const setting = stem === undefined ? undefined : state.settings[stem]
    if (stem === undefined || !setting) return
    engine.set(stem, what === 'mute' ? { muted: !setting.muted } : { solo: !setting.solo })
  }
}

/** Buttons take the space bar, sliders the keys that move them. */
const isOfControl = (target: EventTarget, key: string): boolean =>
  (target instanceof HTMLButtonElement && key === ' ') ||
  (target instanceof HTMLInputElement && /^(Arrow|Home|End)/.test(key))

const stemOf = (target: EventTarget): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-stem]') : null
  return row ? Number(row.dataset.stem) : undefined
}
