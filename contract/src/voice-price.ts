// What voices cost: one rule for the server that charges and the browser that shows it before.
import { priceOf } from './price-rule.ts'

/** Whole credits for a text that is read aloud; `rate` is credits for 1,000 characters (UTF-16 units), at most six digits after the point. */
export const speechPriceOf = (rate: number, characters: number): number =>
  priceOf({ inputPer1k: rate }, { inputPer1k: characters })

/** Whole credits for a recording that is written down; `rate` is credits for a minute. */
export const transcriptionPriceOf = (rate: number, seconds: number): number =>
  priceOf({ inputPer1k: rate }, { inputPer1k: (seconds * 1000) / 60 })
