// Works of the same words, next to each other in time, are one group. Pure.

import type { Work } from '@atelier/contract/features/making/works'
import type { ModelField, ParamValue } from '@atelier/contract/model-declaration'
import { chosenParams } from './chosen-params.ts'

type Worded = Pick<Work, 'prompt' | 'task' | 'createdAt'>

/** Who comes back to the same words after so long begins with them anew. */
const maxPauseMs = 3_600_000

/** What has no words goes by what was done. */
const saidOf = ({ prompt, task }: Worded): string => prompt.trim() || `: ${task}`

/** Whether a work does not belong to the group of the newer one that it stands behind. */
export const beginsGroup = (work: Worded, newer: Worded): boolean =>
  saidOf(work) !== saidOf(newer) ||
  Date.parse(newer.createdAt) - Date.parse(work.createdAt) > maxPauseMs

/** Nobody chooses by it what is seen: it is drawn by lot, and told in the recipe. */
const lots = ['seed']

/** What was chosen alike for all works of a group, beside their words. */
export function sharedParams(
  works: readonly Pick<Work, 'params'>[],
  fields: readonly ModelField[],
): (readonly [string, ParamValue])[] {
  const [first, ...others] = works
  if (!first) return []
  return chosenParams(first.params, fields).filter(
    ([name, value]) => !lots.includes(name) && others.every(({ params }) => params[name] === value),
  )
}

/** What all of them have in common; undefined where they differ. */
export function sharedOf<T>(works: readonly Work[], of: (work: Work) => T): T | undefined {
  const [first, ...others] = works
  if (!first) return undefined
  const value = of(first)
  return others.every((work) => of(work) === value) ? value : undefined
}
