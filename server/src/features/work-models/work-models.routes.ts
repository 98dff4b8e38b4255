import type { api } from '@atelier/contract'
import { workTypes } from '@atelier/contract/work-terms'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { filtersOf, pageOfModels } from './model-square.ts'
import type { ListSamples } from './samples.ts'
import type { WorkModelCatalog } from './work-models.usecases.ts'

export type WorkModelDependencies = { catalog: WorkModelCatalog; listSamples: ListSamples }

export const workModelHandlers = ({
  catalog,
  listSamples,
}: WorkModelDependencies): Handlers<typeof api.workModels> => ({
  async list({ type }, { site, caller }) {
    return catalog.list(site, caller, type)
  },
  async listMidjourney(_, { site, caller }) {
    return catalog.list(site, caller, workTypes.midjourney)
  },
  async listSquare({ type, ...wish }, { site, caller }) {
    return pageOfModels(await catalog.list(site, caller, type), wish)
  },
  async listFilters({ type }, { site, caller }) {
    return filtersOf(await catalog.list(site, caller, type))
  },
  async get({ id }, context) {
    const model = await catalog.get(context.site, context.caller, id)
    return { ...model, samples: await listSamples(model.id, context) }
  },
})
