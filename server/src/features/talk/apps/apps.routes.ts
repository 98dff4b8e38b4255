import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type AppDependencies, listApps, listCategories, readApp } from './apps.usecases.ts'
import { deleteApp, pinApp, publishApp, saveApp, withdrawApp } from './keep-apps.ts'
import { decideApps, listWaiting } from './review-apps.ts'

export const appHandlers = (dependencies: AppDependencies): Handlers<typeof api.apps> => ({
  async list(request, context) {
    return listApps(request, context, dependencies)
  },
  async categories(request, context) {
    return listCategories(request, context, dependencies)
  },
  async get(request, context) {
    return readApp(request, context, dependencies)
  },
  async save(request, context) {
    return saveApp(request, context, dependencies)
  },
  async delete({ id }, context) {
    await deleteApp(id, context, dependencies)
    return {}
  },
  async pin(request, context) {
    await pinApp(request, context, dependencies)
    return {}
  },
  async publish({ id }, context) {
    return publishApp(id, context, dependencies)
  },
  async withdraw({ id }, context) {
    return withdrawApp(id, context, dependencies)
  },
  async moderation(paging, context) {
    return listWaiting(paging, context, dependencies)
  },
  async decide(request, context) {
    await decideApps(request, context, dependencies)
    return {}
  },
})
