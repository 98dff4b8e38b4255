// What an operator sets about tools: who answers searches, and what tools may spend.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { tools } from '@atelier/contract/features/tools'
import type { RequestContext, Site } from '../../platform/http/request-context.ts'
import { type SettingsDependencies, saveSiteSettings } from '../sites/save-settings.ts'
import { type SearchEnvironment, searchedBy } from '../web-search/search-way.ts'
import { fieldTexts } from './field-texts.ts'
import { listToolServers, siteOwner, type ToolServerDependencies } from './tool-servers.usecases.ts'

export type ToolSettingsDependencies = ToolServerDependencies &
  SettingsDependencies & { environment: SearchEnvironment }

export async function readSiteTools(
  { site }: Pick<RequestContext, 'site'>,
  dependencies: ToolSettingsDependencies,
): Promise<ReplyOf<typeof tools.site>> {
  const { searchProvider, searchAddress, searchPrice, toolCredits, ownToolServers } = site.settings
  return {
    ...{ searchProvider, searchAddress, searchPrice, toolCredits, ownToolServers },
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
  const { site, locale } = by
  if (searchKey === undefined && site.settings.searchKey && goesElsewhere(wish, site)) {
    const reason = fieldTexts[locale].keyAgain
    throw new Failure('request.invalid', { fields: [{ field: 'searchKey', reason }] })
  }
  const key = searchKey === undefined ? {} : { searchKey }
  await saveSiteSettings({ ...wish, ...key }, by, dependencies)
}

/** Where no search is asked, no key goes. */
function goesElsewhere(
  next: Pick<Site['settings'], 'searchProvider' | 'searchAddress'>,
  { settings }: Site,
): boolean {
  if (next.searchProvider === 'none' || next.searchProvider === 'auto') return false
  return (
    next.searchProvider !== settings.searchProvider ||
    originOf(next.searchAddress) !== originOf(settings.searchAddress)
  )
}

const originOf = (address: string) => URL.parse(address)?.origin ?? ''
