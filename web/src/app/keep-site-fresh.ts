// What the operator changes of the site shows in open pages without a reload.
import type { FrontConfig } from '@atelier/contract/features/site/sites'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { CallName } from '../api/endpoint-types.ts'
import { siteQuery } from '../features/site/sites/queries.ts'
import { appSetting } from '../lib/storage/app-setting.ts'
import { encipherStorage } from '../lib/storage/text-storage.ts'

/** How often the list of sites is asked for, in milliseconds. */
const everyMs = 60_000

/** Asks every minute whether the site has changed, and applies what has. Begins with what the page brought along. */
export function keepSiteFresh(client: QueryClient): void {
  setInterval(() => void refresh(client), everyMs)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== siteQuery.queryKey[0]) return
    const site = client.getQueryData<FrontConfig>(siteQuery.queryKey)
    if (site) applySite(site)
  })
}

async function refresh(client: QueryClient): Promise<void> {
  // Nobody looks; a page that is looked at again asks at the next turn.
  if (document.hidden) return
  const known = client.getQueryData<FrontConfig>(siteQuery.queryKey)
  try {
    const { rows } = await call('sites.list', {}, { shownInPlace: true, anonymous: true })
    if (rows.some(({ revision }) => revision === known?.revision)) return
    await client.invalidateQueries({ predicate: isOfSite })
  } catch {
    // The server is away for the moment; the site stays as it was.
  }
}

const ofSite: readonly unknown[] = [
  'sites.front',
  'content.notices',
  'content.drawingNotices',
  'content.about',
  'content.menu',
  'content.questions',
  'content.banners',
  'mediaLibrary.musicStyles',
  'mediaLibrary.musicDemos',
  'mediaLibrary.videoDemos',
] satisfies CallName[]

/** What a site says and tells, which its revision stands for. */
export const isOfSite = ({ queryKey: [key] }: { queryKey: readonly unknown[] }): boolean =>
  ofSite.includes(key)

/** Colours, icon, how things are kept, and the theme and language of whoever has chosen none; names and texts follow by themselves. */
function applySite(site: FrontConfig): void {
  const { style } = document.documentElement
  style.setProperty('--accent-dark', site.accentDark)
  style.setProperty('--accent-light', site.accentLight)
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const address = site.clientFavoIconPath || '/favicon.svg'
  if (icon && icon.getAttribute('href') !== address) icon.href = address
  // Where the cipher cannot be fetched it stays as it was, until the page is loaded anew.
  void encipherStorage(site.encryptStorage).catch(() => undefined)
  if (!appSetting.isKept())
    appSetting.setDefault({
      siderCollapsed: false,
      theme: site.theme,
      language: site.language,
    })
}
