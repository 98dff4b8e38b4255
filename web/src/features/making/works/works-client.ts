// Works of this page: the cache that all of it shares, the one stream that keeps it fresh, and what is to be done when a work ends.
import type { Work, WorkEvent } from '@atelier/contract/features/making/works'
import { isUnderWay } from '@atelier/contract/work-terms'
import type { QueryClient } from '@tanstack/react-query'
import { refetchBalance } from '../../../api/balance-changed.ts'
import { call } from '../../../api/call.ts'
import { fetchWorks, headSize } from './fetch-works.ts'
import { type LiveDeps, LiveWorks } from './live-works.ts'
import { placeholderOf, type RequestedWork } from './placeholder.ts'
import { WorkCache } from './work-cache.ts'

export type WorksClientDeps = Omit<LiveDeps, 'take'> & { now: () => number }

export class WorksClient {
  readonly cache: WorkCache
  readonly live: LiveWorks
  readonly #queries: QueryClient
  readonly #deps: WorksClientDeps
  readonly #underWay = new Set<number>()
  /** Works that came while a wish was on its way: one of them may be what it becomes. */
  #early: Work[] = []
  #wishesOnTheirWay = 0
  #wishes = 0

  constructor(queries: QueryClient, deps: WorksClientDeps) {
    this.#queries = queries
    this.#deps = deps
    this.cache = new WorkCache(queries)
    this.live = new LiveWorks({ ...deps, take: (event) => this.#takeEvent(event) })
  }

  /** Works as the server tells them now, from wherever. */
  readonly take = (works: readonly Work[]): void => {
    const ended = works.filter(({ id, status }) => this.#underWay.has(id) && !isUnderWay(status))
    for (const work of works) {
      if (isUnderWay(work.status)) this.#underWay.add(work.id)
      else this.#underWay.delete(work.id)
      if (this.#wishesOnTheirWay > 0 && !this.cache.find(work.id)) this.#early.push(work)
      else this.cache.take(work)
    }
    // What was taken for a work may have been given back.
    if (ended.length > 0) void refetchBalance(this.#queries)
  }

  /**
   * Shows wishes as works at once, hands them over by `send`, and gives them the names that it resolves with. When it rejects they are
   * gone again, and the failure is the caller's to show.
   */
  readonly wish = async (
    requested: readonly RequestedWork[],
    send: () => Promise<readonly number[]>,
  ): Promise<readonly number[]> => {
    const createdAt = new Date(this.#deps.now()).toISOString()
    const placeholders = requested.map((each) => {
      this.#wishes += 1
      return placeholderOf(each, -this.#wishes, createdAt)
    })
    for (const placeholder of placeholders) this.cache.take(placeholder)
    this.#wishesOnTheirWay += 1
    try {
      const ids = await send()
      this.#named(placeholders, ids)
      return ids
    } catch (failure) {
      this.cache.drop(new Set(placeholders.map(({ id }) => id)))
      throw failure
    } finally {
      this.#wishesOnTheirWay -= 1
      if (this.#wishesOnTheirWay === 0) this.take(this.#early.splice(0))
    }
  }

  /** Asks for everything that may have changed unseen: the newest works of each list, and those that were under way. */
  readonly askAnew = async (): Promise<void> => {
    const heads = this.cache.filters().map(async (filter) => {
      const head = await fetchWorks(filter, { size: headSize })
      if (!this.cache.takeHead(filter, head))
        await this.#queries.resetQueries({ queryKey: ['works.list', 'list', filter] })
    })
    await Promise.allSettled([...heads, this.#askStates([...this.#underWay])])
  }

  /** A work under way that came by itself, in no list: asked for once, as it may have changed since, and told with the others from now on. */
  readonly watch = (id: number): void => {
    this.#underWay.add(id)
    void this.#askStates([id]).catch(() => undefined)
  }

  async #askStates(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const works = await call('works.states', { ids: ids.slice(0, 500) }, { shownInPlace: true })
    this.take(works)
    const there = new Set(works.map(({ id }) => id))
    const gone = ids.filter((id) => !there.has(id))
    for (const id of gone) this.#underWay.delete(id)
    if (gone.length > 0) this.cache.drop(new Set(gone))
  }

  #named(placeholders: readonly Work[], ids: readonly number[]): void {
    for (const [index, { id: placeholderId }] of placeholders.entries()) {
      const id = ids[index]
      if (id === undefined) this.cache.drop(new Set([placeholderId]))
      else {
        this.cache.name(placeholderId, id)
        this.#underWay.add(id)
      }
    }
    void refetchBalance(this.#queries)
    // As the server tells them: their place in the queue is not known here.
    void this.#askStates(ids).catch(() => undefined)
  }

  #takeEvent(event: WorkEvent): void {
    if (event.type === 'ready') void this.askAnew()
    if (event.type === 'work') this.take([event.work])
    if (event.type === 'gone') this.cache.drop(new Set(event.ids))
    if (event.type === 'back') void this.#askStates(event.ids).catch(() => undefined)
  }
}
