import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { saveSiteSettings } from '../../site/sites/save-settings.ts'
import { describeTools } from './offer-tools.ts'
import {
  deleteToolServer,
  expectAllowed,
  listToolServers,
  ownerOf,
  refreshToolServer,
  saveToolServer,
  siteOwner,
} from './tool-servers.usecases.ts'
import type { ToolDependencies } from './tool-services.ts'
import { readSiteTools } from './tool-settings.ts'

export const toolHandlers = (dependencies: ToolDependencies): Handlers<typeof api.tools> => ({
  async list(_, context) {
    return describeTools(context, dependencies)
  },
  async servers(_, context) {
    const allowed = context.site.settings.ownToolServers
    return { allowed, rows: await listToolServers(ownerOf(context), dependencies) }
  },
  async saveServer(input, context) {
    expectAllowed(context)
    const { locale, caller } = context
    const by = { owner: ownerOf(context), locale, accountId: caller.accountId }
    return saveToolServer(input, by, dependencies)
  },
  async refreshServer({ id }, context) {
    expectAllowed(context)
    const by = { owner: ownerOf(context), accountId: context.caller.accountId }
    return refreshToolServer(id, by, dependencies)
  },
  async deleteServer({ id }, context) {
    await deleteToolServer(id, ownerOf(context), dependencies)
    return {}
  },
  async site(_, context) {
    return readSiteTools(context, dependencies)
  },
  async saveSettings(input, context) {
    await saveSiteSettings(input, context, dependencies)
    return {}
  },
  async saveSiteServer(input, context) {
    const { locale, caller } = context
    const by = { owner: siteOwner(context), locale, accountId: caller.accountId }
    return saveToolServer(input, by, dependencies)
  },
  async refreshSiteServer({ id }, context) {
    const by = { owner: siteOwner(context), accountId: context.caller.accountId }
    return refreshToolServer(id, by, dependencies)
  },
  async deleteSiteServer({ id }, context) {
    await deleteToolServer(id, siteOwner(context), dependencies)
    return {}
  },
})
