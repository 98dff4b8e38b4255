// What things cost: one rule for the server that charges, the call that tells prices and the browser that shows them. No imports: a
// browser loads it.

/** What can be priced, and how many of it a rate pays for. */
export const rateUnits = {
  perCall: 1,
  inputPer1k: 1000,
  cachedPer1k: 1000,
  outputPer1k: 1000,
  perImage: 1,
  perSecond: 1,
  perSong: 1,
} as const
export type RateName = keyof typeof rateUnits
export const rateNames = Object.keys(rateUnits) as RateName[]

/** Credits by rate, with at most six digits after the point. What is absent costs nothing; without `cachedPer1k` what was read from a cache costs what all input does. */
export type Rates = { readonly [Name in RateName]?: number }
/** How many there were by rate: tokens, pictures, seconds. What is begun counts whole. */
export type Counts = { readonly [Name in RateName]?: number }

/** Tokens of an answer, as `Usage` has them. */
type TokenCounts = {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedTokens?: number | undefined
}

const micro = 1_000_000
const toMicro = (credits: number): bigint => BigInt(Math.round(credits * micro))
/** Fine enough for every unit above: sums are exact, and rounded once at the end. */
const thousandthsOfMicro = 1000n
const wholeCredit = thousandthsOfMicro * BigInt(micro)

const ceilDiv = (sum: bigint, by: bigint): bigint => (sum + by - 1n) / by

function exactSum(rates: Rates, counts: Counts): bigint {
  let sum = 0n
  for (const name of rateNames) {
    const count = BigInt(Math.ceil(Math.max(0, counts[name] ?? 0)))
    sum += (toMicro(rates[name] ?? 0) * count * thousandthsOfMicro) / BigInt(rateUnits[name])
  }
  return sum
}

/** Rates with factors in them (of the site, of VIP), rounded up to six digits: what is shown so is what is charged by. */
export function effectiveRates(rates: Rates, factors: readonly number[]): Rates {
  const effective: { -readonly [Name in RateName]?: number } = {}
  for (const name of rateNames) {
    const rate = rates[name]
    if (rate === undefined) continue
    const product = factors.reduce((sum, factor) => sum * toMicro(factor), toMicro(rate))
    effective[name] = Number(ceilDiv(product, BigInt(micro) ** BigInt(factors.length))) / micro
  }
  return effective
}

/** Whole credits, rounded up once, so that nothing but what is free costs 0. */
export const priceOf = (rates: Rates, counts: Counts): number =>
  Number(ceilDiv(exactSum(rates, counts), wholeCredit))

export const isFree = (rates: Rates): boolean => rateNames.every((name) => !rates[name])

/** What an answer that took so many tokens costs. */
export function priceOfUsage(rates: Rates, usage: TokenCounts): number {
  const cached =
    rates.cachedPer1k === undefined ? 0 : Math.min(usage.cachedTokens ?? 0, usage.inputTokens)
  return priceOf(rates, {
    perCall: 1,
    inputPer1k: usage.inputTokens - cached,
    cachedPer1k: cached,
    outputPer1k: usage.outputTokens,
  })
}

/** An answer's rates when its whole input is of the dearer kind. */
const dearest = (rates: Rates): Rates => ({
  ...rates,
  inputPer1k: Math.max(rates.inputPer1k ?? 0, rates.cachedPer1k ?? 0),
})

/** What an answer to so long a prompt may cost at most. */
export const worstPrice = (
  rates: Rates,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): number => priceOfUsage(dearest(rates), tokens)

/** How many tokens an answer to so long a prompt may have for these credits; 0 when they do not even pay for the prompt. */
export function affordableOutput(rates: Rates, inputTokens: number, credits: number): number {
  const before = exactSum(dearest(rates), { perCall: 1, inputPer1k: inputTokens })
  const left = BigInt(Math.trunc(credits)) * wholeCredit - before
  const each = toMicro(rates.outputPer1k ?? 0)
  if (left < 0n) return 0
  return each === 0n ? Number.MAX_SAFE_INTEGER : Number(left / each)
}

/** Tokens of an answer as people get them, from a short one to a long one. */
const typicalAnswer = { short: 100, long: 1000 }

/** About what an answer to a prompt that is being written will cost. */
export const draftPrice = (rates: Rates, inputTokens: number): { from: number; to: number } => ({
  from: priceOfUsage(rates, { inputTokens, outputTokens: typicalAnswer.short }),
  to: worstPrice(rates, { inputTokens, outputTokens: typicalAnswer.long }),
})
