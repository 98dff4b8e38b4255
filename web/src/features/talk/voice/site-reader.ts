// Reads a growing text aloud by a voice that is fetched, a portion at a time, the next one fetched while one plays. What was fetched is kept
// until the end, so that pausing and going on costs nothing.
import { type Played, playsOn } from '../../../lib/plays-on.ts'
import { portionsOf, type Waiting } from './speech-chunks.ts'
import { nextToRead } from './speech-text.ts'

/** The part of an audio element that is used here. */
export type Player = Pick<HTMLAudioElement, 'play' | 'pause' | 'src' | 'playbackRate'> &
  Played & {
    onended: (() => void) | null
    onerror: (() => void) | null
  }

export type SiteReaderDeps = {
  player: Player
  /** The address of a portion as sound. */
  fetchPortion: (text: string, signal: AbortSignal) => Promise<string>
  /** Gives an address back that is not needed any more. */
  drop: (address: string) => void
  /** In UTF-16 units. */
  longest: number
  /** Said in place of a block of code. */
  code: string
  /** Whether it waits for sound now. */
  onWaiting: (waits: boolean) => void
  onDone: () => void
  /** Told why; what was read stays read, and `resume` tries again. */
  onFailed: (error: unknown) => void
}

export class SiteReader {
  readonly #deps: SiteReaderDeps
  readonly #control = new AbortController()
  #text = ''
  #over = false
  #from = 0
  #waiting: Waiting = { sentences: [], made: 0 }
  #portions: string[] = []
  /** The portion that plays or is to play. */
  #at = 0
  readonly #fetched = new Map<number, Promise<string>>()
  #state: 'idle' | 'fetching' | 'playing' | 'paused-in' = 'idle'
  #paused = false
  #rate: number

  constructor(deps: SiteReaderDeps, rate: number) {
    this.#deps = deps
    this.#rate = rate
    deps.player.onended = () => this.#next()
    deps.player.onerror = () => void this.#onError()
  }

  /** The text so far; `over` when no more comes. */
  feed(text: string, over: boolean): void {
    this.#text = text
    this.#over = over
    this.#take()
    this.#goOn()
  }

  pause(): void {
    this.#paused = true
    if (this.#state !== 'playing') return
    this.#state = 'paused-in'
    this.#deps.player.pause()
  }

  resume(): void {
    this.#paused = false
    if (this.#state === 'paused-in') void this.#play()
    else this.#goOn()
  }

  /** On to the next portion. */
  skip(): void {
    this.#deps.player.pause()
    this.#next()
  }

  setRate(rate: number): void {
    this.#rate = rate
    this.#deps.player.playbackRate = rate
  }

  stop(): void {
    this.#control.abort()
    const { player, drop } = this.#deps
    player.onended = null
    player.onerror = null
    player.pause()
    for (const sound of this.#fetched.values()) void sound.then(drop, () => undefined)
    this.#fetched.clear()
  }

  async #onError(): Promise<void> {
    const { player } = this.#deps
    const { src } = player
    if ((await playsOn(player)) || player.src !== src) return
    if (this.#state === 'playing') this.#fail(new Error('the sound cannot be played'))
  }

  #take(): void {
    const { code, longest } = this.#deps
    const { pieces, next } = nextToRead(this.#text, { from: this.#from, over: this.#over, code })
    this.#from = next
    const sentences = [...this.#waiting.sentences, ...pieces]
    const { portions, waiting } = portionsOf(
      { sentences, made: this.#waiting.made },
      { longest, over: this.#over },
    )
    this.#waiting = waiting
    this.#portions.push(...portions)
  }

  #goOn(): void {
    if (this.#paused || this.#state !== 'idle' || this.#control.signal.aborted) return
    if (this.#at < this.#portions.length) return void this.#begin()
    this.#deps.onWaiting(!this.#over)
    if (this.#over) this.#deps.onDone()
  }

  async #begin(): Promise<void> {
    const at = this.#at
    this.#state = 'fetching'
    this.#deps.onWaiting(true)
    try {
      const address = await this.#soundOf(at)
      if (this.#control.signal.aborted || at !== this.#at) return
      this.#deps.player.src = address
      this.#state = 'paused-in'
      this.#deps.onWaiting(false)
      if (!this.#paused) await this.#play()
      if (at + 1 < this.#portions.length) this.#soundOf(at + 1).catch(() => undefined)
    } catch (error) {
      if (!this.#control.signal.aborted && at === this.#at) this.#fail(error)
    }
  }

  async #play(): Promise<void> {
    this.#state = 'playing'
    this.#deps.player.playbackRate = this.#rate
    try {
      await this.#deps.player.play()
    } catch (error) {
      // Paused before it began: it is no failure.
      if (this.#state === 'playing' && !isInterrupted(error)) this.#fail(error)
    }
  }

  /** Each portion is asked for once, unless it failed. */
  #soundOf(at: number): Promise<string> {
    const known = this.#fetched.get(at)
    if (known) return known
    const sound = this.#deps.fetchPortion(this.#portions[at] ?? '', this.#control.signal)
    this.#fetched.set(at, sound)
    sound.catch(() => this.#fetched.delete(at))
    return sound
  }

  #next(): void {
    this.#state = 'idle'
    this.#at = Math.min(this.#at + 1, this.#portions.length)
    this.#goOn()
  }

  #fail(error: unknown): void {
    this.#state = 'idle'
    this.#paused = true
    this.#deps.onWaiting(false)
    this.#deps.onFailed(error)
  }
}

const isInterrupted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
