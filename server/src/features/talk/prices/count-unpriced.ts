// Models that a site does not sell because no price fits them.
import type { Site } from '../../../platform/http/request-context.ts'
import type { ListedPrice } from '../models/model-price.ts'

type PricedCatalog = { listedPrices(site: Site): Promise<ReadonlyMap<number, ListedPrice>> }

/** How many there are in all catalogs together. */
export async function countUnpriced(
  site: Site,
  catalogs: readonly PricedCatalog[],
): Promise<number> {
  const prices = await Promise.all(catalogs.map((catalog) => catalog.listedPrices(site)))
  return prices.flatMap((each) => [...each.values()]).filter(({ source }) => source === 'waiting')
    .length
}
