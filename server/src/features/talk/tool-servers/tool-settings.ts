// What an operator sets about tools: who answers searches, and what tools may spend.
import type { ReplyOf } from '@atelier/contract/endpoint'
import { siteToolSettings, type tools } from '@atelier/contract/features/talk/tools'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { SettingsDependencies } from '../../site/sites/save-settings.ts'
import { type SearchEnvironment, searchedBy } from '../web-search/search-way.ts'
import { listToolServers, siteOwner, type ToolServerDependencies } from './tool-servers.usecases.ts'

export type ToolSettingsDependencies = ToolServerDependencies &
  SettingsDependencies & { environment: SearchEnvironment }

export async function readSiteTools(
  { site }: Pick<RequestContext, 'site'>,
  dependencies: ToolSettingsDependencies,
): Promise<ReplyOf<typeof tools.site>> {
  return {
    ...siteToolSettings.parse(site.settings),
    hasSearchKey: site.settings.searchKey !== '',
    searchedBy: searchedBy(site.settings, dependencies),
    servers: await listToolServers(siteOwner({ site }), dependencies),
  }
}
