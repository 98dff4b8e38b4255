import { expect } from 'vitest'
import { EngineError } from '../errors.ts'

/** How an attempt failed; fails when it did not. */
export async function failureOf(attempt: Promise<unknown>): Promise<EngineError> {
  try {
    await attempt
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  return expect.fail('nothing failed')
}
