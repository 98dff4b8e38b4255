import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { readSiteStorage } from '../../identity/stored-bytes/stored-bytes.usecases.ts'
import { readAnalytics } from './analytics.usecases.ts'
import { readHealth } from './connection-health.ts'
import {
  listNeeds,
  type NeedDependencies,
  readSetup,
  type SetupDependencies,
} from './list-needs.ts'

export type AnalyticsDependencies = NeedDependencies & SetupDependencies

export const analyticsHandlers = (
  dependencies: AnalyticsDependencies,
): Handlers<typeof api.analytics> => ({
  async read(input, context) {
    return readAnalytics(input, context, dependencies)
  },
  async health(input, context) {
    return { rows: await readHealth(input, context, dependencies) }
  },
  async storage(_, { site }) {
    return readSiteStorage(site, dependencies.db)
  },
  async needs(_, context) {
    return listNeeds(context, dependencies)
  },
  async setup(_, context) {
    return readSetup(context, dependencies)
  },
})
