// What the list of works is narrowed by, as it stands in the address. Pure.
import {
  type WorkKind,
  type WorkStateName,
  workKinds,
  workStates,
} from '@atelier/contract/work-terms'

/** So many days back, today included. */
export const spans = [1, 7, 30, 90] as const

export type WorkFilter = {
  state: WorkStateName | ''
  kind: WorkKind | ''
  /** 0 for all. */
  model: number
  /** 0 for all. */
  days: number
  person: string
}

const stateNames = Object.keys(workStates) as WorkStateName[]

export function filterIn(search: string): WorkFilter {
  const query = new URLSearchParams(search)
  const model = Number(query.get('model') ?? 0)
  const days = Number(query.get('days') ?? 0)
  return {
    state: stateNames.find((name) => name === query.get('state')) ?? '',
    kind: workKinds.find((name) => name === query.get('kind')) ?? '',
    model: Number.isInteger(model) && model > 0 ? model : 0,
    days: spans.find((span) => span === days) ?? 0,
    person: query.get('person') ?? '',
  }
}

export const isNarrowed = ({ state, kind, model, days, person }: WorkFilter): boolean =>
  state !== '' || kind !== '' || model !== 0 || days !== 0 || person.trim() !== ''

/** What the list is asked for. Days begin at midnight here, so that a list stays the same all day. */
export function inputOf({ state, kind, model, days, person }: WorkFilter, now: Date) {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1)
  return {
    ...(state && { status: workStates[state] }),
    ...(kind && { kind }),
    ...(model && { modelId: model }),
    ...(days && { from: from.toISOString() }),
    person: person.trim(),
  }
}
