// What a call has changed is asked for again. Which calls those are, the contract says beside its definition (`refreshes`).
import type { QueryClient } from '@tanstack/react-query'
import { CallFailure } from './call-failure.ts'

const refreshes: Record<string, readonly string[]> = {}

/** Notes which calls are asked again after which, all by `METHOD /path`. The build has each module say it of the calls that it names. */
export const noteRefreshes = (noted: Readonly<Record<string, readonly string[]>>): void =>
  void Object.assign(refreshes, noted)

type Queries = Pick<QueryClient, 'invalidateQueries'>

let queries: Queries | undefined

/** Says where the data of calls is kept; before that, nothing is asked again. */
export function refreshIn(wanted: Queries): void {
  queries = wanted
}

const underWay = new Set<Promise<unknown>>()

/** Has what a call changes asked for again: at once where it is shown, else with the next look at it. */
export function refreshAfter(key: string): void {
  for (const changed of refreshes[key] ?? []) {
    const asked = queries?.invalidateQueries({ queryKey: [changed] })
    if (!asked) continue
    underWay.add(asked)
    void asked.finally(() => underWay.delete(asked))
  }
}

/**
 * Resolves once all that calls have set off is there again, or could not be had: for what is to stay busy so long, as in
 * `onSettled: whenRefreshed` of a mutation. Of a call that failed it is asked for, too: somebody else may have been quicker.
 */
export async function whenRefreshed(_reply?: unknown, failure?: unknown): Promise<void> {
  if (failure instanceof CallFailure) refreshAfter(failure.key)
  await Promise.all(underWay)
}
