// Sends one reader every change of their works, a line each, until they leave or the server ends.
import type { ServerResponse } from 'node:http'
import type { WorkEvent } from '@atelier/contract/features/works'
import { workStates } from '@atelier/contract/work-terms'
import type { Logger } from 'pino'
import type { Caller } from '../../platform/http/request-context.ts'
import { type DescribeDependencies, describeWorks, type Reader } from './to-work.ts'
import type { WorkHub } from './work-hub.ts'
import { listOwnWorks } from './works.store.ts'
import type { WorkDependencies } from './works-dependencies.ts'

/** Keeps proxies from taking a quiet line for a dead one. */
const aliveMs = 15_000
/** A work is told at most so often. */
const gapMs = 250
/** Places in the queue change without anything of one's own having changed. */
const placesMs = 5_000

type FollowDependencies = DescribeDependencies &
  Pick<WorkDependencies, 'db'> & { hub: WorkHub; log: Logger }

/** Resolves when the reader has left or was sent away. */
export function followWorks(
  caller: Caller,
  reader: Reader,
  out: ServerResponse,
  dependencies: FollowDependencies,
): Promise<void> {
  const { hub, clock, log } = dependencies
  return new Promise((resolve) => {
    const changed = new Set<number>()
    const waiting = new Set<number>()
    let sending = false
    let gap: NodeJS.Timeout | undefined
    let left = false
    let isFull = false

    const send = (event: WorkEvent) => {
      if (left) return
      if (out.write(`${JSON.stringify(event)}\n`)) return
      isFull = true
      out.once('drain', () => {
        isFull = false
        sendSoon()
      })
    }
    const sendChanged = async () => {
      const ids = [...changed]
      changed.clear()
      const rows = await listOwnWorks(dependencies.db, caller.accountId, ids)
      for (const work of await describeWorks(rows, reader, dependencies)) {
        if (work.status === workStates.waiting) waiting.add(work.id)
        else waiting.delete(work.id)
        send({ type: 'work', work })
      }
    }
    /** The first change goes out at once; what changes within the gap after it goes out together at its end. A slow reader gets the latest. */
    const sendSoon = () => {
      if (left || sending || gap || isFull || changed.size === 0) return
      sending = true
      sendChanged()
        // What could not be told now is asked for by the reader once the line says `ready` again.
        .catch((error: unknown) => {
          log.debug({ err: error }, 'changes of works could not be told')
          ready()
        })
        .finally(() => {
          sending = false
          gap = setTimeout(() => {
            gap = undefined
            sendSoon()
          }, gapMs)
        })
    }
    const ready = () => send({ type: 'ready', now: clock.now().toISOString() })
    const alive = setInterval(() => {
      if (!isFull) send({ type: 'alive' })
    }, aliveMs)
    const places = setInterval(() => {
      for (const id of waiting) changed.add(id)
      sendSoon()
    }, placesMs)
    const leave = () => {
      if (left) return
      left = true
      clearInterval(alive)
      clearInterval(places)
      clearTimeout(gap)
      unfollow()
      out.end()
      resolve()
    }
    const unfollow = hub.follow(caller.accountId, {
      hear({ kind, ids }) {
        if (kind === 'work') for (const id of ids) changed.add(id)
        else if (kind !== 'over') {
          for (const id of ids) changed.delete(id)
          send({ type: kind, ids })
        }
        sendSoon()
      },
      missed: ready,
      leave,
    })
    out.once('close', leave)
    ready()
  })
}
