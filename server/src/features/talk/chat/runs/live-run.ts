// An answer while it grows, in the memory of the server that runs it. Knows no database: others store what it holds. What it holds is
// bounded: an answer of very many pieces has them told together, and lines that are stored are not kept here for long.
import { foldEvent } from '@atelier/contract/fold-events'
import type { MessagePart, UnnumberedChatEvent } from '@atelier/contract/message-parts'
import { GrowingText } from '../../../../platform/growing-text.ts'
import { eventLine } from '../journal/event-lines.ts'
import type { JournalFile } from '../journal/run-journal.ts'
import { RunLines } from './run-lines.ts'

/** Why an answer is ended from outside. */
export type StopCause = 'stopped' | 'shutdown'

/** So many events are told one by one; a model that goes on letter by letter has what comes within the pause told as one. */
const toldSingly = 10_000
const gatherMs = 50

/** Lines of an answer, in letters: several times what any model writes with all its tools. */
const maxLetters = 16_000_000

/** A journal that is longer is begun again with what the database does not have yet, in letters. */
const longestJournal = 512 * 1024

type Delta = Extract<UnnumberedChatEvent, { type: 'text-delta' | 'reasoning-delta' }>
type Gathered = { type: Delta['type']; text: GrowingText }

export type LiveRunOptions = {
  entryId: number
  groupId: number
  /** What the entry holds already, when an answer goes on. */
  parts: readonly MessagePart[]
  journal: JournalFile
  /** Told when the journal cannot be written, once until it can be again. */
  onJournalFault(error: unknown): void
  /** Lines after a number that are not kept here any more, out of the database. */
  readStored(after: number): AsyncIterable<{ lines: string; upTo: number }>
}

export class LiveRun {
  readonly entryId: number
  readonly groupId: number
  /** Resolves when the run is stored for good. */
  readonly ended: Promise<void>
  readonly readStored: LiveRunOptions['readStored']
  isOver = false
  stopCause: StopCause | undefined

  #parts: readonly MessagePart[]
  #savedSeq = 0
  readonly #lines = new RunLines()
  #letters = 0
  readonly #readers = new Set<() => void>()
  readonly #journal: JournalFile
  #journalLetters = 0
  #isJournalBroken = false
  readonly #onJournalFault: (error: unknown) => void
  readonly #abort = new AbortController()
  /** A delta that goes on: it has no number yet. */
  #gathering: Gathered | undefined
  #gatherTimer: NodeJS.Timeout | undefined
  #waiting = ''
  #end: () => void = () => undefined

  constructor(options: LiveRunOptions) {
    this.entryId = options.entryId
    this.groupId = options.groupId
    this.readStored = options.readStored
    this.#parts = options.parts
    this.#journal = options.journal
    this.#onJournalFault = options.onJournalFault
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  /** All that has come, also what nobody was told of yet. */
  get parts(): readonly MessagePart[] {
    const gathered = this.#gathering
    if (!gathered) return this.#parts
    return foldEvent(this.#parts, deltaOf(gathered))
  }

  get lastSeq(): number {
    return this.#lines.last
  }

  /** Last event that the database holds. */
  get savedSeq(): number {
    return this.#savedSeq
  }

  /** Whether it has become longer than an answer may. */
  get isFull(): boolean {
    return this.#letters > maxLetters
  }

  /** Ends the request to the upstream. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Takes an event in. All that comes within one turn of the loop goes to journal and readers together, in this order. */
  emit(event: UnnumberedChatEvent): void {
    if (this.isOver) return
    if (!isDelta(event) || this.#lines.last < toldSingly) {
      this.#endGathering()
      this.#number(event)
    } else this.#gather(event)
  }

  /** Gives all that has come its number, and journal and readers their part of it. */
  flush(): void {
    this.#endGathering()
    this.#publish()
  }

  /** Lines after event number `seq`, as text; not for numbers up to `droppedSeq`. */
  linesAfter(seq: number): string {
    return this.#lines.after(seq)
  }

  /** As `linesAfter`, whole lines up to about so many letters. */
  pieceAfter(seq: number, max: number): { lines: string; upTo: number } {
    return this.#lines.piece(seq, max)
  }

  /** Lines up to this one are in the database alone. */
  get droppedSeq(): number {
    return this.#lines.dropped
  }

  /** The database holds all up to this number. */
  noteSaved(seq: number): void {
    if (seq <= this.#savedSeq) return
    this.#savedSeq = seq
    this.#lines.drop(seq)
    if (this.isOver || this.#journalLetters <= longestJournal) return
    this.#publish()
    this.#journalLetters = 0
    this.#write(() => this.#journal.restart(this.linesAfter(seq)))
  }

  /** Calls `read` when there is news, and once more at the end. Returns how to leave. */
  follow(read: () => void): () => void {
    this.#readers.add(read)
    return () => this.#readers.delete(read)
  }

  /** Asks the answer to end; `ended` tells when it has. */
  stop(cause: StopCause): void {
    this.stopCause ??= cause
    this.#abort.abort()
  }

  /** The last event is stored: tells the readers, and lets the journal go. */
  finish(last: UnnumberedChatEvent): void {
    if (this.isOver) return
    this.flush()
    this.#take(last)
    this.#savedSeq = this.#lines.last
    this.isOver = true
    this.#journal.discard()
    this.#leave()
  }

  /** It could not be stored: the journal stays for the next start. */
  abandon(last: UnnumberedChatEvent): void {
    if (this.isOver) return
    this.flush()
    this.#take(last)
    this.isOver = true
    this.#journal.close()
    this.#leave()
  }

  #gather({ type, text }: Delta): void {
    if (this.#gathering?.type !== type) {
      this.#endGathering()
      this.#gathering = { type, text: new GrowingText() }
    }
    this.#gathering?.text.add(text)
    this.#gatherTimer ??= setTimeout(() => {
      this.#gatherTimer = undefined
      this.#endGathering()
    }, gatherMs)
  }

  #endGathering(): void {
    const gathered = this.#gathering
    if (!gathered) return
    this.#gathering = undefined
    this.#number(deltaOf(gathered))
  }

  #number(event: UnnumberedChatEvent): void {
    this.#parts = foldEvent(this.#parts, event)
    const line = this.#take(event)
    if (this.#waiting === '') queueMicrotask(() => this.#publish())
    this.#waiting += line
  }

  #take(event: UnnumberedChatEvent): string {
    const line = eventLine(event, this.#lines.last + 1)
    this.#lines.push(line)
    this.#letters += line.length
    return line
  }

  #publish(): void {
    const lines = this.#waiting
    if (lines === '') return
    this.#waiting = ''
    this.#journalLetters += lines.length
    this.#write(() => this.#journal.append(lines))
    for (const read of this.#readers) read()
  }

  #write(task: () => void): void {
    try {
      task()
      this.#isJournalBroken = false
    } catch (error) {
      if (!this.#isJournalBroken) this.#onJournalFault(error)
      this.#isJournalBroken = true
    }
  }

  #leave(): void {
    clearTimeout(this.#gatherTimer)
    for (const read of this.#readers) read()
    this.#readers.clear()
    this.#end()
  }
}

const isDelta = (event: UnnumberedChatEvent): event is Delta =>
  event.type === 'text-delta' || event.type === 'reasoning-delta'

const deltaOf = ({ type, text }: Gathered): UnnumberedChatEvent => ({
  type,
  text: text.toString(),
})
