// Choosing among the models that a site offers.
import type { ChatModel } from '@atelier/contract/features/talk/models'

/** The number by which the specification calls a site's ordinary model. */
export const ordinaryModelId = 3

/** Numbers of the site's models and of one's own are two lists. */
export const modelKey = ({ own, id }: ChatModel): string => `${own ? 'own' : 'site'}-${id}`

export type ModelSection = { provider: string; own: boolean; models: ChatModel[] }

/** The models whose name, provider or description holds all the words, by provider in the order of the list. */
export function modelSections(models: readonly ChatModel[], words: string): ModelSection[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const sections = new Map<string, ModelSection>()
  for (const model of models) {
    const text = `${model.name} ${model.provider} ${model.description}`
      .normalize('NFKC')
      .toLowerCase()
    if (!wanted.every((word) => text.includes(word))) continue
    const { provider, own } = model
    const key = `${own}/${provider}`
    const section = sections.get(key) ?? { provider, own, models: [] }
    section.models.push(model)
    sections.set(key, section)
  }
  return [...sections.values()]
}

type Offered = {
  site: readonly ChatModel[]
  /** Undefined as long as they are not known. */
  own: readonly ChatModel[] | undefined
}

/**
 * The chosen model of one's own, else the site's of that number; the site's ordinary one for number 3 and for one that is no longer
 * offered. Undefined as long as nobody knows whether the chosen one is there.
 */
export function modelInUse(
  { site, own }: Offered,
  chosen: { site: number; own: number },
): ChatModel | undefined {
  if (chosen.own !== 0) {
    if (own === undefined) return undefined
    const found = own.find(({ id }) => id === chosen.own)
    if (found) return found
  }
  return (
    site.find(({ id }) => id === chosen.site) ?? site.find(({ isDefault }) => isDefault) ?? site[0]
  )
}

/** How a question names the model that is to answer it. Of one that is not known yet the number alone is. */
export function namedModel(
  model: ChatModel | undefined,
  chosenOwn: number,
): { gptModelId: number } | { gptModelUserId: number } {
  if (model?.own) return { gptModelUserId: model.id }
  if (!model && chosenOwn !== 0) return { gptModelUserId: chosenOwn }
  return { gptModelId: model?.id ?? ordinaryModelId }
}
