// Many things in a row of which none hinders the next.
import { isDatabaseAway } from './db/database.ts'

/**
 * Does a task for each item, one after the other. One that fails is handed to `onFault`, and the others are done all the same. Throws only
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

/**
 * As eachApart, a page at a time until none is left. A task takes its item off the list: what fails stays there, and is passed over by
 * `skip` until the next time. One that stays without failing ends it.
 */
export async function eachOfPages<T>(
  list: (page: { max: number; skip: number }) => Promise<readonly T[]>,
  task: (item: T) => unknown,
  { max, onFault }: { max: number; onFault(error: unknown, item: T): void },
): Promise<void> {
  let before: string | undefined
  for (let skip = 0; ; ) {
    const items = await list({ max, skip })
    const first = JSON.stringify(items[0])
    if (first === before) return
    before = first
    await eachApart(items, task, (error, item) => {
      skip++
      onFault(error, item)
    })
    if (items.length < max) return
  }
}
