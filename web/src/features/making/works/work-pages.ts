// The caller's works as they lie in the cache: pages, newest first, that live events, polls and wishes are merged into. Pure.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, type WorkState, type WorkType } from '@atelier/contract/work-terms'

export type WorkPage = {
  rows: Work[]
  /** How many there are in all. */
  count: number
  countQueue: number
  /** Whether there are older ones behind it. */
  hasMore: boolean
}
export type WorkPages = { pages: WorkPage[]; pageParams: unknown[] }

/** What a list shows; all works when it is empty. */
export type WorkFilter = {
  type?: WorkType | undefined
  status?: WorkState | undefined
  /** Words of the prompt. */
  query?: string | undefined
  modelId?: number | undefined
  /** ISO 8601: made at this time or later, and before that. */
  from?: string | undefined
  to?: string | undefined
}

/** A wish that the server has not named yet is shown as a work with a negative number. */
export const isPlaceholder = ({ id }: Pick<Work, 'id'>): boolean => id < 0

/** Whether `a` stands before `b`: what has no name yet first, then the newest. */
const isBefore = (a: Work, b: Work): boolean => {
  if (isPlaceholder(a) || isPlaceholder(b)) return isPlaceholder(a) && (b.id > 0 || a.id < b.id)
  return a.id > b.id
}

export function fits(work: Work, filter: WorkFilter): boolean {
  const { type, status, query = '', modelId, from, to } = filter
  const prompt = work.prompt.toLowerCase()
  return (
    (type === undefined || work.type === type) &&
    (status === undefined || work.status === status) &&
    (modelId === undefined || work.modelId === modelId) &&
    (from === undefined || work.createdAt >= from) &&
    (to === undefined || work.createdAt < to) &&
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => prompt.includes(word))
  )
}

/** The pages with a work as it is now: in its place, new at its place, or out of it when it does not fit any more. */
export function withWork(known: WorkPages, work: Work, filter: WorkFilter): WorkPages {
  const at = known.pages.findIndex(({ rows }) => rows.some(({ id }) => id === work.id))
  if (!fits(work, filter)) return at < 0 ? known : withoutWorks(known, new Set([work.id]))
  if (at >= 0) {
    return changePage(known, at, (page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === work.id ? newer(row, work) : row)),
    }))
  }
  const last = known.pages.at(-1)?.rows.at(-1)
  // What is older than all that was fetched comes with its page.
  if (last && isBefore(last, work) && known.pages.at(-1)?.hasMore) return known
  const place = known.pages.findIndex(({ rows }) => rows.some((row) => isBefore(work, row)))
  const page = place < 0 ? known.pages.length - 1 : place
  return changeCount(
    changePage(known, page, (found) => ({ ...found, rows: insert(found.rows, work) })),
    1,
  )
}

/** An answer that is older than what is known changes nothing: what has ended does not begin again, and progress does not go back. */
export function newer(known: Work, found: Work): Work {
  if (!isUnderWay(known.status) && isUnderWay(found.status)) return known
  const isSameRun = known.status === found.status && isUnderWay(found.status)
  return isSameRun && found.progress < known.progress ? known : found
}

function insert(rows: readonly Work[], work: Work): Work[] {
  const at = rows.findIndex((row) => isBefore(work, row))
  return at < 0 ? [...rows, work] : rows.toSpliced(at, 0, work)
}

export function withoutWorks(known: WorkPages, ids: ReadonlySet<number>): WorkPages {
  const gone = known.pages.reduce(
    (sum, { rows }) => sum + rows.filter(({ id }) => ids.has(id)).length,
    0,
  )
  if (gone === 0) return known
  const pages = known.pages.map((page) => ({
    ...page,
    rows: page.rows.filter(({ id }) => !ids.has(id)),
  }))
  return changeCount({ ...known, pages }, -gone)
}

/** A placeholder becomes the work that the server has named, where it stands; it leaves when that work is there already. */
export function withName(known: WorkPages, placeholderId: number, id: number): WorkPages {
  const isThere = known.pages.some(({ rows }) => rows.some((row) => row.id === id))
  if (isThere) return withoutWorks(known, new Set([placeholderId]))
  const pages = known.pages.map((page) =>
    page.rows.some((row) => row.id === placeholderId)
      ? { ...page, rows: page.rows.map((row) => (row.id === placeholderId ? { ...row, id } : row)) }
      : page,
  )
  return { ...known, pages }
}

/**
 * The pages after their head was asked for anew: what is new or changed is taken, what is gone from it is dropped. Undefined when more
 * has come than the head holds, so that something between would be missing.
 */
export function withHead(
  known: WorkPages,
  head: WorkPage,
  filter: WorkFilter,
): WorkPages | undefined {
  const newest = known.pages.flatMap(({ rows }) => rows).find((row) => !isPlaceholder(row))
  const oldest = head.rows.at(-1)
  const isWhole = !head.hasMore
  if (newest && oldest && !isWhole && oldest.id > newest.id) return undefined
  const there = new Set(head.rows.map(({ id }) => id))
  const gone = known.pages
    .flatMap(({ rows }) => rows)
    .filter(
      (row) =>
        !isPlaceholder(row) && !there.has(row.id) && (isWhole || (oldest && row.id >= oldest.id)),
    )
  const kept = withoutWorks(known, new Set(gone.map(({ id }) => id)))
  const taken = head.rows.reduce((pages, work) => withWork(pages, work, filter), kept)
  const { count, countQueue } = head
  return { ...taken, pages: taken.pages.map((page) => ({ ...page, count, countQueue })) }
}

/** Where the next page begins: before the oldest work that is there; undefined when that was the last. */
export function nextBefore(pages: readonly WorkPage[]): number | undefined {
  if (!pages.at(-1)?.hasMore) return undefined
  const last = pages.findLast(({ rows }) => rows.some((row) => !isPlaceholder(row)))
  return last?.rows.findLast((row) => !isPlaceholder(row))?.id
}

export const worksOf = (known: WorkPages | undefined): Work[] =>
  known?.pages.flatMap(({ rows }) => rows) ?? []

export const countOf = (known: WorkPages): number => known.pages[0]?.count ?? 0

function changePage(
  known: WorkPages,
  index: number,
  change: (page: WorkPage) => WorkPage,
): WorkPages {
  return {
    ...known,
    pages: known.pages.map((page, at) => (at === index ? change(page) : page)),
  }
}

function changeCount(known: WorkPages, by: number): WorkPages {
  const pages = known.pages.map((page) => ({ ...page, count: Math.max(0, page.count + by) }))
  return { ...known, pages }
}
