// The one store of running answers of this page, with the browser's network and clock; comparisons have one of their own.
import { call } from '../../../api/call.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { stream } from '../../../api/stream.ts'
import { untilOnline } from '../../../lib/online.ts'
import { pacedFrames } from './paced-frames.ts'
import { RunClient, type RunDeps } from './run-client.ts'

export type ProcessInput = InputAt<'chat.process'>

/** What is asked of a model: a message of a conversation, or an outline for a mind map. */
export type RunRequest = ProcessInput | { mind: InputAt<'minds.ask'> }

/** Twenty times a second, with a screen of sixty frames. */
const shownFrame = pacedFrames(
  {
    frame: (callback) => requestAnimationFrame(callback),
    after: (callback, ms) => setTimeout(callback, ms),
    now: () => performance.now(),
  },
  40,
)

export const runDeps: RunDeps<RunRequest> = {
  process: (request, signal) =>
    'mind' in request
      ? stream('minds.ask', request.mind, { signal, shownInPlace: true })
      : stream('chat.process', request, { signal, shownInPlace: true }),
  attach: (at, signal) => stream('chat.run', at, { signal, shownInPlace: true }),
  stop: async (entryId) => {
    await call('chat.stop', { entryId }, { shownInPlace: true })
  },
  // A hidden page has no frames, yet what it holds should not fall far behind.
  frame: (callback) => {
    if (document.hidden) setTimeout(callback, 250)
    else shownFrame(callback)
  },
  online: untilOnline,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  now: Date.now,
}

export const runs = new RunClient<RunRequest>(runDeps)
