// The body that every call answers with. Wrapped and unwrapped here only.
import type { FailureCode, FieldProblem } from './errors.ts'

export type SuccessBody<T> = { code: 200; message: string; success: true; data: T }

/** `error` is the stable key of the failure, `message` its text in the caller's language. */
export type FailureBody = {
  code: number
  message: string
  success: false
  data: null
  error: FailureCode
  requestId: string
  fields?: FieldProblem[]
  /** Of `prices.changed`: what it costs by now, in credits. */
  price?: number
}

export const wrapSuccess = <T>(data: T): SuccessBody<T> => ({
  code: 200,
  message: 'ok',
  success: true,
  data,
})

export const wrapFailure = (
  status: number,
  failure: Pick<FailureBody, 'message' | 'error' | 'requestId' | 'fields' | 'price'>,
): FailureBody => ({ code: status, success: false, data: null, ...failure })

/** The specification's rule: a missing or zero code and 200 to 299 are success, anything else is failure. */
export const isSuccessBody = ({ code }: { code?: unknown }): boolean =>
  !code || (Number(code) >= 200 && Number(code) <= 299)
