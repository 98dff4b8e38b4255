// Reads a run to its end through connections that break: attaches again after the last event it took, with growing pauses, and
// waits while the browser is offline.
import { CallFailure } from '../../../api/call-failure.ts'
import { backOffMs } from '../../../lib/back-off.ts'
import type { RunEvent, Verdict } from './run-reducer.ts'

export type FollowDeps = {
  attach: (at: { entryId: number; after: number }, signal: AbortSignal) => AsyncIterable<RunEvent>
  /** Resolves when the browser has a network; at once when it has. */
  online: () => Promise<void>
  wait: (ms: number) => Promise<void>
  /** 0 to 1. */
  random: () => number
}

/** What the reader of a run holds; `position` is null until the server has named the entry. */
export type Follower = {
  signal: AbortSignal
  take: (event: RunEvent) => Verdict
  position: () => { entryId: number; after: number } | null
  isOver: () => boolean
  onLink: (link: 'live' | 'waiting') => void
}

/**
 * Resolves `ended` after the run's last event, `gone` when the server knows nothing of the run any more (its stored entry is the
 * truth then), `left` when the reader was told to leave. Throws what the first connection threw when it broke before the server
 * had named the entry.
 */
export async function followRun(
  follower: Follower,
  first: AsyncIterable<RunEvent> | null,
  deps: FollowDeps,
): Promise<'ended' | 'gone' | 'left'> {
  let source = first
  for (let attempt = 0; ; ) {
    const { progressed, failure } = await drain(follower, source ?? attach(follower, deps))
    if (follower.isOver()) return 'ended'
    if (follower.signal.aborted) return 'left'
    if (follower.position() === null) throw failure ?? new UnansweredError()
    if (source === null && failure && isFinal(failure)) return 'gone'
    source = null
    attempt = progressed ? 0 : attempt + 1
    follower.onLink('waiting')
    await deps.online()
    if (attempt > 0) await deps.wait(pauseMs(attempt, failure, deps))
    if (follower.signal.aborted) return 'left'
  }
}

/** The server closed the connection without having said anything. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
}

async function drain(
  follower: Follower,
  source: AsyncIterable<RunEvent>,
): Promise<{ progressed: boolean; failure: unknown }> {
  let progressed = false
  const events = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value: event } = await events.next()
      if (done || follower.signal.aborted) break
      const verdict = follower.take(event)
      if (verdict === 'gap') break
      if (verdict === 'taken' && !progressed) {
        progressed = true
        follower.onLink('live')
      }
      // The server closes after its last event; hanging up first would look like a broken request.
      if (follower.isOver()) {
        events.next().catch(() => undefined)
        return { progressed, failure: null }
      }
    }
    // Leaves a connection that is of no more use; what that says is of none either.
    events.return?.().catch(() => undefined)
    return { progressed, failure: null }
  } catch (failure) {
    return { progressed, failure }
  }
}

async function* attach(follower: Follower, deps: FollowDeps): AsyncGenerator<RunEvent, void> {
  const position = follower.position()
  if (position) yield* deps.attach(position, follower.signal)
}

const isFinal = (failure: unknown): boolean =>
  failure instanceof CallFailure && [401, 403, 404].includes(failure.verdict)

function pauseMs(attempt: number, failure: unknown, deps: FollowDeps): number {
  const asked = failure instanceof CallFailure ? (failure.retryAfterS ?? 0) * 1000 : 0
  return Math.max(asked, backOffMs(attempt - 1, deps.random()))
}
