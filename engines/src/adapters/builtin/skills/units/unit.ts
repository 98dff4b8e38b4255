import type { Locale } from '@atelier/contract/primitives'
import type { Fraction } from '../arithmetic/fraction.ts'

export type Dimension =
  | 'length'
  | 'mass'
  | 'temperature'
  | 'area'
  | 'volume'
  | 'speed'
  | 'data'
  | 'time'

export type Unit = {
  dimension: Dimension
  /** Size in the dimension's base unit: metre, gram, kelvin, square metre, litre, metre a second, bit, second. */
  size: Fraction
  /** Zero of the scale in the base unit; temperatures only. */
  zero?: Fraction
  /** Written after a number. */
  symbol: string
  /** All its names, in lower case and simplified characters. Case counts for those in `exactNames`. */
  names: string[]
  exactNames: string[]
  /** Said beside an answer, where the name means different sizes in different places. */
  note?: Record<Locale, string>
  /** The same name is another size for this language. */
  only?: 'zh-CN' | 'zh-TW'
}

/** So much of a unit, under the name by which somebody gave it. */
export type Measure = { amount: Fraction; unit: Unit; name: string }
