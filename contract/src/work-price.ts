// What a work costs: one rule for the server that charges and the button that says so. A browser loads it.
import { effectiveRates, priceOf, type Rates } from './price-rule.ts'
import type { ImageTask, WorkTypeName } from './work-terms.ts'

/** Credits of one work: once for each, and for each picture. */
export type WorkRates = { perCall: number; perImage: number }

/** What a task costs in parts of what drawing does; 1 where it is not named. */
const taskFactors: { readonly [Task in ImageTask]?: number } = { describe: 0.25, shorten: 0.25 }

/** Tasks that are cheaper with some kinds of works: taking one tile of a Midjourney grid makes nothing new. */
const ownTaskFactors: {
  readonly [Type in WorkTypeName]?: { readonly [Task in ImageTask]?: number }
} = { midjourney: { upscale: 0.25 } }

export const taskFactor = (type: WorkTypeName, task: ImageTask): number =>
  ownTaskFactors[type]?.[task] ?? taskFactors[task] ?? 1

/** How soon it is to be made, where a model has the field `speed`. */
export const speeds = ['relax', 'fast', 'turbo'] as const
export type Speed = (typeof speeds)[number]

/** The numbers of `isFast` on the wire. */
export const speedNumbers = { relax: 0, fast: 1, turbo: 2 } as const satisfies {
  readonly [Name in Speed]: number
}

const speedFactors: { readonly [Name in Speed]: number } = { relax: 0.5, fast: 1, turbo: 2 }

const isSpeed = (value: unknown): value is Speed => speeds.some((speed) => speed === value)

/** The rates of a task, as a model tells them, at the speed that its parameters ask for. */
export const ratesAtSpeed = (rates: WorkRates, speed: unknown): WorkRates =>
  isSpeed(speed) && speed !== 'fast'
    ? toWorkRates(effectiveRates(rates, [speedFactors[speed]]))
    : rates

/** Of all that can be priced, what counts for a work. */
export const toWorkRates = ({ perCall = 0, perImage = 0 }: Rates): WorkRates => ({
  perCall,
  perImage,
})

/** Whole credits for one work of so many pictures. */
export const priceOfWork = (rates: WorkRates, count: number): number =>
  priceOf(rates, { perCall: 1, perImage: count })
