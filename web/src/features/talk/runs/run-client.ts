// The live store of running answers, outside React: an answer goes on while people move between conversations and screens, several
// at once. Knows no network of its own; what it may call is given to it.
import type { MessagePart } from '@atelier/contract/message-parts'
import { type FollowDeps, followRun } from './follow-run.ts'
import { type RunEvent, type RunState, takeEvent, type Verdict } from './run-reducer.ts'
import { foundTurn, newTurn, type Turn, type TurnPlan } from './turn.ts'

export type RunDeps<Request> = FollowDeps & {
  process: (request: Request, signal: AbortSignal) => AsyncIterable<RunEvent>
  stop: (entryId: number) => Promise<void>
  /** Calls back with a frame the screen shows soon, or soon where none is shown. */
  frame: (callback: () => void) => void
  /** Milliseconds since 1970. */
  now: () => number
}

export type Started = { groupId: number; entryId: number; promptId: number | null }

export type FoundRun = {
  groupId: number
  entryId: number
  isMind?: boolean
  parts: readonly MessagePart[]
  /** Number of the last event that is in `parts`. */
  seq: number
}

/** `state` runs ahead of `turn.state` between two frames. */
type Live = { turn: Turn; state: RunState; abort: AbortController; dirty: boolean }

export class RunClient<Request> {
  readonly #deps: RunDeps<Request>
  readonly #lives = new Map<string, Live>()
  readonly #listeners = new Set<() => void>()
  readonly #turnListeners = new Map<string, Set<() => void>>()
  readonly #endListeners = new Set<(turn: Turn) => void>()
  readonly #entryKeys = new Map<number, string>()
  readonly #origins = new Map<number, string>()
  #list: readonly Turn[] = []
  #count = 0
  #frameAsked = false

  constructor(deps: RunDeps<Request>) {
    this.#deps = deps
  }

  /** Sends a question. Resolves when the server has taken it; rejects, and forgets the turn, when it does not. */
  readonly start = (plan: TurnPlan, request: Request): Promise<Started> => {
    if (plan.continues) this.#keepKey(plan.continues.entryId)
    const live = this.#add(newTurn(this.#nextKey(), plan, this.#deps.now()))
    const events = this.#deps.process(request, live.abort.signal)
    return new Promise((resolve, reject) => {
      this.#read(live, events, resolve).catch((failure: unknown) => {
        this.#remove(live)
        reject(failure)
      })
    })
  }

  /** Reads on an answer that was found running; does nothing when it is read already. */
  readonly attach = (found: FoundRun): void => {
    for (const { turn, state } of this.#lives.values()) {
      if (state.entryId === found.entryId && turn.endedAt === null) return
    }
    this.#keepKey(found.entryId)
    const live = this.#add(foundTurn(this.#nextKey(), found, this.#deps.now()))
    this.#read(live, null, () => undefined).catch(() => this.#remove(live))
  }

  /** Ends an answer everywhere. Rejects when that could not be said to the server; the answer then goes on. */
  readonly stop = async (key: string): Promise<void> => {
    const live = this.#lives.get(key)
    if (!live || live.turn.endedAt !== null) return
    this.#change(live, { stopping: true })
    const { entryId } = live.state
    // Without a name there is nothing to stop yet: `#named` does it.
    if (entryId === null || live.turn.link === 'sending') return
    try {
      await this.#deps.stop(entryId)
    } catch (failure) {
      this.#change(live, { stopping: false })
      throw failure
    }
  }

  /** Drops a turn that has ended, once what is stored is shown in its place. */
  readonly forget = (key: string): void => {
    const live = this.#lives.get(key)
    if (live && live.turn.endedAt !== null) this.#remove(live)
  }

  /** Leaves all turns of a conversation, or all there are, without ending them at the server. */
  readonly leave = (groupId?: number): void => {
    for (const live of [...this.#lives.values()]) {
      if (groupId === undefined || live.turn.groupId === groupId) this.#remove(live)
    }
  }

  /** All turns, each as it was at the last change of this list; what they say now is read by `turn`. */
  readonly turns = (): readonly Turn[] => this.#list

  readonly turn = (key: string): Turn | undefined => this.#lives.get(key)?.turn

  /** Told when a turn comes, goes, is named by the server, changes its link or ends. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Told of every change of one turn, once a frame at most. */
  readonly subscribeTurn = (key: string, listener: () => void): (() => void) => {
    const set = this.#turnListeners.get(key) ?? new Set()
    this.#turnListeners.set(key, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.#turnListeners.delete(key)
    }
  }

  /** Told of each turn that has ended, once, however soon it is forgotten. */
  readonly onEnd = (listener: (turn: Turn) => void): (() => void) => {
    this.#endListeners.add(listener)
    return () => this.#endListeners.delete(listener)
  }

  /** The key that an entry has had on this page since before it had a number. */
  readonly entryKey = (entryId: number): string | undefined => this.#entryKeys.get(entryId)

  /** What the page showed when the conversation was made from it. */
  readonly originOf = (groupId: number): string | undefined => this.#origins.get(groupId)

  /** The conversation that was made from what the page showed; 0 for none. */
  readonly madeFrom = (origin: string): number =>
    [...this.#origins].findLast(([, from]) => from === origin)?.[0] ?? 0

  async #read(
    live: Live,
    first: AsyncIterable<RunEvent> | null,
    onNamed: (started: Started) => void,
  ): Promise<void> {
    const follower = {
      signal: live.abort.signal,
      take: (event: RunEvent) => this.#take(live, event, onNamed),
      position: () => {
        const { entryId, seq } = live.state
        return entryId === null || live.turn.link === 'sending' ? null : { entryId, after: seq }
      },
      isOver: () => live.state.end !== null,
      onLink: (link: 'live' | 'waiting') => {
        if (live.turn.link !== link) this.#change(live, { link })
      },
    }
    await followRun(follower, first, this.#deps)
    this.#change(live, { link: 'ended', endedAt: this.#deps.now(), stopping: false })
    for (const listener of this.#endListeners) listener(live.turn)
  }

  #take(live: Live, event: RunEvent, onNamed: (started: Started) => void): Verdict {
    const { state, verdict } = takeEvent(live.state, event)
    if (verdict !== 'taken') return verdict
    live.state = state
    if (event.type === 'start') {
      this.#named(live, event)
      onNamed(event)
    } else if (!state.end) {
      this.#publishSoon(live)
    }
    return verdict
  }

  #named(live: Live, started: Started): void {
    const { key, prompt, groupId, origin, stopping } = live.turn
    if (!this.#entryKeys.has(started.entryId)) {
      this.#entryKeys.set(started.entryId, answerKey(key))
    }
    if (started.promptId !== null && prompt) this.#entryKeys.set(started.promptId, promptKey(key))
    if (groupId === null) this.#origins.set(started.groupId, origin)
    this.#change(live, { groupId: started.groupId, link: 'live' })
    if (stopping) void this.stop(key).catch(() => undefined)
  }

  #keepKey(entryId: number): void {
    if (!this.#entryKeys.has(entryId)) this.#entryKeys.set(entryId, String(entryId))
  }

  #nextKey(): string {
    this.#count += 1
    return `turn-${this.#count}`
  }

  #add(turn: Turn): Live {
    const live = { turn, state: turn.state, abort: new AbortController(), dirty: false }
    this.#lives.set(turn.key, live)
    this.#publishList()
    return live
  }

  #remove(live: Live): void {
    // A run that is over closes its connection itself.
    if (live.turn.endedAt === null) live.abort.abort()
    this.#lives.delete(live.turn.key)
    this.#tell(live.turn.key)
    this.#publishList()
  }

  #change(live: Live, fields: Partial<Turn>): void {
    live.dirty = false
    live.turn = { ...live.turn, state: live.state, ...fields }
    if (this.#lives.get(live.turn.key) !== live) return
    this.#tell(live.turn.key)
    this.#publishList()
  }

  #publishSoon(live: Live): void {
    live.dirty = true
    if (this.#frameAsked) return
    this.#frameAsked = true
    this.#deps.frame(() => this.#publishContents())
  }

  #publishContents(): void {
    this.#frameAsked = false
    for (const live of this.#lives.values()) {
      if (!live.dirty) continue
      live.dirty = false
      live.turn = { ...live.turn, state: live.state }
      this.#tell(live.turn.key)
    }
  }

  #publishList(): void {
    this.#list = [...this.#lives.values()].map((live) => live.turn)
    for (const listener of this.#listeners) listener()
  }

  #tell(key: string): void {
    for (const listener of this.#turnListeners.get(key) ?? []) listener()
  }
}

/** The keys of a turn's two messages while they have no numbers, and after. */
export const promptKey = (turnKey: string): string => `${turnKey}-prompt`
export const answerKey = (turnKey: string): string => `${turnKey}-answer`
