import { imageTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import { picturesStatusOf, readGatewayOutput, seedOf } from '../../gateway-output.ts'
import type { ImageEngine, ImageRequest } from '../../kinds/image.ts'
import { type MappedModel, toInput, toListedModel } from '../../mapped-model.ts'
import { withAdded } from '../../mapped-model-list.ts'
import { toolTextsOf } from '../../tool-labels.ts'
import { createPredictions, type ReplicateSettings } from './replicate.predictions.ts'
import { idShape } from './replicate.wire.ts'
import { placeFiles } from './replicate-files.ts'
import { replicateModels } from './replicate-models.ts'
import { withSeed } from './replicate-seed.ts'

const ticketShape = z.object({
  id: idShape,
  task: z.enum(imageTasks),
  seed: z.number().optional(),
})

/** Pictures by Replicate's predictions. The address may end with `/v1` or before it. */
export function createImages(
  settings: ReplicateSettings & { models: readonly MappedModel[] },
): ImageEngine {
  const models = withAdded(replicateModels, settings.models)
  const predictions = createPredictions(settings)

  return {
    async listModels(io) {
      await predictions.checkKey(io)
      return models.map(toListedModel)
    },

    textsOf: toolTextsOf(models),

    ...predictions.engine({
      ticket: ticketShape,

      async submit(request: ImageRequest, io) {
        const model = models.find(({ name }) => name === request.model)
        const task = model?.tasks[request.task]
        if (!model || !task)
          throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
        const encode = await placeFiles(request.pictures, predictions.upstream, io)
        const input = toInput(model, withSeed(model, request), encode) ?? {}
        const id = await predictions.begin(task.at ?? model.name, input, io)
        return { id, task: request.task, ...seedOf(input) }
      },

      read(output, { task, seed }) {
        const { refused: _, ...made } = readGatewayOutput(output, task)
        return picturesStatusOf(made, seed === undefined ? {} : { seed })
      },
    }),
  }
}
