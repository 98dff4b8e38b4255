// What engines do alike whose upstream answers a request with a task, and tells where that stands when it is asked. An adapter says how a
// request is handed over, how its task is asked about, and what the upstream's words for a state come to.
import type { z } from 'zod'
import { EngineError } from './errors.ts'
import type { EngineIo } from './io.ts'
import type { Ticket, WorkEngine, WorkStatus } from './kinds/work.ts'

/** What a state comes to, by all that is known of the task. Throws EngineError where that cannot be said: the task stands as it did. */
export type StateReader<Kept, Task, Outcome> = (
  task: Task,
  ticket: Kept,
  io: EngineIo,
) => WorkStatus<Outcome> | Promise<WorkStatus<Outcome>>

/** `Kept` is what a ticket holds, `Task` what the upstream says of a task. */
export type TaskRules<Request, Kept extends Ticket, Task, Outcome> = {
  /** Tickets as `submit` writes them; parts of them become parts of addresses, so it takes nothing that would lead elsewhere. */
  ticket: z.ZodType<Kept>
  /** Hands a request over. Throws as `WorkEngine.submit`. */
  submit(request: Request, io: EngineIo): Promise<Kept>
  /** What the upstream says of the task; undefined where the upstream does not know it. Throws EngineError. */
  check(ticket: Kept, io: EngineIo): Promise<Task | undefined>
  /** The word for its state, in either case. */
  stateOf(task: Task): string
  /** By words in lower case. */
  states: { readonly [word: string]: StateReader<Kept, Task, Outcome> }
  /** What every other word comes to; running when absent, for a word that nobody knows is no end. */
  otherwise?: StateReader<Kept, Task, Outcome>
  /** Whether a failure of `check` says that the task is not known; those of status 404 do when absent. */
  isGone?(error: EngineError): boolean
  /** What is said of a task that is not known; for people. */
  goneBecause?: string
  /** Asks the upstream to give the task up. That it is not known any more, status 404, is no failure. Absent where upstreams cannot. */
  cancel?(ticket: Kept, io: EngineIo): Promise<unknown>
  /** Statuses by which `cancel` learns that the task was over before. */
  overBy?: readonly number[]
}

/** The calls of a `WorkEngine` that follow from the rules of its tasks. */
export type TaskEngine<Request, Outcome> = Pick<
  WorkEngine<Request, Outcome, unknown>,
  'submit' | 'check' | 'cancel'
>

export function taskEngine<Request, Kept extends Ticket, Task, Outcome>(
  rules: TaskRules<Request, Kept, Task, Outcome>,
): TaskEngine<Request, Outcome> {
  const { states, otherwise = running, isGone = isMissing, overBy = [] } = rules

  const check: TaskEngine<Request, Outcome>['check'] = async (given, io) => {
    const ticket = readTicket(rules.ticket, given)
    try {
      const task = await rules.check(ticket, io)
      if (task === undefined) return gone(rules.goneBecause)
      const word = rules.stateOf(task).toLowerCase()
      const read = Object.hasOwn(states, word) ? states[word] : undefined
      return await (read ?? otherwise)(task, ticket, io)
    } catch (error) {
      if (error instanceof EngineError && isGone(error)) return gone(rules.goneBecause)
      throw error
    }
  }

  const cancel = async (given: Ticket, io: EngineIo): Promise<void> => {
    const ticket = readTicket(rules.ticket, given)
    try {
      await rules.cancel?.(ticket, io)
    } catch (error) {
      const isOver =
        error instanceof EngineError && (isMissing(error) || overBy.includes(error.status ?? 0))
      if (!isOver) throw error
    }
  }

  return {
    submit: async (request, io) => ({ ticket: await rules.submit(request, io) }),
    check,
    ...(rules.cancel ? { cancel } : {}),
  }
}

const isMissing = ({ status }: EngineError): boolean => status === 404

/** What a ticket holds. Throws EngineError `invalid` for one of another engine. */
export function readTicket<Kept>(shape: z.ZodType<Kept>, ticket: Ticket): Kept {
  const read = shape.safeParse(ticket)
  if (!read.success) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return read.data
}

type Failed = Extract<WorkStatus<never>, { state: 'failed' }>

export const waiting = (): WorkStatus<never> => ({ state: 'waiting' })

export const running = (): WorkStatus<never> => ({ state: 'running' })

/** It was cancelled at the upstream. */
export const givenUp = (message = 'The wish was given up at the upstream.'): Failed => ({
  state: 'failed',
  kind: 'aborted',
  message,
})

/** The upstream does not know the request, or not any more: nothing will come of it. */
export const gone = (message = 'The upstream does not know the wish any more.'): Failed => ({
  state: 'failed',
  kind: 'broken',
  message,
})

/** The upstream ended well, without `what`. */
export const madeNothing = (what: 'picture' | 'clip'): Failed => ({
  state: 'failed',
  kind: 'nothing',
  message: `The upstream made no ${what}.`,
})
