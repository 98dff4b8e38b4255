import type { ModelHandlers, OwnModelHandlers } from './model-handlers.ts'
import type { ModelCatalog } from './models.usecases.ts'

export const modelHandlers = (
  catalog: ModelCatalog,
  ownModels: OwnModelHandlers,
): ModelHandlers => ({
  async listChat(_, context) {
    return catalog.listChatModels(context)
  },
  ...ownModels,
})
