// The models of this installation as fields of settings name them.
import type { NamedModel } from '@atelier/contract/features/running/site-admin'
import { workKinds } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import type { Suggestion } from '../../../ui/suggestions.ts'

export type ModelKind = NamedModel['kind']
/** Which models a setting may name. */
export type ModelScope = readonly ModelKind[]

export const everyModel: ModelScope = ['chat', ...workKinds]

export type KnownModels = {
  /** Undefined as long as nobody knows which there are. */
  rows: readonly NamedModel[] | undefined
  /** Those that bring models. */
  connections: readonly { id: number; label: string }[]
  /** The day of the vendors' price lists; undefined as long as nobody knows it. */
  listPricesAsOf: string | undefined
}

export function useKnownModels(): KnownModels {
  const { data } = useQuery(callOptions('siteAdmin.models', {}))
  return {
    rows: data?.rows,
    connections: data?.connections ?? [],
    listPricesAsOf: data?.listPricesAsOf,
  }
}

/** The model of a name within a scope, first one that is offered. */
export function modelNamed(
  rows: readonly NamedModel[],
  name: string,
  scope: ModelScope,
): NamedModel | undefined {
  const named = rows.filter((model) => model.name === name && scope.includes(model.kind))
  return named.find(({ isOffered }) => isOffered) ?? named[0]
}

/**
 * What a field of a scope suggests, each name once, those that are offered first. Below each label stands what the name alone does not
 * say: `words` has the names of kinds, and of what is not offered.
 */
export function suggestModels(
  rows: readonly NamedModel[],
  scope: ModelScope,
  words: { kinds: Readonly<Record<ModelKind, string>>; notOffered: string },
): Suggestion[] {
  const within = rows.filter(({ kind }) => scope.includes(kind))
  const ordered = [
    ...within.filter(({ isOffered }) => isOffered),
    ...within.filter(({ isOffered }) => !isOffered),
  ]
  const named = new Map<string, Suggestion>()
  for (const { name, label, kind, isOffered } of ordered) {
    if (named.has(name)) continue
    const detail = [
      label === name ? '' : name,
      scope.length > 1 ? words.kinds[kind] : '',
      isOffered ? '' : words.notOffered,
    ].filter(Boolean)
    named.set(name, {
      value: name,
      label,
      ...(detail.length ? { detail: detail.join(' · ') } : {}),
    })
  }
  return [...named.values()]
}
