// What is sent of a running work: a few times a second at most, and never in the way of the work itself.
import type { MadeFile, Ticket } from '@atelier/engines/kinds/work'
import { sendWorks } from '../telling/send-works.ts'
import type { WorkRow } from '../works.store.ts'
import { type Hold, LetGo, type RunDependencies, retryWhileHeld } from './held-work.ts'
import * as running from './running-work.store.ts'

type Changes = Parameters<typeof running.updateHeld>[2]

/** Writes and tells something of a work that is ours. Throws LetGo when it is not any more. */
export async function writeHeld(
  changes: Changes,
  hold: Hold,
  dependencies: RunDependencies,
): Promise<void> {
  const { db } = dependencies
  const row = await retryWhileHeld(
    () =>
      db.transaction(async (tx) => {
        const held = await running.updateHeld(tx, hold, changes)
        if (held) await sendWorks(tx, { ownerId: held.ownerId, kind: 'work', ids: [hold.id] })
        return held
      }),
    hold,
    dependencies,
  )
  if (!row) throw new LetGo()
}

/** Keeps the upstream's word on this server's disk at once, then in the database. Throws LetGo when the work is not ours any more. */
export async function keepTicket(
  ticket: Ticket,
  phase: 'asked' | 'fetching',
  { work, hold }: { work: Pick<WorkRow, 'requestKey'>; hold: Hold },
  dependencies: RunDependencies,
): Promise<void> {
  const { tickets } = dependencies
  tickets.keep({ workId: hold.id, requestKey: work.requestKey, phase, ticket })
  await writeHeld({ ticket: { ...ticket }, phase }, hold, dependencies)
  tickets.discard(hold.id)
}

export type ProgressNotes = {
  /** Notes how far it is; written soon, the latest alone. */
  note(percent: number | undefined, preview?: MadeFile): void
  /** Writes nothing more, once what is being written is; resolves with the preview that is stored. */
  close(): Promise<string | null>
}

/** Takes notes of a work's progress; what cannot be written is of no weight. */
export function takeNotes(
  about: { ownerId: number; preview: string | null; progress: number },
  hold: Hold,
  dependencies: RunDependencies,
): ProgressNotes {
  const { timings, files, log } = dependencies
  let { progress, preview } = about
  let latest: { percent: number; preview: MadeFile | undefined } | undefined
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  // A picture that was wanted on the way is of no use once the work has come to its end, which does not wait for it.
  const closing = new AbortController()
  const signal = AbortSignal.any([hold.end, closing.signal])

  const write = async () => {
    const wanted = latest
    latest = undefined
    if (!wanted || closed) return
    if (wanted.preview)
      preview = await files.storePreview(wanted.preview, {
        workId: hold.id,
        ownerId: about.ownerId,
        before: preview,
        signal,
      })
    else if (wanted.percent === progress) return
    progress = wanted.percent
    await writeHeld({ progress, preview }, hold, dependencies)
  }
  const plan = () => {
    if (closed || writing || timer || !latest) return
    writing = write()
      .catch((error: unknown) => {
        if (!(error instanceof LetGo))
          log.debug({ err: error, workId: hold.id }, 'progress was not noted')
      })
      .then(() => {
        writing = undefined
        timer = setTimeout(() => {
          timer = undefined
          plan()
        }, timings.progressMs)
        timer.unref()
      })
  }
  return {
    note(percent, picture) {
      const whole = Math.round(Math.max(0, Math.min(99, percent ?? progress)))
      latest = { percent: whole, preview: picture ?? latest?.preview }
      plan()
    },
    async close() {
      closed = true
      closing.abort()
      await writing
      clearTimeout(timer)
      return preview
    },
  }
}
