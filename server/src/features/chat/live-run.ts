// An answer while it grows, in the memory of the server that runs it. Knows no database: others store what it holds.
import { foldEvent } from '@atelier/contract/fold-events'
import type { MessagePart, UnnumberedChatEvent } from '@atelier/contract/message-parts'
import { eventLine } from './event-lines.ts'
import type { JournalFile } from './run-journal.ts'

/** Why an answer is ended from outside. */
export type StopCause = 'stopped' | 'shutdown'

export class LiveRun {
  readonly entryId: number
  readonly groupId: number
  /** Last event that the database holds. */
  savedSeq = 0
  /** Resolves when the run is stored for good. */
  readonly ended: Promise<void>
  isOver = false
  stopCause: StopCause | undefined

  #parts: readonly MessagePart[]
  readonly #lines: string[] = []
  readonly #readers = new Set<() => void>()
  readonly #journal: JournalFile
  readonly #onJournalFault: (error: unknown) => void
  readonly #abort = new AbortController()
  #waiting = ''
  #end: () => void = () => undefined

  constructor(options: {
    entryId: number
    groupId: number
    /** What the entry holds already, when an answer goes on. */
    parts: readonly MessagePart[]
    journal: JournalFile
    onJournalFault(error: unknown): void
  }) {
    this.entryId = options.entryId
    this.groupId = options.groupId
    this.#parts = options.parts
    this.#journal = options.journal
    this.#onJournalFault = options.onJournalFault
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  get parts(): readonly MessagePart[] {
    return this.#parts
  }

  get lastSeq(): number {
    return this.#lines.length
  }

  /** Ends the request to the upstream. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Takes an event in. All that comes within one turn of the loop goes to journal and readers together, in this order. */
  emit(event: UnnumberedChatEvent): void {
    if (this.isOver) return
    this.#parts = foldEvent(this.#parts, event)
    const line = eventLine(event, this.#lines.length + 1)
    this.#lines.push(line)
    if (this.#waiting === '') queueMicrotask(() => this.#publish())
    this.#waiting += line
  }

  #publish(): void {
    const lines = this.#waiting
    this.#waiting = ''
    try {
      this.#journal.append(lines)
    } catch (error) {
      this.#onJournalFault(error)
    }
    for (const read of this.#readers) read()
  }

  /** Lines after event number `seq`, as text. */
  linesAfter(seq: number): string {
    const { length } = this.#lines
    if (seq >= length) return ''
    return seq === length - 1 ? (this.#lines[seq] ?? '') : this.#lines.slice(seq).join('')
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
    this.#lines.push(eventLine(last, this.#lines.length + 1))
    this.savedSeq = this.#lines.length
    this.isOver = true
    this.#journal.discard()
    this.#leave()
  }

  /** It could not be stored: the journal stays for the next start. */
  abandon(last: UnnumberedChatEvent): void {
    if (this.isOver) return
    this.#lines.push(eventLine(last, this.#lines.length + 1))
    this.isOver = true
    this.#journal.close()
    this.#leave()
  }

  #leave(): void {
    for (const read of this.#readers) read()
    this.#readers.clear()
    this.#end()
  }
}
