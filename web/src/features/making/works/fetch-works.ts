import { workTypes } from '@atelier/contract/work-terms'
import { call } from '../../../api/call.ts'
import type { WorkFilter, WorkPage } from './work-pages.ts'

/** How many of the newest works are asked for when something may have changed unseen. */
export const headSize = 60

type Span = { size: number; before?: number | undefined; signal?: AbortSignal | undefined }

/** One page of own works: the newest, or those before one of them. */
export async function fetchWorks(
  filter: WorkFilter,
  { size, before, signal }: Span,
): Promise<WorkPage> {
  const isDrawList = Object.keys(filter).join() === 'type' && filter.type === workTypes.midjourney
  // Its own call, which knows pages alone.
  if (isDrawList && before === undefined) {
    const drawings = await call(
      'works.listDrawings',
      { page: 1, size },
      { shownInPlace: true, signal },
    )
    return { ...drawings, hasMore: drawings.rows.length >= size }
  }
  const page = await call(
    'works.list',
    { ...filter, page: 1, size, before },
    { shownInPlace: true, signal },
  )
  return { ...page, hasMore: page.rows.length >= size }
}
