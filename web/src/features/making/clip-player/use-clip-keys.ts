import type { KeyboardEvent } from 'react'
import { type ClipKey, readClipKey } from './clip-keys.ts'
import type { ClipWork } from './use-clip-actions.ts'
import type { ClipState } from './use-clip-state.ts'
import type { FullScreen } from './use-full-screen.ts'

/** Answers the keys that are pressed anywhere in the player, except those that the focused control knows itself. */
export function useClipKeys(state: ClipState, work: ClipWork, fullScreen: FullScreen) {
  const obey = (key: ClipKey) => {
    if (key.does === 'play') work.toggle()
    else if (key.does === 'move') work.seek(state.atS + key.byS)
    else if (key.does === 'frame') work.step(key.by)
    else if (key.does === 'front') work.seek(0)
    else if (key.does === 'back') work.seek(state.durationS)
    else if (key.does === 'loop') work.toggleLoop()
    else if (key.does === 'mute') work.toggleMute()
    else if (key.does === 'partStart') work.startHere()
    else if (key.does === 'partEnd') work.endHere()
    else fullScreen.toggle()
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    // A menu that the player opened is drawn elsewhere in the page, yet its keys come by here.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const key = readClipKey(event)
    if (!key || isOfControl(event.target, event.key)) return
    event.preventDefault()
    obey(key)
  }
}

/** Buttons take the space bar, the volume the keys that move it. */
const isOfControl = (target: EventTarget, key: string): boolean =>
  (target instanceof HTMLButtonElement && key === ' ') ||
  (target instanceof HTMLInputElement && /^(Arrow|Home|End)/.test(key))
