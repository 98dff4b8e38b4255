// Models as the operator names, describes and orders them, over what their upstreams say.
import type { ModelAbilities } from '@atelier/contract/features/talk/models'
import type { Locale } from '@atelier/contract/primitives'

/** What an operator says of a model in place of what the upstream does; absent for what it says. */
export type ModelChanges = {
  label?: string
  descriptions?: Partial<Record<Locale, string>>
  /** In every language that `descriptions` does not have. */
  description?: string
  abilities?: Partial<ModelAbilities>
  /** Place among all models, from the front; those without stand behind, in the order of their connections. */
  position?: number
}

/** How much of a model may be asked for; absent for as much as one likes. */
export type ModelLimits = {
  /** Answers or works begun in a minute, of everybody. */
  perMinute?: number | undefined
  /** … and in a day of the site's, of one person. */
  perDayEach?: number | undefined
}

type Changed = { label: string; changes: ModelChanges }

/** A model with the operator's name in place of the upstream's. */
export const asOverridden = <Model extends Changed>(model: Model): Model => ({
  ...model,
  label: model.changes.label ?? model.label,
})

/** … and with the abilities that the operator says it has. */
export const asOverriddenToAnswer = <Model extends Changed & { abilities: ModelAbilities }>(
  model: Model,
): Model => ({
  ...asOverridden(model),
  abilities: { ...model.abilities, ...model.changes.abilities },
})

/** The operator's words about a model, in another language where they were not written in this one; undefined for none. */
export function overriddenDescription(
  { descriptions = {}, description }: ModelChanges,
  locale: Locale,
): string | undefined {
  const { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english } = descriptions
  const near = locale === 'en-US' ? [] : [simplified, traditional]
  const written = [descriptions[locale], description, ...near, english, simplified, traditional]
  return written.find(Boolean)
}

/** Those that the operator gave a place first, by it; the others as they come. */
export const inOperatorOrder = <Row extends { model: Changed }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) =>
      (a.model.changes.position ?? Number.POSITIVE_INFINITY) -
        (b.model.changes.position ?? Number.POSITIVE_INFINITY) || 0,
  )
