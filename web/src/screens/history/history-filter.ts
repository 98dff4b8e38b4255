// What the list of all works is filtered by, as it stands in the address. Pure.
import {
  type WorkStateName,
  type WorkTypeName,
  workStates,
  workTypes,
} from '@atelier/contract/work-terms'
import type { WorkFilter } from '../../features/making/works/work-pages.ts'

export const spans = { today: 1, lastWeek: 7, lastMonth: 30 } as const
export type Span = keyof typeof spans

export type HistoryFilter = {
  kind: WorkTypeName | ''
  status: WorkStateName | ''
  /** 0 for all. */
  model: number
  time: Span | ''
  q: string
}

const isIn = <T extends object>(names: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(names, name)

export function filterIn(search: string): HistoryFilter {
  const query = new URLSearchParams(search)
  const [kind = '', status = '', time = ''] = ['kind', 'status', 'time'].map(
    (name) => query.get(name) ?? '',
  )
  const model = Number(query.get('model') ?? 0)
  return {
    kind: isIn(workTypes, kind) ? kind : '',
    status: isIn(workStates, status) ? status : '',
    time: isIn(spans, time) ? time : '',
    model: Number.isInteger(model) && model > 0 ? model : 0,
    q: query.get('q') ?? '',
  }
}

/** The address with a part of the filter changed; what is not filtered by is not in it. */
export function searchWithFilter(search: string, change: Partial<HistoryFilter>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 0) query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

export const isFiltered = ({ kind, status, model, time, q }: HistoryFilter): boolean =>
  kind !== '' || status !== '' || model !== 0 || time !== '' || q !== ''

/** What the list is asked for. Days begin at midnight here; `now` is rounded to them, so that a list stays the same all day. */
export function workFilterOf(
  { kind, status, model, time, q }: HistoryFilter,
  now: Date,
): WorkFilter {
  return {
    ...(kind && { type: workTypes[kind] }),
    ...(status && { status: workStates[status] }),
    ...(model && { modelId: model }),
    ...(q.trim() && { query: q.trim() }),
    ...(time && { from: daysBefore(now, spans[time] - 1).toISOString() }),
  }
}

const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
