import type { ModelAbilities } from '@atelier/contract/features/talk/models'
import type { UpstreamModel } from '@atelier/engines/kinds/chat'

/** Context assumed for a model of which nothing is known. */
const unknownContextTokens = 32_000

/** A model of which its name is all that is known. */
export const unknownModel = (name: string) => toListedModel({ name })

/** A model as an upstream lists it, with what it does not say filled in. */
export const toListedModel = (model: UpstreamModel) => ({
  name: model.name,
  label: model.label ?? model.name,
  abilities: {
    vision: model.abilities?.vision ?? false,
    tools: model.abilities?.tools ?? false,
    reasoning: model.abilities?.reasoning ?? false,
    contextTokens: model.abilities?.contextTokens ?? unknownContextTokens,
  } satisfies ModelAbilities,
})
