// Which of the connected models a site offers, and which of them stands for a kind of works where none is named.
import {
  type WorkTask,
  type WorkType,
  type WorkTypeName,
  workTypeName,
} from '@atelier/contract/work-terms'
import type { Site } from '../../../platform/http/request-context.ts'
import { type Customer, mayTryUnpriced } from '../../talk/models/chat-rates.ts'
import type { PricedModel } from '../../talk/models/model-price.ts'
import type { ConnectedWorkModel } from './work-models.store.ts'
import { type PricedWorkModel, worksWaitForPrice } from './work-rates.ts'

/** A connected model with what its price hangs on. */
export type PricedConnected = ConnectedWorkModel & { priced: PricedModel }

/** A model as its price is asked for. */
export const pricedWork = ({ model, priced }: PricedConnected): PricedWorkModel => ({
  ...priced,
  type: typeNameOf(model.type),
})

export function typeNameOf(type: WorkType): WorkTypeName {
  const name = workTypeName(type)
  if (!name) throw new Error(`there is no kind of works ${type}`)
  return name
}

export const takesTask = ({ model }: ConnectedWorkModel, task: WorkTask): boolean =>
  model.declaration.tasks[task] !== undefined

/** Those that the site offers, as it lists them. */
export function offeredOn(
  { settings }: Pick<Site, 'settings'>,
  connected: readonly PricedConnected[],
): PricedConnected[] {
  const allowed = settings.workModels
  return connected.filter(
    ({ model }) =>
      model.listed && model.isOffered && (allowed.length === 0 || allowed.includes(model.name)),
  )
}

/** Those of them that somebody may ask: what waits for a price is for those who run the site. */
export const offeredTo = (
  site: Pick<Site, 'settings'>,
  customer: Customer,
  connected: readonly PricedConnected[],
): PricedConnected[] =>
  offeredOn(site, connected).filter(
    (each) => mayTryUnpriced(customer) || !worksWaitForPrice(pricedWork(each), site.settings),
  )

/**
 * The site's own choice for the kind, else the first that an upstream makes, else what is built in. Of those that may not be used only
 * when there is no other.
 */
export function defaultOf(
  type: WorkType,
  offered: readonly PricedConnected[],
  { settings, isVip }: { settings: Site['settings']; isVip: boolean },
): PricedConnected | undefined {
  const all = offered.filter(({ model }) => model.type === type)
  const usable = all.filter(({ model }) => isVip || !settings.vipModels.includes(model.name))
  const few = usable.length ? usable : all
  const chosen = settings.workDefaults[typeNameOf(type)]
  return (
    few.find(({ model }) => chosen !== undefined && model.name === chosen) ??
    few.find(({ connection }) => connection.origin !== 'builtin') ??
    few[0]
  )
}
