// A guided tour: which step is shown, and how it comes and goes. Knows no view; create-tour.ts gives it a page.
import { type CallbackName, checkCallback, type TourCallbacks } from './tour-callbacks.ts'
import { type Direction, mayStart, type Progress, progressAt, stepFrom } from './tour-moves.ts'
import { type TourOptions, type TourStep, tourDefaults } from './tour-options.ts'

export type ShownStep = {
  at: number
  step: TourStep
  /** What is lit; null for a step in the middle. */
  element: Element | null
  /** How it was come to. */
  direction: Direction
  progress: Progress
}

export type TourPage = {
  /** The element that a step means, when it can be seen now; else null. */
  find: (element: Element | string) => Element | null
  readCookie: (name: string) => string
  writeCookie: (name: string, value: string, days: number) => void
  removeCookie: (name: string) => void
}

export class Tour {
  readonly options: TourOptions
  readonly #page: TourPage
  readonly #callbacks: Partial<TourCallbacks> = {}
  readonly #listeners = new Set<() => void>()
  #shown: ShownStep | null = null
  /** What waits for an answer of a callback; another one that begins, or the end, makes it void. */
  #pending: symbol | null = null

  constructor(options: Partial<TourOptions>, page: TourPage) {
    this.options = { ...tourDefaults, ...options }
    this.#page = page
  }

  /** The step that is shown; null while the tour does not run. */
  shown = (): ShownStep | null => this.#shown

  /** Told of each change. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Throws when `callback` is no function. */
  on<N extends CallbackName>(name: N, callback: TourCallbacks[N]): this {
    checkCallback(name, callback)
    this.#callbacks[name] = callback
    return this
  }

  /** Whether somebody asked not to see it again. */
  isDismissed = (): boolean => this.#page.readCookie(this.options.dontShowAgainCookie) !== ''

  /** Keeps the wish not to see it again, or takes it back. */
  dismiss(forGood: boolean): void {
    const { dontShowAgainCookie, dontShowAgainCookieDays } = this.options
    if (forGood) this.#page.writeCookie(dontShowAgainCookie, 'true', dontShowAgainCookieDays)
    else this.#page.removeCookie(dontShowAgainCookie)
  }

  /** Shows the first step that is there. Resolves with whether the tour runs then. */
  async start({ evenIfDismissed = false } = {}): Promise<boolean> {
    if (this.#shown || this.#pending) return this.#shown !== null
    const { isActive } = this.options
    if (!mayStart({ isActive, isDismissed: this.isDismissed(), evenIfDismissed })) return false
    const first = stepFrom(this.#there(), -1, 'forward')
    if (first === null) return false
    this.#callbacks.onStart?.()
    await this.#change(first, 'forward')
    return this.#shown !== null
  }

  /** To the next step that is there; from the last one it is done. */
  async next(): Promise<void> {
    const to = this.#shown && stepFrom(this.#there(), this.#shown.at, 'forward')
    if (to === null) await this.done()
    else await this.#change(to, 'forward')
  }

  async back(): Promise<void> {
    const to = this.#shown && stepFrom(this.#there(), this.#shown.at, 'back')
    if (to !== null) await this.#change(to, 'back')
  }

  async done(): Promise<void> {
    await this.#leave(() => this.#callbacks.onComplete?.())
  }

  /** Leaves it before its end, unless that is refused. */
  async exit(): Promise<void> {
    await this.#leave()
  }

  /** Ends it without asking: its place is gone. */
  close(): void {
    this.#pending = null
    if (!this.#shown) return
    this.#show(null)
    this.#callbacks.onExit?.()
  }

  /** Answers a key; false when it means nothing here. */
  press(key: string): boolean {
    const { exitOnEsc, keyboardNavigation } = this.options
    if (!this.#shown) return false
    if (key === 'Escape' && exitOnEsc) void this.exit()
    else if (key === 'ArrowRight' && keyboardNavigation) void this.next()
    else if (key === 'ArrowLeft' && keyboardNavigation) void this.back()
    else return false
    return true
  }

  /** Answers a press beside what is lit. */
  pressOverlay(): void {
    if (this.options.exitOnOverlayClick) void this.exit()
  }

  /** Looks again for what is lit, after the page has changed; goes on when it is gone. */
  async refresh(): Promise<void> {
    const shown = this.#shown
    if (!shown?.step.element) return
    const element = this.#page.find(shown.step.element)
    if (element) {
      if (element !== shown.element) this.#show({ ...shown, element })
      return
    }
    const there = this.#there()
    const ahead = stepFrom(there, shown.at, 'forward')
    const to = ahead ?? stepFrom(there, shown.at, 'back')
    if (to === null) this.close()
    else await this.#change(to, ahead === null ? 'back' : 'forward')
  }

  #there(): boolean[] {
    return this.options.steps.map(({ element }) => !element || this.#page.find(element) !== null)
  }

  async #change(at: number, direction: Direction): Promise<void> {
    const step = this.options.steps[at]
    if (!step || this.#pending) return
    const change = { step, at, direction }
    if (!(await this.#isAllowed(this.#callbacks.onBeforeChange?.(change)))) return
    this.#callbacks.onChange?.(change)
    // Found only now: those who were asked may have brought it to the screen.
    const element = step.element ? this.#page.find(step.element) : null
    this.#show({ at, step, element, direction, progress: progressAt(this.#there(), at) })
    this.#callbacks.onAfterChange?.(change)
  }

  async #leave(onAllowed: () => void = () => undefined): Promise<void> {
    if (!this.#shown) return
    // Whoever leaves does not wait for a step that is still being prepared.
    this.#pending = null
    if (!(await this.#isAllowed(this.#callbacks.onBeforeExit?.())) || !this.#shown) return
    onAllowed()
    this.close()
  }

  /** False when it was refused, or when something else has come between. */
  async #isAllowed(answer: unknown): Promise<boolean> {
    const asked = Symbol('asked')
    this.#pending = asked
    try {
      return (await answer) !== false && this.#pending === asked
    } finally {
      if (this.#pending === asked) this.#pending = null
    }
  }

  #show(shown: ShownStep | null): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
