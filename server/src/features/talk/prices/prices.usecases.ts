// What callers can ask for and what it costs them; what their answers have taken.
import type { api } from '@atelier/contract'
import type { ReplyOf } from '@atelier/contract/endpoint'
import { maxUsageDays, type PricedItem } from '@atelier/contract/features/talk/prices'
import { type Counts, priceOf } from '@atelier/contract/price-rule'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { balanceFor } from '../../money/ledger/ledger.usecases.ts'
import { listUsage } from '../chatlog/chatlog.usecases.ts'
import type { ModelCatalog } from '../models/models.usecases.ts'

/** What one feature offers for credits, at the prices of the caller. */
export type PricedItemSource = (context: RequestContext<'caller'>) => Promise<PricedItem[]>

export type PriceDependencies = {
  db: Database
  clock: Clock
  /** In the order in which they are told. */
  pricedItems: readonly PricedItemSource[]
}

export async function listPricedItems(
  context: RequestContext<'caller'>,
  { pricedItems }: PriceDependencies,
): Promise<PricedItem[]> {
  return (await Promise.all(pricedItems.map((list) => list(context)))).flat()
}

const defaultExchange: Counts = { perCall: 1, inputPer1k: 1000, outputPer1k: 1000 }

/** The chat models of a site as priced items. */
export const chatItems =
  (catalog: ModelCatalog): PricedItemSource =>
  async (context) => {
    const { site } = context
    const models = await catalog.listChatModels(context)
    return models.map(({ id, name, price: rates, vipOnly }) => ({
      kind: 'chat',
      id: String(id),
      name,
      purse: balanceFor('chat', site.settings),
      rates,
      quantities: defaultExchange,
      price: priceOf(rates, defaultExchange),
      vipOnly,
    }))
  }

const dayMs = 24 * 60 * 60 * 1000
const defaultDays = 30

/** A day as the calendar of a time zone has it, such as `2026-11-21`. */
const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** The caller's tokens by day and model. Of more days than can be asked for at once, it tells the last ones. */
export async function listUsedTokens(
  asked: { from?: string | undefined; to?: string | undefined; timeZone?: string | undefined },
  { caller, site }: RequestContext<'caller'>,
  { db, clock }: Pick<PriceDependencies, 'db' | 'clock'>,
): Promise<ReplyOf<typeof api.prices.usedTokens>> {
  const timeZone = asked.timeZone ?? site.settings.timeZone
  const to = asked.to ?? dayIn(timeZone, clock.now())
  const earliest = daysBefore(to, maxUsageDays - 1)
  const wanted = asked.from ?? daysBefore(to, defaultDays - 1)
  const from = [earliest, wanted].sort().at(-1) ?? wanted
  return { rows: await listUsage({ from, to, timeZone }, caller, db), from, to, timeZone }
}
