// What a comparison is, as its address says it, and which answer belongs to which model. Pure.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { modelKey } from '../../../features/talk/models/model-list.ts'

export const minModels = 2
export const maxModels = 4

/** `promptId` is 0 for a comparison that has not begun. */
export type ComparisonPlace = { groupId: number; promptId: number; keys: readonly string[] }

const numberIn = (query: URLSearchParams, name: string): number => {
  const found = Number(query.get(name))
  return Number.isSafeInteger(found) && found > 0 ? found : 0
}

/** Reads `?group=…&compare=new` or `?group=…&compare=<prompt>&with=site-3,own-5`; undefined for any other address. */
export function comparisonAt(search: string): ComparisonPlace | undefined {
  const query = new URLSearchParams(search)
  if (!query.has('compare')) return undefined
  const keys = (query.get('with') ?? '').split(',').filter((key) => /^(site|own)-\d+$/.test(key))
  return {
    groupId: numberIn(query, 'group'),
    promptId: numberIn(query, 'compare'),
    keys: [...new Set(keys)].slice(0, maxModels),
  }
}

/** The address of a comparison, as `comparisonAt` reads it. */
export function comparisonSearch({ groupId, promptId, keys }: ComparisonPlace): string {
  const group = groupId > 0 ? `group=${groupId}&` : ''
  const models = keys.length > 0 ? `&with=${keys.join(',')}` : ''
  return `?${group}compare=${promptId || 'new'}${models}`
}

export type Column = {
  key: string
  /** Undefined when it is no longer offered. */
  model: ChatModel | undefined
  name: string
  /** The newest answer of this model; undefined when none has begun. */
  entry: Entry | undefined
}

/** A column for each model asked; without a list of them, for each that has answered. */
export function columnsOf(
  keys: readonly string[],
  rows: readonly Entry[],
  models: readonly ChatModel[],
): Column[] {
  const wanted = keys.length > 0 ? keys : answeredBy(rows, models)
  return wanted.map((key) => {
    const model = models.find((each) => modelKey(each) === key)
    const entry = rows.findLast((row) => isBy(row, key, model))
    return { key, model, name: model?.name ?? entry?.model?.name ?? '', entry }
  })
}

/** Answers of a model of one's own carry its name alone. */
function isBy(row: Entry, key: string, model: ChatModel | undefined): boolean {
  if (!row.model) return false
  if (key.startsWith('own-')) return row.model.id === null && row.model.name === model?.name
  return `site-${row.model.id}` === key
}

function answeredBy(rows: readonly Entry[], models: readonly ChatModel[]): string[] {
  const keys = rows.flatMap(({ model }) => {
    if (!model) return []
    if (model.id !== null) return `site-${model.id}`
    return models.filter(({ own, name }) => own && name === model.name).map(modelKey)
  })
  return [...new Set(keys)].slice(-maxModels)
}

/** Adds a model to the chosen ones or takes it out; as it was when there are as many as can be. */
export function toggled(keys: readonly string[], key: string): readonly string[] {
  if (keys.includes(key)) return keys.filter((each) => each !== key)
  return keys.length < maxModels ? [...keys, key] : keys
}

/** Those of the kept choice that are offered; the model in use and another where that leaves too few. */
export function chosenModels(
  kept: readonly string[],
  models: readonly ChatModel[],
  inUse: ChatModel | undefined,
): ChatModel[] {
  const known = kept.flatMap((key) => models.find((each) => modelKey(each) === key) ?? [])
  if (known.length > 0) return known.slice(0, maxModels)
  const first = inUse ?? models[0]
  const second = models.find((each) => first && modelKey(each) !== modelKey(first))
  return [first, second].flatMap((each) => each ?? [])
}
