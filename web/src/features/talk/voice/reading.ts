// Which message is read aloud: one at a time on the page.
import { useSyncExternalStore } from 'react'
import { voiceChoice } from './voice-choice.ts'

let entryId = 0
const listeners = new Set<() => void>()

const set = (id: number): void => {
  entryId = id
  for (const listener of listeners) listener()
}

const browserReads = (): boolean =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis

const siteReads = (): boolean => voiceChoice.get().readBy === 'site'

/** Whether anything can be read aloud here at all. */
export const canReadAloud = (): boolean => siteReads() || browserReads()

/** What plays a voice of the site: made in a press, for some browsers let a page be heard only then. */
let player: HTMLAudioElement | undefined
export const sitePlayer = (): HTMLAudioElement => {
  player ??= new Audio()
  return player
}

/** Begins with a message. Called in the press itself: some browsers let a page speak only then. */
export function readAloud(id: number): void {
  if (siteReads()) sitePlayer().load()
  else {
    speechSynthesis.cancel()
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  }
  set(id)
}

export const stopReading = (): void => set(0)

/** The number of the message that is read; 0 for none. */
export const useReading = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => entryId,
  )
