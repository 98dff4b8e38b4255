import { type ImageTask, imageTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import { readGatewayOutput, seedOf } from '../../gateway-output.ts'
import type { ImageEngine, ImageStanding } from '../../kinds/image.ts'
import { type MappedModel, toInput, toListedModel } from '../../mapped-model.ts'
import { withAdded } from '../../mapped-model-list.ts'
import { toolTextsOf } from '../../tool-labels.ts'
import { createPredictions, type ReplicateSettings, readTicket } from './replicate.predictions.ts'
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

    async submit(request, io) {
      const model = models.find(({ name }) => name === request.model)
      const task = model?.tasks[request.task]
      if (!model || !task)
        throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const encode = await placeFiles(request.pictures, predictions.upstream, io)
      const input = toInput(model, withSeed(model, request), encode) ?? {}
      const id = await predictions.begin(task.at ?? model.name, input, io)
      return { ticket: { id, task: request.task, ...seedOf(input) } }
    },

    async check(ticket, io) {
      const { id, task, seed } = readTicket(ticketShape, ticket)
      return predictions.follow(id, (output) => readOutput(output, task, seed), io)
    },

    cancel: async (ticket, io) => predictions.giveUp(readTicket(ticketShape, ticket).id, io),
  }
}

function readOutput(output: unknown, task: ImageTask, seed: number | undefined): ImageStanding {
  const { refused: _, ...made } = readGatewayOutput(output, task)
  if (made.pictures.length + made.texts.length === 0)
    return { state: 'failed', kind: 'nothing', message: 'The upstream made no picture.' }
  return { state: 'done', outcome: { ...made, ...(seed === undefined ? {} : { seed }) } }
}
