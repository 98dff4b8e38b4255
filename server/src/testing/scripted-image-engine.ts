// An image engine that does what a test says: it keeps every request by its key, as an upstream would, and counts who asks twice.
import { EngineError } from '@atelier/engines/errors'
import type {
  ImageEngine,
  ImageOutcome,
  ImageRequest,
  ImageStatus,
  Ticket,
} from '@atelier/engines/kinds/image'

type Submitted = Awaited<ReturnType<ImageEngine['submit']>>

/** One request as the upstream has it. */
export type ScriptedRequest = {
  request: ImageRequest
  /** What `check` answers from now on. */
  status: ImageStatus | EngineError
  checks: number
  cancelled: boolean
}

/** One hand-over that waits for the test's word. */
export type ScriptedSubmit = {
  request: ImageRequest
  progress(percent: number): void
  /** Answers with a ticket; the request is known upstream by then. */
  take(): void
  /** Answers with the pictures themselves. */
  finish(outcome: ImageOutcome, ticket?: Ticket): void
  fail(error: Error): void
}

export type ScriptedImageEngine = {
  engine: ImageEngine
  /** Everything that was handed over, by key: more than one is a request that was paid twice. */
  submissions: Map<string, number>
  /** What the upstream holds. */
  requests: Map<string, ScriptedRequest>
  /** The next hand-over; waits for it. */
  next(): Promise<ScriptedSubmit>
  /** From now on each request is taken at once, and stands like this. */
  takeAlways(status: ImageStatus): void
  /** Forgets all that was handed over, and what is always answered. */
  reset(): void
  /** The request of a prompt. */
  wishOf(prompt: string): ScriptedRequest
}

export const picture = (text = 'a picture') => ({ data: new TextEncoder().encode(text) })

export const done = (count = 1, more: Partial<ImageOutcome> = {}): ImageStatus => ({
  state: 'done',
  outcome: {
    pictures: Array.from({ length: count }, (_, at) => picture(`picture ${at}`)),
    texts: [],
    ...more,
  },
})

export function createScriptedImageEngine(
  options: {
    cancels?: boolean
    finds?: boolean
    repeatable?: boolean
    deadlineMs?: number
    checkEveryMs?: number
  } = {},
): ScriptedImageEngine {
  const { cancels = true, finds = false, repeatable, deadlineMs, checkEveryMs = 1 } = options
  const submissions = new Map<string, number>()
  const requests = new Map<string, ScriptedRequest>()
  const submits: ScriptedSubmit[] = []
  const waiting: ((submit: ScriptedSubmit) => void)[] = []
  let always: ImageStatus | undefined

  const requestAt = (ticket: Ticket): ScriptedRequest => {
    const request = requests.get(String(ticket.key))
    if (!request) throw new EngineError('invalid', 'there is no such wish')
    return request
  }
  const take = (request: ImageRequest, status: ImageStatus): Submitted => {
    requests.set(request.key, { request, status, checks: 0, cancelled: false })
    return { ticket: { key: request.key } }
  }

  const engine: ImageEngine = {
    checkEveryMs,
    ...(repeatable === undefined ? {} : { repeatable }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    async listModels() {
      return []
    },
    submit(request, io) {
      submissions.set(request.key, (submissions.get(request.key) ?? 0) + 1)
      if (always) return Promise.resolve(take(request, always))
      return new Promise<Submitted>((resolve, reject) => {
        const end = () => reject(new EngineError('aborted', 'ended by us'))
        if (io.signal.aborted) return end()
        io.signal.addEventListener('abort', end)
        const submit: ScriptedSubmit = {
          request,
          progress: (percent) => io.progress(percent),
          take: () => resolve(take(request, { state: 'running', progress: 1 })),
          finish: (outcome, ticket) => resolve({ outcome, ...(ticket ? { ticket } : {}) }),
          fail: reject,
        }
        const receiver = waiting.shift()
        if (receiver) receiver(submit)
        else submits.push(submit)
      })
    },
    async check(ticket) {
      const request = requestAt(ticket)
      request.checks++
      if (request.status instanceof EngineError) throw request.status
      return request.status
    },
    ...(cancels
      ? {
          async cancel(ticket: Ticket) {
            requestAt(ticket).cancelled = true
          },
        }
      : {}),
    ...(finds
      ? {
          async find(key: string) {
            return requests.has(key) ? { key } : undefined
          },
        }
      : {}),
  }

  return {
    engine,
    submissions,
    requests,
    next() {
      const ready = submits.shift()
      return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve))
    },
    takeAlways(status) {
      always = status
    },
    reset() {
      submissions.clear()
      requests.clear()
      submits.length = 0
      waiting.length = 0
      always = undefined
    },
    wishOf(prompt) {
      const found = [...requests.values()].find(({ request }) => request.prompt === prompt)
      if (!found) throw new Error(`nobody wished for ${prompt}`)
      return found
    },
  }
}
