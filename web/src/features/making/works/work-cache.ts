// The one place that changes works in TanStack Query's cache: events of the stream, answers of polls, wishes and deletions.
import type { Work } from '@atelier/contract/features/making/works'
import type { QueryClient } from '@tanstack/react-query'
import { dataKey } from '../../../api/call-options.ts'
import {
  newer,
  type WorkFilter,
  type WorkPage,
  type WorkPages,
  withHead,
  withName,
  withoutWorks,
  withWork,
  worksOf,
} from './work-pages.ts'

/** The key of a list: that of its call, told apart from single answers of it. */
export const listKey = (filter: WorkFilter) => [...dataKey('works.list'), 'list', filter] as const

const allLists = [...dataKey('works.list'), 'list'] as const

export const workKey = (id: number) => [...dataKey('works.list'), 'one', id] as const

type Change = (known: WorkPages, filter: WorkFilter) => WorkPages

export class WorkCache {
  readonly #queries: QueryClient
  /** The name in React's lists that a work has had since before the server named it. */
  readonly #names = new Map<number, string>()

  constructor(queries: QueryClient) {
    this.#queries = queries
  }

  readonly take = (work: Work): void => {
    this.#change((known, filter) => withWork(known, work, filter))
    // What was deleted can be taken back.
    this.#queries.setQueryData<Work | null>(workKey(work.id), (known) =>
      known === undefined ? undefined : known === null ? work : newer(known, work),
    )
  }

  readonly drop = (ids: ReadonlySet<number>): void => {
    this.#change((known) => withoutWorks(known, ids))
    for (const id of ids)
      this.#queries.setQueryData<Work | null>(workKey(id), (known) => known && null)
  }

  /** A placeholder gets the name that the server has given it. */
  readonly name = (placeholderId: number, id: number): void => {
    this.#names.set(id, keyOf(placeholderId))
    this.#change((known) => withName(known, placeholderId, id))
  }

  /** Takes the newest works of a list as the server tells them now. False when the list is to be fetched anew instead. */
  readonly takeHead = (filter: WorkFilter, head: WorkPage): boolean => {
    const known = this.#queries.getQueryData<WorkPages>(listKey(filter))
    if (!known) return true
    const merged = withHead(known, head, filter)
    if (merged) this.#queries.setQueryData(listKey(filter), merged)
    return merged !== undefined
  }

  /** The filters of all lists that are kept. */
  readonly filters = (): WorkFilter[] =>
    this.#queries
      .getQueryCache()
      .findAll({ queryKey: allLists })
      .map(({ queryKey }) => queryKey[2] as WorkFilter)

  /** A work as any list knows it. */
  readonly find = (id: number): Work | undefined => {
    for (const [, known] of this.#queries.getQueriesData<WorkPages>({ queryKey: allLists })) {
      const found = worksOf(known).find((work) => work.id === id)
      if (found) return found
    }
    return this.#queries.getQueryData<Work | null>(workKey(id)) ?? undefined
  }

  readonly keyOf = (work: Pick<Work, 'id'>): string => this.#names.get(work.id) ?? keyOf(work.id)

  #change(change: Change): void {
    for (const query of this.#queries.getQueryCache().findAll({ queryKey: allLists })) {
      const filter = query.queryKey[2] as WorkFilter
      this.#queries.setQueryData<WorkPages>(query.queryKey, (known) =>
        known ? change(known, filter) : known,
      )
    }
  }
}

const keyOf = (id: number): string => `work-${id}`
