import type { CountedUsage } from './counted-usage.ts'
import { EngineError } from './errors.ts'

/** Reads an answer; what breaks it off takes along what the upstream had counted by then, or counts when it is asked. */
export async function keepingUsage(
  reading: Promise<void>,
  counted: (failure: EngineError) => CountedUsage | null | Promise<CountedUsage | null>,
): Promise<void> {
  try {
    await reading
  } catch (error) {
    if (error instanceof EngineError) error.usage = await counted(error)
    throw error
  }
}
