// What an operator does with the lists that come with the product: sees them whole, and arranges them for a site.
import type { AppKind } from '@atelier/contract/app-terms'
import type { BuiltInList } from '@atelier/contract/content-terms'
import type { BuiltInRow } from '@atelier/contract/features/running/content-admin'
import type { Locale } from '@atelier/contract/primitives'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import type { LibraryCase } from '../../making/drawing-library/cases/case.ts'
import { libraryCases, libraryExamples } from '../../making/drawing-library/cases/case-library.ts'
import {
  parameterCategories,
  parameters,
} from '../../making/drawing-library/parameters/parameter-library.ts'
import { clipDemos, songDemos } from '../../making/media-library/demos/demo-library.ts'
import { listMusicStyles } from '../../making/media-library/music-styles.ts'
import { builtInPrompts } from '../../showing/market/built-in/built-in-prompts.ts'
import { inOrder } from '../../site/sites/as-shown.ts'
import { type SettingsDependencies, saveSiteSettings } from '../../site/sites/save-settings.ts'
import { builtInApps } from '../../talk/apps/built-in/built-in-library.ts'

const recipeRow = (
  { id, titles, prompt, meanings }: Pick<LibraryCase, 'id' | 'titles' | 'prompt' | 'meanings'>,
  locale: Locale,
) => ({ id, name: titles[locale], detail: meanings[locale] || prompt })

const rows: Record<BuiltInList, (locale: Locale) => Omit<BuiltInRow, 'isShown'>[]> = {
  musicStyles: (locale) =>
    listMusicStyles(locale).map(({ id, name, sound }) => ({ id, name, detail: sound })),
  songDemos: (locale) => songDemos().map((one) => recipeRow(one, locale)),
  clipDemos: (locale) => clipDemos().map((one) => recipeRow(one, locale)),
  drawingCases: (locale) => libraryCases().map((one) => recipeRow(one, locale)),
  drawingExamples: (locale) => libraryExamples().map((one) => recipeRow(one, locale)),
  drawingParams: (locale) =>
    parameters.map(({ id, names, prompt, category }) => ({
      id,
      name: names[locale],
      detail: `${parameterCategories.find((each) => each.id === category)?.names[locale]} · ${prompt}`,
    })),
  apps: (locale) => appRows('app', locale),
  roles: (locale) => appRows('role', locale),
  marketPrompts: (locale) =>
    builtInPrompts().map(({ id, [locale]: words }) => ({
      id: String(id),
      name: words.title,
      detail: words.description,
    })),
}

const appRows = (kind: AppKind, locale: Locale) =>
  builtInApps()
    .filter((app) => app.kind === kind)
    .map(({ id, [locale]: words }) => ({
      id: String(id),
      name: words.name,
      detail: words.description,
    }))

/** A list with what the site leaves out, and whether it is as it came. */
export function listBuiltIn(
  list: BuiltInList,
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
): { rows: BuiltInRow[]; isUsual: boolean } {
  const { order = [], hidden = [] } = settings.builtInLists[list] ?? {}
  return {
    rows: inOrder(rows[list](locale), order).map((row) => ({
      ...row,
      isShown: !hidden.includes(row.id),
    })),
    isUsual: order.length === 0 && hidden.length === 0,
  }
}

/** What the list does not have is left out of account. */
export async function arrangeBuiltIn(
  { list, order, hidden }: { list: BuiltInList; order: string[]; hidden: string[] },
  by: Pick<RequestContext<'operator'>, 'site' | 'caller' | 'locale'>,
  dependencies: SettingsDependencies,
): Promise<void> {
  const { settings } = by.site
  const known = new Set(rows[list](settings.language).map((row) => row.id))
  const kept = (ids: string[]) => [...new Set(ids)].filter((each) => known.has(each))
  const arrangement = { order: kept(order), hidden: kept(hidden) }
  const lists = { ...settings.builtInLists, [list]: arrangement }
  await saveSiteSettings({ builtInLists: lists }, by, dependencies)
}
