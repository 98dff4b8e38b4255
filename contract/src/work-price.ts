// What a work costs: one rule for the server that charges and the button that says so. A browser loads it.

import type { Params } from './model-declaration.ts'
import { effectiveRates, priceOf, type Rates } from './price-rule.ts'
import type { WorkTask, WorkTypeName } from './work-terms.ts'

/** Credits of one work: once for each, and for each picture, second of a clip, or song. */
export type WorkRates = {
  perCall: number
  perImage: number
  perSecond?: number
  perSong?: number
}

/** What a task costs in parts of what drawing does; 1 where it is not named. */
const taskFactors: { readonly [Task in WorkTask]?: number } = {
  describe: 0.25,
  shorten: 0.25,
  'write-lyrics': 0.1,
}

/** Tasks that are cheaper with some kinds of works: taking one tile of a Midjourney grid makes nothing new. */
const ownTaskFactors: {
  readonly [Type in WorkTypeName]?: { readonly [Task in WorkTask]?: number }
} = { midjourney: { upscale: 0.25 } }

export const taskFactor = (type: WorkTypeName, task: WorkTask): number =>
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
export const toWorkRates = ({
  perCall = 0,
  perImage = 0,
  perSecond,
  perSong,
}: Rates): WorkRates => ({
  perCall,
  perImage,
  ...(perSecond === undefined ? {} : { perSecond }),
  ...(perSong === undefined ? {} : { perSong }),
})

/** How long a clip is taken to be where nobody says. */
const defaultSeconds = 5

/** How long one result will be: as it is asked for, else as long as the clip that is made again. Whole seconds. */
export function secondsOfRequest(params: Params, clipS?: number | null): number {
  const requested = Number(params.seconds ?? clipS ?? defaultSeconds)
  return Number.isFinite(requested) && requested > 0 ? Math.ceil(requested) : defaultSeconds
}

/** What a request and each picture, clip or song of it cost. */
export type ResultRate = { perCall: number; perResult: number }

/** The rate of results of so many seconds. */
export const rateOfWork = (
  { perCall, perImage, perSecond = 0, perSong = 0 }: WorkRates,
  seconds: number,
): ResultRate => ({ perCall, perResult: perImage + perSecond * seconds + perSong })

/** Whole credits for so many results. */
export const priceOfResults = ({ perCall, perResult }: ResultRate, count: number): number =>
  priceOf({ perCall, perImage: perResult }, { perCall: 1, perImage: count })

/** Whole credits for one work of so many results, each of so many seconds. */
export const priceOfWork = (rates: WorkRates, count: number, seconds = defaultSeconds): number =>
  priceOfResults(rateOfWork(rates, seconds), count)
