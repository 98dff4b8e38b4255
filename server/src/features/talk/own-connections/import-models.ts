// An import takes the models that somebody made: their words, over the site's model of the same name, or else the first that it offers.
// Connections do not come along: their keys never leave an installation.
import { Failure } from '@atelier/contract/errors'
import { customModelLimits } from '@atelier/contract/features/talk/own-connection-rules'
import { z } from 'zod'
import { storableText } from '../../../platform/storable-text.ts'
import {
  type ImportPart,
  listThereByNumber,
  ThereAlready,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import * as store from './custom-models.store.ts'
import { type CustomModelDependencies, saveCustomModel } from './custom-models.usecases.ts'

const modelSchema = z.object({
  id: z.number().int(),
  name: z.string().trim().min(1).max(customModelLimits.name),
  systemMessage: z.string().trim().max(customModelLimits.systemMessage),
  base: z.string().max(200),
})

export const importModels = (dependencies: CustomModelDependencies): ImportPart => ({
  kinds: ['models'],
  folder: 'models.json',
  listThere: listThereByNumber(async (ownerId, ids) =>
    (await store.listCustomModels(dependencies.db, ownerId))
      .map(({ id }) => id)
      .filter((id) => ids.includes(id)),
  ),
  async take(importing) {
    const { context } = importing
    const { caller } = context
    const told = await importing.list('models', 'models.json', modelSchema)
    const offered = told.length ? await dependencies.catalog.listChatModels(context) : []
    await takeEach(told, importing, ({ id: oldId, base, ...words }) =>
      importing.take('models', { oldId, title: words.name }, (keep) =>
        keep(async (tx) => {
          const name = storableText(words.name)
          const systemMessage = storableText(words.systemMessage)
          const own = await store.listCustomModels(tx, caller.accountId)
          const same = own.find(
            (each) => each.label === name && each.systemMessage === systemMessage,
          )
          if (same) throw new ThereAlready(same.id)
          const model =
            offered.find((each) => each.name === base) ??
            offered.find(({ isDefault }) => isDefault) ??
            offered[0]
          if (!model) throw new Failure('import.no_model')
          const request = { name, systemMessage, gptModelId: model.id }
          return (await saveCustomModel(request, context, { ...dependencies, db: tx })).id
        }),
      ),
    )
  },
})
