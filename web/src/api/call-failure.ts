import type { FailureCode, FieldProblem } from '@atelier/contract/errors'
import { ReadableFailure } from '../lib/readable-failure.ts'

type Details = {
  status: number
  code: number
  error?: FailureCode | undefined
  requestId?: string | undefined
  fields?: FieldProblem[] | undefined
  retryAfterS?: number | undefined
  key?: string | undefined
  serverMessage?: string | undefined
  price?: number | undefined
}

/** Why a call did not succeed; `message` can be shown as it is. */
export class CallFailure extends ReadableFailure {
  /** HTTP status; 0 when no answer came: no network, or the time-out. */
  readonly status: number
  /** The body's own code, else the status. */
  readonly code: number
  readonly error: FailureCode | undefined
  /** What is wrong with which field of the input; empty when the failure is not about fields. */
  readonly fields: FieldProblem[]
  readonly retryAfterS: number | undefined
  /** The call that failed, as `METHOD /path`. */
  readonly key: string
  /** What it costs by now, in credits, where more was taken than was shown. */
  readonly price: number | undefined
  /** What the server said; empty when it said nothing and `message` is our own text. */
  readonly serverMessage: string

  constructor(message: string, details: Details) {
    super(message, details.requestId)
    this.name = 'CallFailure'
    this.status = details.status
    this.code = details.code
    this.error = details.error
    this.fields = details.fields ?? []
    this.retryAfterS = details.retryAfterS
    this.key = details.key ?? ''
    this.price = details.price
    this.serverMessage = details.serverMessage ?? ''
  }

  /** What was decided: the status, or the code of a body that came with a status of success. */
  get verdict(): number {
    return this.status >= 200 && this.status < 300 ? this.code : this.status
  }
}
