import { setTimeout as pause } from 'node:timers/promises'
import type { EngineIo } from '../io.ts'
import type { WorkStatus } from '../kinds/work.ts'
import type { Maker, MakerOutcome, MakerRequest } from './maker.ts'

/**
 * Hands a request over and asks about it until it has ended: for what nobody queues. It is asked as often as the engine says, and at least every
 * `maxCheckMs`. Throws what the engine throws, and `io.signal`'s AbortError.
 */
export async function makeNow(
  maker: Maker,
  request: MakerRequest,
  io: EngineIo,
  { maxCheckMs = Infinity }: { maxCheckMs?: number } = {},
): Promise<Extract<WorkStatus<MakerOutcome>, { state: 'done' | 'failed' }>> {
  const submitted = await maker.submit(request, { ...io, progress: () => {} })
  if ('outcome' in submitted) return { state: 'done', outcome: submitted.outcome }
  for (;;) {
    const status = await maker.check(submitted.ticket, io)
    if (status.state === 'done' || status.state === 'failed') return status
    await pause(Math.min(maker.checkEveryMs ?? 2000, maxCheckMs), undefined, { signal: io.signal })
  }
}
