// The client's pages and files as the server sends them, without a database and without a port: for tests of screens.
import { join } from 'node:path'
import type { AboutEntry, JumpRow, MenuRow } from '@atelier/contract/features/site/content'
import type { FrontConfig, SiteRow } from '@atelier/contract/features/site/sites'
import type { Locale } from '@atelier/contract/primitives'
import type { SiteSettings } from '@atelier/contract/site-settings'
import Fastify from 'fastify'
import { listAbout } from '../features/site/content/content.usecases.ts'
import { type Handbook, openHandbook } from '../features/site/help/handbook.ts'
import { seededSites } from '../features/site/sites/seeded-sites.ts'
import { servePage } from '../features/site/sites/site-page.routes.ts'
import { completeSite, frontConfig, siteRows } from '../features/site/sites/sites.usecases.ts'
import type { Site } from '../platform/http/request-context.ts'
import { repositoryFolder } from '../platform/repository-folder.ts'

/** A site as a test wants it: one of those that a fresh installation has, with settings and entries of its own. */
export type ClientSite = {
  /** `studio` speaks English and is light, `atelier` speaks Chinese and is dark. */
  code: 'studio' | 'atelier'
  settings: Partial<SiteSettings>
  menu: MenuRow[]
  jumps: JumpRow[]
}

export type SentPage = { status: number; headers: Record<string, string>; body: Buffer }

export type ClientPages = {
  /** What is sent for an address of a site, whose host name is `<code>.localhost`. `cookie`: as a browser sends it. */
  send(site: ClientSite, path: string, cookie: string): Promise<SentPage>
  /** The same site as the calls of the contract tell of it. */
  front(site: ClientSite, locale: Locale): FrontConfig
  rows(site: ClientSite): SiteRow[]
  about(site: ClientSite, locale: Locale): AboutEntry[]
  handbook: Handbook
  close(): Promise<void>
}

/** Serves what is built in `web/dist`. Whoever opens it closes it. */
export async function openClientPages(): Promise<ClientPages> {
  const app = Fastify()
  const sites = new Map<string, ClientSite>()
  const shown = (code: string): ClientSite => {
    const site = sites.get(code)
    if (!site) throw new Error(`Nothing was asked of the site ${code} yet`)
    return site
  }
  await servePage(app, {
    webFolder: join(repositoryFolder, 'web/dist'),
    textsFile: join(repositoryFolder, 'web/src/i18n/html-texts.json'),
    devUrl: undefined,
    findSite: async (host) => siteOf(shown(host.replace('.localhost', ''))),
    sendsMail: false,
    listJumps: async ({ code }) => shown(code).jumps,
    listMenu: async ({ code }) => shown(code).menu,
    listFirstPictures: () => [],
    findCard: () => undefined,
  })
  return {
    async send(site, path, cookie) {
      sites.set(site.code, site)
      const { statusCode, headers, rawPayload } = await app.inject({
        url: path,
        headers: { host: hostOf(site), cookie },
      })
      const kept = Object.entries(headers).map(([name, value]) => [name, String(value)])
      return { status: statusCode, headers: Object.fromEntries(kept), body: rawPayload }
    },
    front: (site, locale) => frontConfig(siteOf(site), locale, { sendsMail: false }),
    rows: (site) => siteRows(siteOf(site)),
    about: (site, locale) => listAbout(siteOf(site), locale),
    handbook: openHandbook(join(repositoryFolder, 'docs/handbook')),
    close: () => app.close(),
  }
}

function siteOf({ code, settings, menu, jumps }: ClientSite): Site {
  const seeded = seededSites.find((site) => site.code === code)?.values
  return completeSite({
    id: 1,
    code,
    domains: [hostOf({ code })],
    values: { ...seeded, ...settings },
    contentStamp: JSON.stringify([menu, jumps]),
  })
}

const hostOf = ({ code }: Pick<ClientSite, 'code'>): string => `${code}.localhost`
