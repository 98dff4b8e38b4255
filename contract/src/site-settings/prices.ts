// What things cost on a site, and what they are paid from.
import { z } from 'zod'
import { decimal, priceRule, rates } from '../features/talk/prices.ts'
import { noAddress, rechargeMode, setting, webAddress } from './setting.ts'

export const priceSettings = {
  pay: setting(rechargeMode, 2, 'public'),
  /** By how much everything is dearer here, and by how much cheaper with VIP time. */
  priceFactor: setting(decimal, 1, 'operator'),
  vipFactor: setting(decimal, 0.8, 'operator'),
  /**
   * Whether a model that no price fits is on offer at the flat prices below (`flat`), or waits for one (`wait`): only those who run the site
   * may try it meanwhile.
   */
  unpricedModels: setting(z.enum(['wait', 'flat']), 'wait', 'operator'),
  /** What a credit is worth in US dollars: by it a vendor's list price becomes credits. */
  creditWorth: setting(decimal.min(0.000_001), 0.005, 'operator'),
  /** What a vendor's list price is taken times, for models of which it is known and nothing else is said. */
  costFactor: setting(decimal, 1.5, 'operator'),
  /** For models without a price of their own, the first that fits; before the vendor's list. */
  priceRules: setting(z.array(priceRule).max(100), [], 'operator', { kind: 'priceRules' }),
  /**
   * The flat price of answers, in credits: of servers of one's own that have a key or were set up, and of other models where `unpricedModels`
   * says so. What the product or this machine answers by itself is free, unless a rule or `modelPrices` says otherwise.
   */
  chatPrice: setting(rates, { inputPer1k: 0.2, outputPer1k: 0.8 }, 'operator', {
    kind: 'rates',
    rates: ['perCall', 'inputPer1k', 'cachedPer1k', 'outputPer1k'],
  }),
  /** The flat price of works, for a whole task that draws; `work-price.ts` has the parts that others cost. */
  imagePrice: setting(rates, { perImage: 4 }, 'operator', {
    kind: 'rates',
    rates: ['perImage', 'perCall'],
  }),
  /** The same for picture tools. */
  toolPrice: setting(rates, { perCall: 2 }, 'operator', { kind: 'rates', rates: ['perCall'] }),
  /** The same for clips, by the second, … */
  videoPrice: setting(rates, { perSecond: 4 }, 'operator', {
    kind: 'rates',
    rates: ['perSecond', 'perCall'],
  }),
  /** … for songs … */
  musicPrice: setting(rates, { perSong: 10 }, 'operator', {
    kind: 'rates',
    rates: ['perSong', 'perSecond'],
  }),
  /** … and for songs that are taken apart. */
  stemsPrice: setting(rates, { perSong: 5 }, 'operator', { kind: 'rates', rates: ['perSong'] }),
  /** Credits by the upstream's name of a model, in place of the prices above; `{}` is free. For one task alone: `name/task`, such as `mj-v7/upscale`. */
  modelPrices: setting(z.record(z.string(), rates), {}, 'operator', { kind: 'ratesByModel' }),
  /** Two purses: chat is paid from `tokens`, works from `credits`. Else `credits` pays for all. */
  twoPurses: setting(z.boolean(), false, 'public'),
  /** How many tokens a credit is worth where one is swapped for the other. */
  tokensPerCredit: setting(z.number().int().min(1).max(1_000_000), 1000, 'public'),
  /** The shop outside that sells codes. */
  codeShop: setting(z.union([noAddress, webAddress]), '', 'public'),
}

/** What each way to pay is opened with: JSON as the way declares it; empty where it is not offered. */
export const paymentSettings = {
  payStripe: setting(z.string(), '', 'secret', { kind: 'payWay' }),
  payAlipay: setting(z.string(), '', 'secret', { kind: 'payWay' }),
  payWechat: setting(z.string(), '', 'secret', { kind: 'payWay' }),
  payEpay: setting(z.string(), '', 'secret', { kind: 'payWay' }),
}
