// What a site tells its people, each in the reader's language.

import type {
  AboutEntry,
  BannerRow,
  JumpRow,
  MenuRow,
  Notice,
  QuestionRow,
} from '@atelier/contract/features/site/content'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { shownName } from '../sites/shown-name.ts'
import { siteText } from '../sites/site-texts.ts'
import * as store from './content.store.ts'
import { type ContentBody, type ContentKind, contentKinds, type Texts } from './content-kinds.ts'

/** The text in a language; where it was not written in that one, in another. */
export const textIn = (texts: Texts, locale: Locale): string =>
  texts[locale] ?? texts['zh-CN'] ?? texts['en-US'] ?? texts['zh-TW'] ?? ''

type Content<K extends ContentKind> = {
  id: number
  isShown: boolean
  updatedAt: Date
  body: ContentBody<K>
}

/** Contents of a kind; one that no longer fits its kind is passed over. */
async function listContents<K extends ContentKind>(
  kind: K,
  site: Pick<Site, 'id'>,
  db: Database,
): Promise<Content<K>[]> {
  const records = await store.listContents(db, site.id, kind)
  return records.flatMap(({ body, ...record }) => {
    const parsed = contentKinds[kind].safeParse(body)
    return parsed.success ? [{ ...record, body: parsed.data as ContentBody<K> }] : []
  })
}

/** For each site that tells something, a text that changes whenever any of it does. */
export const listContentStamps = (db: Database): Promise<Map<number, string>> =>
  store.listContentStamps(db)

const shown = <T extends { isShown: boolean }>(contents: readonly T[]): T[] =>
  contents.filter(({ isShown }) => isShown)

/** Notices that are shown now, newest first. */
export async function listNotices(
  kind: 'notice' | 'drawingNotice',
  site: Site,
  locale: Locale,
  db: Database,
): Promise<Notice[]> {
  const notices = shown(await listContents(kind, site, db))
  return notices
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || b.id - a.id)
    .map(({ id, updatedAt, body }) => ({
      id,
      title: textIn(body.title, locale),
      content: textIn(body.content, locale),
      important: 'important' in body && body.important === true,
      updatedAt: updatedAt.toISOString(),
    }))
}

/** What the site says about itself; of other sites it says nothing. */
export function listAbout({ code, settings }: Site, locale: Locale): AboutEntry[] {
  return [
    {
      code,
      siteName: settings.siteName,
      appName: shownName(settings),
      appLogo: settings.appLogo,
      pay: settings.pay,
      appIco: settings.appIco,
      contents: siteText(settings, 'contents', locale),
    },
  ]
}

/** The menu in its order, hidden entries included: `status` tells. */
export async function listMenu(site: Site, locale: Locale, db: Database): Promise<MenuRow[]> {
  const entries = await listContents('menu', site, db)
  return entries.map(({ id, isShown, body }) => ({
    id,
    name: body.name,
    title: textIn(body.title, locale),
    icon: body.icon,
    url: body.url,
    status: isShown ? 1 : 0,
  }))
}

export async function listJumps(site: Site, db: Database): Promise<JumpRow[]> {
  const jumps = await listContents('jump', site, db)
  return jumps.map(({ isShown, body }) => ({ ...body, status: isShown ? 1 : 0 }))
}

export async function listQuestions(
  site: Site,
  locale: Locale,
  db: Database,
): Promise<QuestionRow[]> {
  return shown(await listContents('question', site, db)).map(({ id, body }) => ({
    id,
    question: textIn(body.question, locale),
    answer: textIn(body.answer, locale),
  }))
}

export async function listBanners(site: Site, locale: Locale, db: Database): Promise<BannerRow[]> {
  return shown(await listContents('banner', site, db)).map(({ id, body }) => ({
    id,
    title: textIn(body.title, locale),
    url: body.url,
    link: body.link,
  }))
}

/** Cases of the site's own, in its order. */
export const listOwnCases = async (
  site: Site,
  db: Database,
): Promise<(ContentBody<'drawingCase'> & { id: number })[]> =>
  shown(await listContents('drawingCase', site, db)).map(({ id, body }) => ({ id, ...body }))

/** Prompt parameters of the site's own, in its order. */
export const listOwnParams = async (
  site: Site,
  db: Database,
): Promise<(ContentBody<'drawingParam'> & { id: number })[]> =>
  shown(await listContents('drawingParam', site, db)).map(({ id, body }) => ({ id, ...body }))

/** Apps and roles of the house, in its order. */
export const listSiteApps = async (
  site: Pick<Site, 'id'>,
  db: Database,
): Promise<(ContentBody<'houseApp'> & { id: number })[]> =>
  shown(await listContents('houseApp', site, db)).map(({ id, body }) => ({ id, ...body }))

/** Market prompts of the house, in its order. */
export const listSitePrompts = async (
  site: Pick<Site, 'id'>,
  db: Database,
): Promise<(ContentBody<'housePrompt'> & { id: number })[]> =>
  shown(await listContents('housePrompt', site, db)).map(({ id, body }) => ({ id, ...body }))

/** What a site says of models in place of what is said of them elsewhere, and in which order it shows them. */
export type ModelWords = {
  /** Undefined for a model of which it says nothing. */
  describe(name: string, locale: Locale): string | undefined
  /** For sorting: those that the site speaks of come first, in its order. */
  placeOf(name: string): number
}

export async function readModelWords(site: Pick<Site, 'id'>, db: Database): Promise<ModelWords> {
  const pages = shown(await listContents('modelPage', site, db)).map(({ body }) => body)
  const find = (name: string) => pages.findIndex(({ model }) => model === name)
  return {
    describe(name, locale) {
      const page = pages[find(name)]
      return page && textIn(page.content, locale)
    },
    placeOf(name) {
      const place = find(name)
      return place < 0 ? pages.length : place
    },
  }
}

/** The rows of one page, with how many there are in all. */
export const pageOf = <T>(
  rows: readonly T[],
  { page, size }: { page: number; size: number },
): { rows: T[]; count: number } => ({
  rows: rows.slice((page - 1) * size, page * size),
  count: rows.length,
})
