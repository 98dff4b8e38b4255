import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  type AppealDependencies,
  findOwnAppeal,
  listAppeals,
  makeAppeal,
  settleAppeal,
} from './appeals.usecases.ts'

export const appealHandlers = (dependencies: AppealDependencies): Handlers<typeof api.appeals> => ({
  async make(input, context) {
    return makeAppeal(input, context, dependencies)
  },
  async own(about, context) {
    return { appeal: await findOwnAppeal(about, context, dependencies) }
  },
  async list(input, context) {
    return listAppeals(input, context, dependencies)
  },
  async settle(input, context) {
    await settleAppeal(input, context, dependencies)
    return {}
  },
})
