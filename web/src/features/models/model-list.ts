// Choosing among the models that a site offers.
import type { ChatModel } from '@atelier/contract/features/models'

/** The number by which the specification calls a site's ordinary model. */
export const ordinaryModelId = 3

export type ModelSection = { provider: string; models: ChatModel[] }

/** The models whose name, provider or description holds all the words, by provider in the order of the list. */
export function modelSections(models: readonly ChatModel[], words: string): ModelSection[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const sections = new Map<string, ModelSection>()
  for (const model of models) {
    const text = `${model.name} ${model.provider} ${model.description}`
      .normalize('NFKC')
      .toLowerCase()
    if (!wanted.every((word) => text.includes(word))) continue
    const section = sections.get(model.provider) ?? { provider: model.provider, models: [] }
    section.models.push(model)
    sections.set(model.provider, section)
  }
  return [...sections.values()]
}

/** The model with that number; the site's ordinary one for number 3 and for one that is no longer offered. */
export function modelInUse(models: readonly ChatModel[], chosen: number): ChatModel | undefined {
  return (
    models.find(({ id }) => id === chosen) ?? models.find(({ isDefault }) => isDefault) ?? models[0]
  )
}
