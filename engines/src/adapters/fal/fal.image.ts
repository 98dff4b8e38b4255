import { imageTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import { picturesStatusOf, readGatewayOutput, seedOf } from '../../gateway-output.ts'
import type { ImageEngine, ImageRequest, ImageStatus } from '../../kinds/image.ts'
import { type MappedModel, toInput, toListedModel } from '../../mapped-model.ts'
import { withAdded } from '../../mapped-model-list.ts'
import { toDataUrl } from '../../picture-text.ts'
import { toolTextsOf } from '../../tool-labels.ts'
import { createQueue, type FalSettings, linksShape } from './fal.queue.ts'
import { falModels } from './fal-models.ts'

const ticketShape = linksShape.extend({ task: z.enum(imageTasks) })

/** Pictures by fal's queue. */
export function createImages(
  settings: FalSettings & { models: readonly MappedModel[] },
): ImageEngine {
  const models = withAdded(falModels, settings.models)
  const queue = createQueue(settings)

  return {
    async listModels() {
      return models.map(toListedModel)
    },

    textsOf: toolTextsOf(models),

    ...queue.engine({
      ticket: ticketShape,

      async submit(request: ImageRequest, io) {
        const model = models.find(({ name }) => name === request.model)
        const input = model && toInput(model, request, toDataUrl)
        if (!model || !input)
          throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
        const links = await queue.hand(model.tasks[request.task]?.at ?? model.name, input, io)
        return { task: request.task, ...links }
      },

      read(result, { task }): ImageStatus {
        const { refused, ...made } = readGatewayOutput(result, task)
        if (!refused) return picturesStatusOf(made, seedOf(result))
        return {
          state: 'failed',
          kind: 'refused',
          message: 'All pictures were withheld as unsafe.',
        }
      },
    }),
    checkEveryMs: 1000,
  }
}
