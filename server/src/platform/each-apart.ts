// Many things in a row of which none hinders the next.
import { isDatabaseAway } from './db/database.ts'

/**
 * Does a task for each item, one after the other. One that fails is told to `onFault`, and the others are done all the same. Throws only
 * when the database is away: then the others would fail alike.
 */
export async function eachApart<T>(
  items: Iterable<T>,
  task: (item: T) => unknown,
  onFault: (error: unknown, item: T) => void,
): Promise<void> {
  for (const item of items)
    try {
      await task(item)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      onFault(error, item)
    }
}
