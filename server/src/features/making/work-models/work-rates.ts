// What a work costs somebody on a site, by model and task.
import { effectiveRates, type Rates } from '@atelier/contract/price-rule'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { taskFactor, toWorkRates, type WorkRates } from '@atelier/contract/work-price'
import { type WorkTask, type WorkTypeName, wordTasks } from '@atelier/contract/work-terms'

export type WorkPriceSettings = Pick<
  SiteSettings,
  | 'imagePrice'
  | 'toolPrice'
  | 'videoPrice'
  | 'musicPrice'
  | 'stemsPrice'
  | 'modelPrices'
  | 'priceFactor'
  | 'vipFactor'
  | 'vipModels'
>

export type PricedModel = {
  /** The upstream's name. */
  name: string
  type: WorkTypeName
  /** Where its connection came from. */
  origin: 'environment' | 'local' | 'builtin' | 'operator'
}

/** What works of a screen cost where nothing else is said. */
const defaultPrices: {
  readonly [Type in WorkTypeName]?: 'toolPrice' | 'videoPrice' | 'musicPrice' | 'stemsPrice'
} = { tool: 'toolPrice', video: 'videoPrice', music: 'musicPrice', separation: 'stemsPrice' }

/** Rates that speak of works and not of answers. */
const workRateNames = ['perCall', 'perImage', 'perSecond', 'perSong'] as const

/** A price of the operator's own, where it speaks of works: one that only counts tokens is that of the chat model of the same name. */
function ownPrice(key: string, { modelPrices }: WorkPriceSettings): Rates | undefined {
  const own = Object.hasOwn(modelPrices, key) ? modelPrices[key] : undefined
  if (!own) return undefined
  const isForWorks = workRateNames.some((name) => own[name] !== undefined)
  return isForWorks || Object.keys(own).length === 0 ? own : undefined
}

/** The rates that a work is charged by, all factors included; speed comes on top. */
export function workRatesFor(
  { name, type, origin }: PricedModel,
  task: WorkTask,
  settings: WorkPriceSettings,
  isVip: boolean,
): WorkRates {
  const isOurs = origin === 'builtin' || origin === 'local'
  const defaults = isOurs ? {} : settings[defaultPrices[type] ?? 'imagePrice']
  const ofTask = ownPrice(`${name}/${task}`, settings)
  const listed = ofTask ?? ownPrice(name, settings) ?? defaults
  const factors = [
    ...(ofTask ? [] : [taskFactor(type, task)]),
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
