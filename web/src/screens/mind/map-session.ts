// A map while it is open: its tree, what can be taken back, and that every change is kept at the server, also through a network that
// comes and goes. Knows no network of its own; what it may call is given to it.
import type { MindNode } from '@atelier/contract/mind-terms'
import { renamed, withoutMarks } from '../../features/talk/mind-canvas/mind-edits.ts'

/**
 * `saved`: the server has it. `saving`: on its way, or about to be. `waiting`: no network; sent again by itself. `failed`: the server
 * would not have it; `conflict`: it was saved elsewhere, and somebody has to choose.
 */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed' | 'conflict'

export type Refusal = { kind: 'network' | 'busy' | 'conflict' | 'refused'; message: string }

export type SessionDeps = {
  save: (tree: MindNode, revision: number) => Promise<{ revision: number }>
  /** What a failed saving means. */
  refusalOf: (failure: unknown) => Refusal
  /** Keeps what the server does not have yet for the next page; null when it has all. */
  keep: (unsaved: { tree: MindNode; revision: number } | null) => void
  wait: (ms: number) => Promise<void>
  online: () => Promise<void>
  /** It was saved elsewhere, and nobody changed it here. */
  onStale: () => void
}

export type SessionState = {
  tree: MindNode | null
  canUndo: boolean
  canRedo: boolean
  save: SaveState
  problem: string
}

const saveAfterMs = 700
const longestWaitMs = 30_000

export class MapSession {
  readonly #deps: SessionDeps
  readonly #listeners = new Set<() => void>()
  #tree: MindNode | null
  #revision: number
  #past: MindNode[] = []
  #future: MindNode[] = []
  #save: SaveState = 'saved'
  #problem = ''
  #isTouched = false
  #isSaving = false
  #state: SessionState

  constructor(found: { tree: MindNode | null; revision: number }, deps: SessionDeps) {
    this.#deps = deps
    this.#tree = found.tree
    this.#revision = found.revision
    this.#state = this.#told()
  }

  readonly state = (): SessionState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  get revision(): number {
    return this.#revision
  }
  get hasUnsaved(): boolean {
    return this.#save !== 'saved'
  }

  /** What somebody does, and can take back. */
  readonly edit = (change: (tree: MindNode) => MindNode): void => {
    const before = this.#tree
    const next = before && change(before)
    if (!before || !next || next === before) return
    this.#past.push(before)
    this.#future = []
    this.#isTouched = true
    this.#put(next)
  }

  /** Names what was added last: both are one thing to take back. */
  readonly rename = (id: string, text: string): void => this.note((tree) => renamed(tree, id, text))

  /** What is kept but is nothing to take back: folding, and marks of ours. */
  readonly note = (change: (tree: MindNode) => MindNode): void => {
    const next = this.#tree && change(this.#tree)
    if (next && next !== this.#tree) this.#put(next)
  }

  /** Takes an answer in: `before` is what undoing leads back to; null for the first one. */
  readonly takeIn = (next: MindNode, before: MindNode | null): void => {
    if (before) {
      this.#past.push(before)
      this.#future = []
    }
    this.#put(next)
  }

  readonly undo = (): void => this.#swap(this.#past, this.#future)
  readonly redo = (): void => this.#swap(this.#future, this.#past)

  /** What the server has, in place of what is here; what was done here can still be brought back. */
  readonly load = (found: { tree: MindNode | null; revision: number }): void => {
    if (this.#tree && this.#isTouched) this.#past.push(this.#tree)
    this.#future = []
    this.#tree = found.tree
    this.#revision = found.revision
    this.#isTouched = false
    this.#become('saved')
    this.#deps.keep(null)
  }

  /** Keeps what is here over what was saved elsewhere as `revision`. */
  readonly replace = (revision: number): void => {
    this.#revision = revision
    this.#save = 'saving'
    if (this.#tree) this.#put(this.#tree)
  }

  /** Goes on with what an earlier page could not save. */
  readonly resume = (tree: MindNode): void => {
    this.#isTouched = true
    this.#put(tree)
  }

  readonly retry = (): void => {
    if (this.#tree) this.#put(this.#tree)
  }

  #swap(from: MindNode[], to: MindNode[]): void {
    const next = from.pop()
    if (!next || !this.#tree) return
    to.push(this.#tree)
    this.#isTouched = true
    // What was awaited then has come since.
    this.#put(withoutMarks(next))
  }

  #put(tree: MindNode): void {
    this.#tree = tree
    this.#deps.keep({ tree, revision: this.#revision })
    // Until somebody has chosen, nothing is sent.
    if (this.#save === 'conflict') {
      this.#publish()
      return
    }
    this.#become(this.#save === 'waiting' ? 'waiting' : 'saving')
    if (!this.#isSaving) void this.#saveAll()
  }

  async #saveAll(): Promise<void> {
    this.#isSaving = true
    try {
      for (let attempt = 0; ; ) {
        await this.#deps.wait(Math.min(longestWaitMs, saveAfterMs * 2 ** attempt))
        const tree = this.#tree
        if (!tree || this.#save === 'saved') return
        const outcome = await this.#send(tree)
        if (outcome === 'over') return
        attempt = outcome === 'again' ? attempt + 1 : 0
      }
    } finally {
      this.#isSaving = false
    }
  }

  async #send(tree: MindNode): Promise<'over' | 'more' | 'again'> {
    try {
      const { revision } = await this.#deps.save(tree, this.#revision)
      this.#revision = revision
    } catch (failure) {
      return this.#refused(this.#deps.refusalOf(failure))
    }
    if (this.#tree !== tree) return 'more'
    this.#isTouched = false
    this.#deps.keep(null)
    this.#become('saved')
    return 'over'
  }

  async #refused({ kind, message }: Refusal): Promise<'over' | 'again'> {
    if (kind === 'network' || kind === 'busy') {
      this.#become('waiting')
      if (kind === 'network') await this.#deps.online()
      return 'again'
    }
    if (kind === 'conflict' && !this.#isTouched) this.#deps.onStale()
    else this.#become(kind === 'conflict' ? 'conflict' : 'failed', message)
    return 'over'
  }

  #become(save: SaveState, problem = ''): void {
    this.#save = save
    this.#problem = problem
    this.#publish()
  }

  #told(): SessionState {
    return {
      tree: this.#tree,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      save: this.#save,
      problem: this.#problem,
    }
  }

  #publish(): void {
    this.#state = this.#told()
    for (const listener of this.#listeners) listener()
  }
}
