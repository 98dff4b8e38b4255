// A demo as a recipe that a form takes. Pure.
import type { Demo } from '@atelier/contract/features/making/media-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'

/** For the model that made it where that is offered, else for the words alone. */
export function recipeOfDemo(
  { prompt, params, builtin }: Pick<Demo, 'prompt' | 'params' | 'builtin'>,
  models: readonly WorkModel[],
) {
  const maker = models.find((model) => model.builtin === builtin && model.declaration.tasks.film)
  return {
    // Of no work.
    id: 0,
    type: workTypes.video,
    task: 'film' as const,
    prompt,
    negativePrompt: '',
    inputs: [],
    modelId: maker?.id ?? null,
    params,
    count: 1,
  }
}
