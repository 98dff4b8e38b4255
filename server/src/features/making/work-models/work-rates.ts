// What a work costs somebody on a site, by model and task.
import { effectiveRates, type Rates } from '@atelier/contract/price-rule'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { taskFactor, toWorkRates, type WorkRates } from '@atelier/contract/work-price'
import { type WorkTask, type WorkTypeName, wordTasks } from '@atelier/contract/work-terms'
import {
  type ListedPrice,
  type ListedPriceSettings,
  listedPriceOf,
  type PricedModel,
} from '../../talk/models/model-price.ts'

export type WorkPriceSettings = ListedPriceSettings &
  Pick<
    SiteSettings,
    | 'imagePrice'
    | 'toolPrice'
    | 'videoPrice'
    | 'musicPrice'
    | 'stemsPrice'
    | 'priceFactor'
    | 'vipFactor'
    | 'vipModels'
  >

export type PricedWorkModel = PricedModel & { type: WorkTypeName }

/** What works of a screen cost where nothing else is said. */
const defaultPrices: {
  readonly [Type in WorkTypeName]?: 'toolPrice' | 'videoPrice' | 'musicPrice' | 'stemsPrice'
} = { tool: 'toolPrice', video: 'videoPrice', music: 'musicPrice', separation: 'stemsPrice' }

/** Rates that speak of works and not of answers. */
const workRateNames = ['perCall', 'perImage', 'perSecond', 'perSong'] as const

/** A line that only counts tokens is that of the chat model of the same name. */
const speaksOfWorks = (rates: Rates) => workRateNames.some((name) => rates[name] !== undefined)

/** What is listed for a model of works, before all factors, and where that comes from. */
export function listedWorkPrice(model: PricedWorkModel, settings: WorkPriceSettings): ListedPrice {
  const flat = settings[defaultPrices[model.type] ?? 'imagePrice']
  return listedPriceOf({ ...model, flat, fits: speaksOfWorks }, settings)
}

/** Whether no price fits a model of works on a site. One task that has a price of its own does not price the others. */
export const worksWaitForPrice = (model: PricedWorkModel, settings: WorkPriceSettings): boolean =>
  listedWorkPrice(model, settings).source === 'waiting'

/** A price line for one task alone, such as `mj-v7/upscale`. */
function ownTaskPrice(
  { name }: PricedWorkModel,
  task: WorkTask,
  { modelPrices }: WorkPriceSettings,
): Rates | undefined {
  const key = `${name}/${task}`
  const line = Object.hasOwn(modelPrices, key) ? modelPrices[key] : undefined
  return line && (speaksOfWorks(line) || Object.keys(line).length === 0) ? line : undefined
}

/** The rates that a work is charged by, all factors included; speed comes on top. */
export function workRatesFor(
  model: PricedWorkModel,
  task: WorkTask,
  settings: WorkPriceSettings,
  isVip: boolean,
): WorkRates {
  const ofTask = ownTaskPrice(model, task, settings)
  const listed = ofTask ?? listedWorkPrice(model, settings).rates
  const factors = [
    ...(ofTask ? [] : [taskFactor(model.type, task)]),
    settings.priceFactor,
    ...(isVip ? [settings.vipFactor] : []),
  ]
  const counted = wordTasks.includes(task) ? onceOnly(listed) : listed
  return toWorkRates(effectiveRates(toWorkRates(counted), factors))
}

/** Tasks that answer in words have no pictures or songs to count. */
function onceOnly({ perCall = 0, perImage = 0, perSong = 0 }: Rates): Rates {
  return { perCall: perCall + perImage + perSong }
}
