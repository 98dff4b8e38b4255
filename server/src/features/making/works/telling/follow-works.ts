// Sends one reader every change of their works, a line each, until they leave or the server ends.
import type { ServerResponse } from 'node:http'
import type { WorkEvent } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import type { Logger } from 'pino'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { isStillLetIn } from '../../../identity/accounts/identify.usecases.ts'
import { type DescribeDependencies, describeWorks, type Reader } from '../to-work.ts'
import { listOwnWorks } from '../works.store.ts'
import { gatherChanges } from './gather-changes.ts'
import type { WorkHub } from './work-hub.ts'

/** Keeps proxies from taking a quiet line for a dead one. */
const aliveMs = 15_000
/** Places in the queue change without anything of one's own having changed. */
const placesMs = 5_000

type FollowDependencies = DescribeDependencies & { hub: WorkHub; log: Logger }

/** Resolves when the reader has left or was sent away. */
export function followWorks(
  caller: Caller,
  reader: Reader,
  out: ServerResponse,
  dependencies: FollowDependencies,
): Promise<void> {
  const { db, hub, clock, log } = dependencies
  const waiting = new Set<number>()
  let isFull = false
  const send = (event: WorkEvent) => {
    if (out.writableEnded || out.write(`${JSON.stringify(event)}\n`)) return
    isFull = true
  }
  const ready = () => send({ type: 'ready', now: clock.now().toISOString() })
  const hand = async (ids: number[]) => {
    try {
      // The line outlives the call that opened it; whose session has ended since is sent nothing more.
      if (!(await isStillLetIn(caller, dependencies))) return void out.end()
      const rows = await listOwnWorks(db, caller.accountId, ids)
      for (const work of await describeWorks(rows, reader, dependencies)) {
        if (work.status === workStates.waiting) waiting.add(work.id)
        else waiting.delete(work.id)
        send({ type: 'work', work })
      }
    } catch (error) {
      log.debug({ err: error }, 'changes of works could not be told')
      // What could not be told now is asked for by the reader.
      ready()
    }
  }
  const changes = gatherChanges(hand, () => !isFull)
  out.on('drain', () => {
    isFull = false
    changes.send()
  })
  const alive = setInterval(() => {
    if (!isFull) send({ type: 'alive' })
  }, aliveMs)
  const places = setInterval(() => changes.add(waiting), placesMs)
  return new Promise((resolve) => {
    const leave = () => {
      clearInterval(alive)
      clearInterval(places)
      changes.close()
      unfollow()
      out.end()
      resolve()
    }
    const unfollow = hub.follow(caller.accountId, {
      hear({ kind, ids }) {
        if (kind === 'work') return changes.add(ids)
        changes.drop(ids)
        if (kind !== 'over') send({ type: kind, ids })
      },
      missed: ready,
      leave,
    })
    out.once('close', leave)
    ready()
  })
}
