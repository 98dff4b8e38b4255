import type { api } from '@atelier/contract'
import { workTypes } from '@atelier/contract/work-terms'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { filtersOf, pageOfModels } from './model-square.ts'
import type { ListSamples } from './samples.ts'
import type { WorkModelCatalog } from './work-models.usecases.ts'

export type WorkModelDependencies = { catalog: WorkModelCatalog; listSamples: ListSamples }

export const workModelHandlers = ({
  catalog,
  listSamples,
}: WorkModelDependencies): Handlers<typeof api.workModels> => ({
  async list({ type }, context) {
    return catalog.list(context, type)
  },
  async listMidjourney(_, context) {
    return catalog.list(context, workTypes.midjourney)
  },
  async listSquare({ type, ...request }, context) {
    return pageOfModels(await catalog.list(context, type), request)
  },
  async listFilters({ type }, context) {
    return filtersOf(await catalog.list(context, type))
  },
  async get({ id }, context) {
    const model = await catalog.get(context, id)
    return { ...model, samples: await listSamples(model.id, context) }
  },
})
