// What wants to say something by itself, in one line. One bar shows at a time, the most important first, and none before a calm moment.
import type { Locale } from '@atelier/contract/primitives'
import { isCalm, type Moment } from './calm.ts'

/** In the order in which they come. */
export const barKinds = ['update', 'notice', 'language', 'tour'] as const
export type BarKind = (typeof barKinds)[number]

export type BarAction = { label: string; onPress: () => void }

export type Bar = {
  kind: BarKind
  /** Its name, for those who jump from part to part. */
  name: string
  text: string
  /** The language of its words, where that is not the page's. */
  lang?: Locale
  /** What it offers. */
  action: BarAction
  /** A second thing, beside putting it off. */
  other?: BarAction
  dismissLabel: string
  /** It was put off; whoever offers it takes it out of the queue. */
  onDismiss: () => void
  /** Shows also to somebody who moves the pointer about: they cannot read the page. */
  evenWhilePointing?: boolean
}

export class BarQueue {
  readonly #bars = new Map<BarKind, Bar>()
  readonly #listeners = new Set<() => void>()
  #shown: BarKind | null = null
  #holds = 0

  /** Lets a bar wait, in place of another of its kind; returns what takes it back. */
  readonly offer = (bar: Bar): (() => void) => {
    this.#bars.set(bar.kind, bar)
    this.#tell()
    return () => {
      if (this.#bars.get(bar.kind) !== bar) return
      this.#bars.delete(bar.kind)
      this.#tell()
    }
  }

  /** Counts as something that runs, until what it returns is called. */
  readonly hold = (): (() => void) => {
    this.#holds += 1
    return () => {
      this.#holds -= 1
    }
  }

  /**
   * Brings what is shown up to the moment: the first that waits when it is calm. A bar stays until it is taken back or a more important one
   * comes, which changes places with it under nobody's hand; while something runs it steps back, and comes again afterwards.
   */
  readonly look = (now: Moment): void => {
    const moment = { ...now, running: now.running || this.#holds > 0 }
    const stays = this.#shown !== null && this.#bars.has(this.#shown) && !moment.running
    const next = barKinds.find((kind) => {
      if (stays && kind === this.#shown) return true
      const bar = this.#bars.get(kind)
      return bar && isCalm(moment, !stays && bar.evenWhilePointing)
    })
    if ((next ?? null) === this.#shown) return
    this.#shown = next ?? null
    this.#tell()
  }

  readonly shown = (): Bar | null => (this.#shown && this.#bars.get(this.#shown)) ?? null

  /** Whether any bar waits or shows, so that moments are worth looking at. */
  readonly isWanted = (): boolean => this.#bars.size > 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
