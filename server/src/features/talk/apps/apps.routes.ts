import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type AppDependencies, listApps, listCategories, readApp } from './apps.usecases.ts'
import { deleteApp, pinApp, publishApp, saveApp, withdrawApp } from './keep-apps.ts'
import { decideApps, listWaiting } from './review-apps.ts'

export const appHandlers = (dependencies: AppDependencies): Handlers<typeof api.apps> => ({
  async list(wish, context) {
    return listApps(wish, context, dependencies)
  },
  async categories(wish, context) {
    return listCategories(wish, context, dependencies)
  },
  async get(wish, context) {
    return readApp(wish, context, dependencies)
  },
  async save(wish, context) {
    return saveApp(wish, context, dependencies)
  },
  async delete({ id }, context) {
    await deleteApp(id, context, dependencies)
    return {}
  },
  async pin(wish, context) {
    await pinApp(wish, context, dependencies)
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
  async decide(wish, context) {
    await decideApps(wish, context, dependencies)
    return {}
  },
})
