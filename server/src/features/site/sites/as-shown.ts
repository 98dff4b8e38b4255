// How a site shows a list that comes with the product: in its own order, without what it leaves out.
import type { BuiltInList } from '@atelier/contract/content-terms'
import type { Site } from '../../../platform/http/request-context.ts'

type Shown = Pick<Site, 'settings'>

/** Everything, those first that the site put first. */
export function inOrder<T extends { id: string | number }>(
  all: readonly T[],
  order: readonly string[],
): T[] {
  const first = order.flatMap((id) => all.find((row) => String(row.id) === id) ?? [])
  return [...first, ...all.filter((row) => !first.includes(row))]
}

/** As people of the site see a list. */
export function asShown<T extends { id: string | number }>(
  list: BuiltInList,
  all: readonly T[],
  { settings }: Shown,
): T[] {
  const { order = [], hidden = [] } = settings.builtInLists[list] ?? {}
  return inOrder(all, order).filter(({ id }) => !hidden.includes(String(id)))
}
