import { EngineError } from './errors.ts'

/** A step before a request is handed over: whatever fails in it leaves the request untaken. */
export async function beforehand<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const { kind, message, status, retryAfterS } = error
    throw new EngineError(kind, message, {
      untaken: true,
      ...(status === undefined ? {} : { status }),
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
      cause: error,
    })
  }
}
