// Sends the client's page, branded for the host, for every address that is a screen.
import { join } from 'node:path'
import { Failure } from '@atelier/contract/errors'
import type { JumpRow, MenuRow } from '@atelier/contract/features/site/content'
import { homePath } from '@atelier/contract/home-path'
import { matchLocale } from '@atelier/contract/locale'
import type { Locale } from '@atelier/contract/primitives'
import { isScreenPath, screenPlaces } from '@atelier/contract/screen-paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createPageSource,
  type PageCard,
  type PromptHint,
} from '../../../platform/http/page-template.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { LeadsTo } from '../../../platform/http/screen-files.ts'
import { frontConfig } from './sites.usecases.ts'

const aYear = 31_536_000_000
/** How many pictures are in view at first. */
const inView = { phone: 3, wide: 14 }

/** Registers the client's files and, for all else that is not of the API, its page. */
export async function servePage(
  app: FastifyInstance,
  options: {
    webFolder: string
    textsFile: string
    devUrl: string | undefined
    findSite(host: string): Promise<Site>
    sendsMail: boolean
    /** The rules that send visitors of a site on. */
    listJumps(site: Site): Promise<JumpRow[]>
    /** The entries of its menu. */
    listMenu(site: Site, locale: Locale): Promise<MenuRow[]>
    /** Addresses of the pictures that the screen at a path shows first to somebody who is new here. */
    listFirstPictures(path: string, reader: { site: Site; locale: Locale }): string[]
    /** What an address is told by to whoever may see it; undefined for the site itself. */
    findCard(
      place: URL,
      from: { site: Site; locale: Locale; origin: string },
    ): Promise<PageCard | undefined> | undefined
  },
): Promise<void> {
  const page = createPageSource({ ...options, templateFile: join(options.webFolder, 'index.html') })
  await app.register(fastifyStatic, {
    root: options.webFolder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '**/*.br', '**/*.map', '**/.vite/**', '.*'],
    setHeaders(reply, path) {
      reply.header('x-content-type-options', 'nosniff')
      // Built files carry a hash in their name.
      if (path.includes('/assets/')) {
        reply.header('cache-control', `public, max-age=${aYear / 1000}, immutable`)
        // The frame that draws diagrams has no origin, and the same files are for everybody.
        reply.header('access-control-allow-origin', '*')
      } else if (path.endsWith('version.json')) reply.header('cache-control', 'no-store')
      else reply.header('cache-control', 'public, max-age=3600')
    },
  })
  const firstPicturesAt = ({ phone, wide }: LeadsTo, reader: { site: Site; locale: Locale }) => ({
    phone: options.listFirstPictures(phone, reader).slice(0, inView.phone),
    wide: options.listFirstPictures(wide, reader).slice(0, inView.wide),
  })
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await options.findSite(request.hostname)
    const requests = readPreferences(request.headers.cookie)
    const locale = requests.locale ?? site.settings.language
    const theme = requests.theme ?? site.settings.theme
    const front = frontConfig(site, locale, options)
    const place = askedPlace(request.url)
    const origin = `${request.protocol}://${request.host}`
    // Without them the page asks by itself.
    const [card, jumps, menu] = await Promise.all([
      options.findCard(place, { site, locale, origin })?.catch(() => undefined),
      options.listJumps(site).catch(() => undefined),
      options.listMenu(site, locale).catch(() => undefined),
    ])
    const rows = menu ? shownRows(menu) : undefined
    const homes = place.pathname === '/' ? homesOf(front, rows?.rows ?? []) : undefined
    const leadsTo = homes ?? { phone: place.pathname, wide: place.pathname }
    const { html, contentSecurityPolicy } = (await page())({
      locale,
      theme,
      title: front.siteName || 'AI',
      card,
      description: site.settings.description,
      keywords: site.settings.keywords,
      icon: front.clientFavoIconPath || '/favicon.svg',
      accentDark: front.accentDark,
      accentLight: front.accentLight,
      greeting: front.greeting,
      ideas: front.ideas,
      homes,
      leadsTo,
      ...(isNew(request.headers.cookie)
        ? { firstPictures: firstPicturesAt(leadsTo, { site, locale }) }
        : {}),
      composerHint: composerHintAt(leadsTo),
      promptHint: promptHintAt(leadsTo.wide),
      banner: front.top_banner !== '',
      analytics: site.settings.analyticsScript,
      boot: {
        locale,
        theme,
        site: front,
        ...(jumps ? { jumps: { rows: jumps, count: jumps.length } } : {}),
        ...(rows ? { menu: rows } : {}),
      },
    })
    if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy)
    // What a link shows is for those who have it.
    if (place.pathname.startsWith('/share/')) reply.header('x-robots-tag', 'noindex')
    return reply
      .status(isScreenPath(place.pathname) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .send(html)
  }
  app.get('*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new Failure('request.not_found')
    return send(request, reply)
  })
  app.setNotFoundHandler(() => {
    throw new Failure('request.not_found')
  })
}

/** Whoever was here before is known by a cookie, which says no more than that (web/src/lib/storage/identity.ts). */
const isNew = (cookies: string | undefined): boolean => !/(?:^|;\s*)uuidToken=/.test(cookies ?? '')

/** What was asked for is a path whatever it begins with: two slashes name no host. One that was asked for as to a proxy has its own. */
const askedPlace = (asked: string): URL =>
  new URL(`http://site/${asked.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\//, '')}`)

/** Where a visit of the site's own address goes on. */
const homesOf = (
  { clientHomePath, index_path, clientMenuList }: ReturnType<typeof frontConfig>,
  rows: MenuRow[],
) => {
  const said = { clientHomePath, index_path, clientMenuList, rows }
  return {
    phone: homePath(said, screenPlaces, true),
    wide: homePath(said, screenPlaces, false),
  }
}

/** The home has a box for everything; where only phones begin there, a wide screen may still begin with a conversation. */
const composerHintAt = ({ phone, wide }: { phone: string; wide: string }) =>
  /^\/mobilehome\b/i.test(phone) && !/^\/chat\b/i.test(wide) ? 'homeHint' : 'composerHint'

/** What the prompt of a studio asks for, by its address. */
function promptHintAt(path: string): PromptHint {
  if (/^\/video\b/i.test(path)) return 'promptVideo'
  return /^\/music\b/i.test(path) ? 'promptMusic' : 'promptImage'
}

const shownRows = (menu: MenuRow[]) => {
  const rows = menu.filter(({ status }) => status === 1)
  return { rows, count: rows.length }
}

/** Language and theme as the reader chose them earlier; they decide how a page looks, never what one may do. */
function readPreferences(cookies: string | undefined): {
  locale: Locale | undefined
  theme: 'dark' | 'light' | 'auto' | undefined
} {
  const read = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies ?? '')?.[1]
  const theme = read('theme')
  return {
    locale: matchLocale(read('language') ?? ''),
    theme: theme === 'dark' || theme === 'light' || theme === 'auto' ? theme : undefined,
  }
}
