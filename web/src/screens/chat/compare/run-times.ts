// How long answers took, as this browser saw it: kept a while, so that a reload does not lose it.
import type { RunEvent } from '../../../features/talk/runs/run-reducer.ts'
import { defineStored } from '../../../lib/storage/define-stored.ts'

/** Milliseconds since 1970; null for what has not been seen. */
export type RunTimes = {
  entryId: number
  askedAt: number
  firstWordAt: number | null
  endedAt: number | null
}

const maxKept = 40
const kept = defineStored<readonly RunTimes[]>('compareTimes', { default: [] })

export const compareTimes = kept

export const timesOf = (all: readonly RunTimes[], entryId: number): RunTimes | undefined =>
  all.find((each) => each.entryId === entryId)

/** What an event says of the times of its answer; undefined when it says nothing new. */
export function timesAfter(
  times: RunTimes | undefined,
  event: RunEvent,
  nowMs: number,
): RunTimes | undefined {
  if (!times) return undefined
  if (event.type === 'text-delta') {
    return times.firstWordAt === null ? { ...times, firstWordAt: nowMs } : undefined
  }
  const isEnd = event.type === 'finish' || event.type === 'error'
  return isEnd && times.endedAt === null ? { ...times, endedAt: nowMs } : undefined
}

function note(times: RunTimes): void {
  kept.update((all) =>
    [...all.filter(({ entryId }) => entryId !== times.entryId), times].slice(-maxKept),
  )
}

/** Passes the events of an answer on and notes its times. `askedAt` is null for one that was found under way. */
export async function* timed(
  events: AsyncIterable<RunEvent>,
  found: { entryId: number | null; askedAt: number | null },
): AsyncGenerator<RunEvent, void> {
  let times = found.entryId === null ? undefined : timesOf(kept.get(), found.entryId)
  for await (const event of events) {
    if (event.type === 'start' && found.askedAt !== null) {
      const { entryId } = event
      times = { entryId, askedAt: found.askedAt, firstWordAt: null, endedAt: null }
      note(times)
    } else {
      const next = timesAfter(times, event, Date.now())
      if (next) {
        times = next
        note(next)
      }
    }
    yield event
  }
}
