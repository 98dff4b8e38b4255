// The client's page: its template is built with the client, the rest is filled in for each request.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { publicIconServices } from '@atelier/contract/icon-service'
import type { Locale } from '@atelier/contract/primitives'
import { analyticsScripts, hostsNamedIn } from './analytics-script.ts'
import { escapeHtml } from './escape-html.ts'
import {
  type FirstPictures,
  firstPictureLinks,
  type LeadsTo,
  screenFileLinks,
  takeScreenFiles,
} from './screen-files.ts'
import { scriptHashes } from './script-hashes.ts'

/** What describes a page where its address is shown; its addresses are whole. */
export type PageCard = {
  title: string
  /** Empty for none. */
  description: string
  author: string
  siteName: string
  url: string
  image: { url: string; width: number; height: number }
}

/** What differs from brand to brand and reader to reader. */
export type PageFilling = {
  locale: Locale
  theme: 'dark' | 'light' | 'auto'
  title: string
  description: string
  /** Of what this page alone shows, in place of the site's own words. */
  card?: PageCard | undefined
  keywords: string
  icon: string
  accentDark: string
  accentLight: string
  /** What stands in an empty conversation. */
  greeting: string
  ideas: readonly string[]
  /** Where a visit of this address goes on, on a phone and on a wide screen; undefined for the address itself. */
  homes?: LeadsTo | undefined
  /** The screens whose files the page names. */
  leadsTo: LeadsTo
  /** The pictures that they show first. */
  firstPictures?: FirstPictures
  /** What the field of a conversation or of the home says, by the name of its text. */
  composerHint: 'composerHint' | 'homeHint'
  /** What a prompt on the screen would ask for, by the name of its text. */
  promptHint: PromptHint
  /** Whether a line stands above the screens; its words come with the application. */
  banner: boolean
  /** The operator's analytics script; empty for none. */
  analytics: string
  /** What the client starts with. */
  boot: unknown
}

/** Texts of web/src/i18n/html-texts.json. */
export type PromptHint = 'promptImage' | 'promptVideo' | 'promptMusic'

export type Page = { html: string; contentSecurityPolicy: string }

/** Words of the page as sent, by key and language. */
export type PageTexts = Record<string, Record<Locale, string>>

/** JSON within a script element: nothing in it can end the element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** What the page may load and run. Only the operator's analytics script opens it, to the hosts that it names. */
function contentSecurityPolicy(
  ownScripts: readonly string[],
  { analytics, nonce }: { analytics: string; nonce: string },
): string {
  const foreign = nonce ? [`'nonce-${nonce}'`, ...hostsNamedIn(analytics)] : []
  // Where it counts is known to its vendor alone.
  const beacons = nonce ? ' https:' : ''
  return [
    "default-src 'self'",
    `script-src ${[...ownScripts, ...foreign].join(' ')}`,
    // Formulas and floating panels place themselves by style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${beacons}`,
    // Speech that was fetched.
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...publicIconServices].join(' ')}${beacons}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const scriptElements = (analytics: string, nonce: string): string =>
  analyticsScripts(analytics)
    .map((script) =>
      'src' in script
        ? `<script async nonce="${nonce}" src="${escapeHtml(script.src)}"></script>`
        : `<script nonce="${nonce}">${script.code}</script>`,
    )
    .join('')

/** A template, ready to be filled. */
export function compilePage(template: string, texts: PageTexts): (filling: PageFilling) => Page {
  const ownScripts = ["'self'", ...scriptHashes(template)]
  const [filesLeft, screenFiles] = takeScreenFiles(template, '<!--files-of-screen-->')
  const firstFiles = ({ leadsTo, firstPictures }: PageFilling) =>
    screenFileLinks(screenFiles, leadsTo) + (firstPictures ? firstPictureLinks(firstPictures) : '')
  const perLocale = new Map<Locale, string>()
  return (filling) => {
    const { locale } = filling
    const worded =
      perLocale.get(locale) ??
      filesLeft.replace(/\{\{text:([\w.-]+)\}\}/g, (_, key: string) =>
        escapeHtml(texts[key]?.[locale] ?? ''),
      )
    perLocale.set(locale, worded)
    const html = worded
      .replace('<!--files-of-screen-->', () => firstFiles(filling))
      .replaceAll('__LANG__', locale)
      .replaceAll('__THEME__', filling.theme)
      .replace('__HOMES__', () => escapeHtml(homesText(filling)))
      .replace('__COMPOSER_HINT__', () => escapeHtml(texts[filling.composerHint]?.[locale] ?? ''))
      .replace('__PROMPT_LABEL__', () => escapeHtml(texts[labelOf(filling)]?.[locale] ?? ''))
      .replace('__PROMPT_HINT__', () => escapeHtml(texts[filling.promptHint]?.[locale] ?? ''))
      .replace('<!--brand-head-->', () => brandHead(filling))
      .replace('<!--boot-banner-->', () => (filling.banner ? banner : ''))
      .replace('<!--boot-welcome-->', () => welcome(filling))
    const { analytics } = filling
    const nonce = analytics ? randomBytes(16).toString('base64url') : ''
    return {
      html: html.replace('</body>', () => `${scriptElements(analytics, nonce)}</body>`),
      contentSecurityPolicy: contentSecurityPolicy(ownScripts, { analytics, nonce }),
    }
  }
}

function brandHead(filling: PageFilling): string {
  const { card } = filling
  const description = card?.description || filling.description
  return [
    `<title>${escapeHtml(card ? `${card.title} · ${card.siteName}` : filling.title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(card ? cardHead(card, filling) : []),
    filling.keywords && `<meta name="keywords" content="${escapeHtml(filling.keywords)}">`,
    `<link rel="icon" href="${escapeHtml(filling.icon)}">`,
    `<style>:root{--accent-dark:${filling.accentDark};--accent-light:${filling.accentLight}}</style>`,
    `<script type="application/json" id="boot">${escapeJson(filling.boot)}</script>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** As Open Graph and Twitter read it. */
function cardHead(card: PageCard, { locale, description }: PageFilling): string[] {
  const { title, author, siteName, url, image } = card
  const said = card.description || description
  const replaced: [string, string][] = [
    ['og:type', 'article'],
    ['og:title', title],
    ...(said ? [['og:description', said] satisfies [string, string]] : []),
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', locale.replace('-', '_')],
    ['og:image', image.url],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', title],
  ]
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(author ? [`<meta name="author" content="${escapeHtml(author)}">`] : []),
    ...replaced.map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** As the script of the page reads it: the two paths with a space between them. */
const homesText = ({ homes }: PageFilling): string => (homes ? `${homes.phone} ${homes.wide}` : '')

const labelOf = ({ promptHint }: PageFilling): string =>
  promptHint === 'promptMusic' ? 'ideaLabel' : 'promptLabel'

/** Keeps the place of the line. */
const banner = '<div class="boot-banner" aria-hidden="true"></div>'

/** The empty conversation as it will look when the application has taken over; an idea goes into the served composer. */
function welcome({ greeting, ideas }: PageFilling): string {
  const buttons = ideas
    .slice(0, 4)
    .map((idea) => `<button type="button" class="boot-idea">${escapeHtml(idea)}</button>`)
  return [
    '<div class="boot-welcome"><div>',
    greeting && `<h2>${escapeHtml(greeting)}</h2>`,
    buttons.length > 0 && `<div class="boot-ideas">${buttons.join('')}</div>`,
    '</div></div>',
  ]
    .filter(Boolean)
    .join('')
}

/** Reads the built template once; with a development server, asks that server each time. */
export function createPageSource(options: {
  templateFile: string
  textsFile: string
  devUrl: string | undefined
}): () => Promise<(filling: PageFilling) => Page> {
  const { templateFile, textsFile, devUrl } = options
  const compile = async () => {
    const template = devUrl
      ? await fetch(new URL('/', devUrl)).then((reply) => reply.text())
      : await readFile(templateFile, 'utf8')
    const texts = JSON.parse(await readFile(textsFile, 'utf8')) as PageTexts
    if (!devUrl) return compilePage(template, texts)
    // The development server adds scripts of its own, from its own address.
    const page = compilePage(template, texts)
    return (filling: PageFilling) => ({ ...page(filling), contentSecurityPolicy: '' })
  }
  let compiled: ReturnType<typeof compile> | undefined
  return () => {
    if (devUrl) return compile()
    compiled ??= compile().catch((error: unknown) => {
      compiled = undefined
      throw error
    })
    return compiled
  }
}
