// What a work costs somebody on a site, by model and task.
import { effectiveRates, type Rates } from '@atelier/contract/price-rule'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { taskFactor, toWorkRates, type WorkRates } from '@atelier/contract/work-price'
import type { ImageTask, WorkTypeName } from '@atelier/contract/work-terms'

export type WorkPriceSettings = Pick<
  SiteSettings,
  'imagePrice' | 'toolPrice' | 'modelPrices' | 'priceFactor' | 'vipFactor' | 'vipModels'
>

export type PricedModel = {
  /** The upstream's name. */
  name: string
  type: WorkTypeName
  /** Where its connection came from. */
  origin: 'environment' | 'local' | 'builtin' | 'operator'
}

/** Tasks that answer in words have no pictures to count. */
const wordTasks: readonly ImageTask[] = ['describe', 'shorten']

/** A price of the operator's own, where it speaks of works: one that only counts tokens is that of the chat model of the same name. */
function ownPrice(key: string, { modelPrices }: WorkPriceSettings): Rates | undefined {
  const own = Object.hasOwn(modelPrices, key) ? modelPrices[key] : undefined
  if (!own) return undefined
  const isForWorks = own.perCall !== undefined || own.perImage !== undefined
  return isForWorks || Object.keys(own).length === 0 ? own : undefined
}

/** The rates that a work is charged by, all factors included; speed comes on top. */
export function workRatesFor(
  { name, type, origin }: PricedModel,
  task: ImageTask,
  settings: WorkPriceSettings,
  isVip: boolean,
): WorkRates {
  const isOurs = origin === 'builtin' || origin === 'local'
  const usual = isOurs ? {} : type === 'tool' ? settings.toolPrice : settings.imagePrice
  const ofTask = ownPrice(`${name}/${task}`, settings)
  const listed = ofTask ?? ownPrice(name, settings) ?? usual
  const factors = [
    ...(ofTask ? [] : [taskFactor(type, task)]),
    settings.priceFactor,
    ...(isVip ? [settings.vipFactor] : []),
  ]
  const { perCall, perImage } = toWorkRates(listed)
  const counted = wordTasks.includes(task)
    ? { perCall: perCall + perImage, perImage: 0 }
    : { perCall, perImage }
  return toWorkRates(effectiveRates(counted, factors))
}
