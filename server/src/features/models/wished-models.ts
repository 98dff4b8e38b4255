// Models as the operator names and orders them, over what their upstreams say.
import type { ModelAbilities } from '@atelier/contract/features/models'

/** What an operator says of a model in place of what the upstream does; absent for what it says. */
export type ModelChanges = {
  label?: string
  description?: string
  abilities?: Partial<ModelAbilities>
  /** Place among all models, from the front; those without stand behind, in the order of their connections. */
  position?: number
}

type Changed = { label: string; description: string; changes: ModelChanges }

/** A model with the operator's words in place of the upstream's. */
export const asWished = <Model extends Changed>(model: Model): Model => ({
  ...model,
  label: model.changes.label ?? model.label,
  description: model.changes.description ?? model.description,
})

/** Those that the operator gave a place first, by it; the others as they come. */
export const inWishedOrder = <Row extends { model: Changed }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) =>
      (a.model.changes.position ?? Number.POSITIVE_INFINITY) -
        (b.model.changes.position ?? Number.POSITIVE_INFINITY) || 0,
  )
