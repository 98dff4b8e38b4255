// How a site shows lists that come with the product: in its own order, without what it leaves out.
import type { BuiltInList } from '@atelier/contract/content-terms'
import type { BuiltInRow } from '@atelier/contract/features/content-admin'
import type { Locale } from '@atelier/contract/primitives'
import type { RequestContext, Site } from '../../platform/http/request-context.ts'
import { type SettingsDependencies, saveSiteSettings } from '../sites/save-settings.ts'
import { clipDemos } from './demos/clip-demos.ts'
import { songDemos } from './demos/song-demos.ts'
import { listMusicStyles } from './music-styles.ts'

type Shown = Pick<Site, 'settings'>

/** Everything, those first that the site put first. */
function inOrder<T extends { id: string }>(rows: readonly T[], order: readonly string[]): T[] {
  const first = order.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return [...first, ...rows.filter((row) => !first.includes(row))]
}

/** As people of the site see a list. */
export function asShown<T extends { id: string }>(
  list: BuiltInList,
  rows: readonly T[],
  { settings }: Shown,
): T[] {
  const { order = [], hidden = [] } = settings.builtInLists[list] ?? {}
  return inOrder(rows, order).filter(({ id }) => !hidden.includes(id))
}

const rowsOf = (list: BuiltInList, locale: Locale) =>
  list === 'musicStyles'
    ? listMusicStyles(locale).map(({ id, name, sound }) => ({ id, name, detail: sound }))
    : (list === 'songDemos' ? songDemos : clipDemos).map(({ id, titles, prompt, meanings }) => ({
        ...{ id, name: titles[locale] },
        detail: meanings[locale] || prompt,
      }))

/** A list with what the site leaves out, and whether it is as it came. */
export function listBuiltIn(
  list: BuiltInList,
  { settings }: Shown,
  locale: Locale,
): { rows: BuiltInRow[]; isUsual: boolean } {
  const { order = [], hidden = [] } = settings.builtInLists[list] ?? {}
  const rows = inOrder(rowsOf(list, locale), order)
  return {
    rows: rows.map((row) => ({ ...row, isShown: !hidden.includes(row.id) })),
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
  const known = new Set(rowsOf(list, settings.language).map((row) => row.id))
  const kept = (ids: string[]) => [...new Set(ids)].filter((each) => known.has(each))
  const arrangement = { order: kept(order), hidden: kept(hidden) }
  const lists = { ...settings.builtInLists, [list]: arrangement }
  await saveSiteSettings({ builtInLists: lists }, by, dependencies)
}
