// An audio element without sound, and a driver without an element.
import type { AudioElement, AudioEvents, PlayerAudio } from '../player-audio.ts'

/** What happens to its file is told by `tell`. */
export class FakeAudio extends EventTarget implements AudioElement {
  src = ''
  currentTime = 0
  duration = Number.NaN
  volume = 1
  muted = false
  paused = true
  ended = false
  error: MediaError | null = null
  /** What `play` rejects with. */
  refusal: Error | undefined

  async play(): Promise<void> {
    this.paused = false
    this.ended = false
    if (!this.refusal) return
    this.paused = true
    throw this.refusal
  }

  pause(): void {
    this.paused = true
  }

  load(): void {}

  removeAttribute(): void {
    this.src = ''
  }

  tell(...names: string[]): void {
    for (const name of names) this.dispatchEvent(new Event(name))
  }

  /** Its length is known now. */
  know(durationS: number): void {
    this.duration = durationS
    this.tell('durationchange', 'loadedmetadata')
  }
}

/** Notes what it is told to do; what it tells is told by `events`. */
export function fakeDriver() {
  const done: string[] = []
  let told: AudioEvents | undefined
  const driver: PlayerAudio = {
    play: (url, fromS) => done.push(`play ${url} from ${fromS}`),
    pause: () => done.push('pause'),
    seek: (positionS) => done.push(`seek ${positionS}`),
    setSound: ({ volume, muted }) => done.push(`sound ${muted ? 'off' : volume}`),
    unload: () => done.push('unload'),
  }
  return {
    make: (events: AudioEvents): PlayerAudio => {
      told = events
      return driver
    },
    events: (): AudioEvents => {
      if (!told) throw new Error('Nobody has made the driver yet')
      return told
    },
    /** What was done since it was last asked. */
    done: () => done.splice(0),
  }
}
