// One stream of the changes of the caller's works, open only while somebody needs it. Comes back by itself with growing pauses. Knows no
// network of its own and no cache; what it may call is given to it.
import type { WorkEvent } from '@atelier/contract/features/making/works'
import { CallFailure } from '../../../api/call-failure.ts'
import { backOffMs } from '../../../lib/back-off.ts'

/** A line that says nothing for so long is taken for dead; the server says that it is alive more often. */
export const silenceMs = 75_000

export type LiveDeps = {
  open: (signal: AbortSignal) => AsyncIterable<WorkEvent>
  /** Resolves when the browser has a network; at once when it has. */
  online: () => Promise<void>
  /** Ends early, without an error, when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Calls back once; returns what calls it off. */
  later: (action: () => void, ms: number) => () => void
  /** 0 to 1. */
  random: () => number
  take: (event: WorkEvent) => void
}

export class LiveWorks {
  readonly #deps: LiveDeps
  #holders = 0
  #reading: AbortController | undefined

  constructor(deps: LiveDeps) {
    this.#deps = deps
  }

  /** Keeps the stream open until what this returns is called; once is enough, however often it is called. */
  readonly hold = (): (() => void) => {
    this.#holders += 1
    if (this.#holders === 1) this.#begin()
    let held = true
    return () => {
      if (!held) return
      held = false
      this.#holders -= 1
      if (this.#holders === 0) this.#end()
    }
  }

  /** Somebody else calls now: the stream of the one before is of no use. */
  readonly restart = (): void => {
    if (this.#holders === 0) return
    this.#end()
    this.#begin()
  }

  #begin(): void {
    const reading = new AbortController()
    this.#reading = reading
    void this.#follow(reading.signal)
  }

  #end(): void {
    this.#reading?.abort()
    this.#reading = undefined
  }

  async #follow(signal: AbortSignal): Promise<void> {
    for (let attempt = 0; !signal.aborted; ) {
      const { came, failure } = await this.#read(signal)
      if (signal.aborted || isFinal(failure)) return
      attempt = came ? 0 : attempt + 1
      await this.#deps.online()
      const asked = failure instanceof CallFailure ? (failure.retryAfterS ?? 0) * 1000 : 0
      await this.#deps.wait(Math.max(asked, backOffMs(attempt, this.#deps.random())), signal)
    }
  }

  /** Reads one connection to its end; `came` tells whether it stood. */
  async #read(signal: AbortSignal): Promise<{ came: boolean; failure: unknown }> {
    const silent = new AbortController()
    let callOff = (): void => undefined
    let came = false
    try {
      for await (const event of this.#deps.open(AbortSignal.any([signal, silent.signal]))) {
        if (signal.aborted) break
        callOff()
        callOff = this.#deps.later(() => silent.abort(), silenceMs)
        came = true
        this.#deps.take(event)
      }
      return { came, failure: undefined }
    } catch (failure) {
      return { came, failure }
    } finally {
      callOff()
    }
  }
}

/** Asking again would be answered alike, until somebody else calls. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof CallFailure && [401, 403, 404].includes(failure.verdict)
