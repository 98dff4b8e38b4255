// What an operator sets about tools: who answers searches, and what tools may spend.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { tools } from '@atelier/contract/features/talk/tools'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type SettingsDependencies, saveSiteSettings } from '../../site/sites/save-settings.ts'
import { type SearchEnvironment, searchedBy } from '../web-search/search-way.ts'
import { listToolServers, siteOwner, type ToolServerDependencies } from './tool-servers.usecases.ts'

export type ToolSettingsDependencies = ToolServerDependencies &
  SettingsDependencies & { environment: SearchEnvironment }

export async function readSiteTools(
  { site }: Pick<RequestContext, 'site'>,
  dependencies: ToolSettingsDependencies,
): Promise<ReplyOf<typeof tools.site>> {
  const { searchProvider, searchAddress, searchPrice, toolCredits, ownToolServers } = site.settings
  return {
    searchProvider,
    searchAddress,
    searchPrice,
    toolCredits,
    ownToolServers,
    hasSearchKey: site.settings.searchKey !== '',
    searchedBy: searchedBy(site.settings, dependencies),
    servers: await listToolServers(siteOwner({ site }), dependencies),
  }
}

/** Throws request.invalid where a kept key would go elsewhere. */
export async function saveToolSettings(
  { searchKey, ...wish }: ParsedInputOf<typeof tools.saveSettings>,
  by: Pick<RequestContext<'operator'>, 'site' | 'caller' | 'locale'>,
  dependencies: ToolSettingsDependencies,
): Promise<void> {
  const key = searchKey === undefined ? {} : { searchKey }
  await saveSiteSettings({ ...wish, ...key }, by, dependencies)
}
