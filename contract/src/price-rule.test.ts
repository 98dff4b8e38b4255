import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  affordableOutput,
  draftPrice,
  effectiveRates,
  isFree,
  priceOf,
  priceOfUsage,
  type Rates,
  worstPrice,
} from './price-rule.ts'

const tokens = fc.integer({ min: 0, max: 5_000_000 })
/** Up to 1,000 credits, in millionths. */
const millionths = fc.integer({ min: 0, max: 1_000_000_000 })
const decimal = millionths.map((value) => value / 1_000_000)
const rates: fc.Arbitrary<Rates> = fc.record(
  { perCall: decimal, inputPer1k: decimal, cachedPer1k: decimal, outputPer1k: decimal },
  { requiredKeys: [] },
)
const usage = fc
  .record({ inputTokens: tokens, outputTokens: tokens, cached: fc.integer({ min: 0, max: 100 }) })
  .map(({ inputTokens, outputTokens, cached }) => ({
    inputTokens,
    outputTokens,
    cachedTokens: Math.floor((inputTokens * cached) / 100),
  }))

describe('a price', () => {
  it.each([
    [{ inputPer1k: 0.2, outputPer1k: 0.8 }, { inputTokens: 1000, outputTokens: 1000 }, 1],
    [{ inputPer1k: 0.2, outputPer1k: 0.8 }, { inputTokens: 1001, outputTokens: 1000 }, 2],
    [{ inputPer1k: 0.1, outputPer1k: 0.2 }, { inputTokens: 10_000, outputTokens: 10_000 }, 3],
    [{ inputPer1k: 0.000001 }, { inputTokens: 1, outputTokens: 0 }, 1],
    [{ perCall: 2 }, { inputTokens: 9, outputTokens: 9 }, 2],
    [
      { inputPer1k: 1, cachedPer1k: 0.1 },
      { inputTokens: 2000, outputTokens: 0, cachedTokens: 1000 },
      2,
    ],
    [
      { inputPer1k: 1, cachedPer1k: 0 },
      { inputTokens: 1000, outputTokens: 0, cachedTokens: 1000 },
      0,
    ],
    [{ inputPer1k: 1 }, { inputTokens: 2000, outputTokens: 0, cachedTokens: 2000 }, 2],
    [{}, { inputTokens: 9_000_000, outputTokens: 9_000_000 }, 0],
  ])('by %j for %j is %i', (given, used, price) => {
    expect(priceOfUsage(given, used)).toBe(price)
  })

  it('of works counts pictures, songs and begun seconds', () => {
    expect(priceOf({ perImage: 4 }, { perImage: 2 })).toBe(8)
    expect(priceOf({ perSecond: 0.5, perSong: 10 }, { perSecond: 4.2, perSong: 1 })).toBe(13)
  })

  it('is the exact sum in millionths, rounded up once', () => {
    fc.assert(
      fc.property(millionths, millionths, tokens, tokens, (input, output, read, written) => {
        const exact = BigInt(input) * BigInt(read) + BigInt(output) * BigInt(written)
        const price = priceOfUsage(
          { inputPer1k: input / 1e6, outputPer1k: output / 1e6 },
          { inputTokens: read, outputTokens: written },
        )
        expect(BigInt(price) * 1_000_000_000n >= exact).toBe(true)
        expect((BigInt(price) - 1n) * 1_000_000_000n < exact).toBe(true)
      }),
    )
  })

  it('is 0 only where nothing that is priced was used', () => {
    fc.assert(
      fc.property(rates, (given) => {
        const all = { inputTokens: 2, outputTokens: 1, cachedTokens: 1 }
        expect(priceOfUsage(given, all) === 0).toBe(isFree(given))
      }),
    )
  })

  it('never falls when more is used', () => {
    fc.assert(
      fc.property(rates, usage, tokens, tokens, (given, used, more, written) => {
        const later = {
          ...used,
          inputTokens: used.inputTokens + more,
          outputTokens: used.outputTokens + written,
        }
        expect(priceOfUsage(given, later)).toBeGreaterThanOrEqual(priceOfUsage(given, used))
      }),
    )
  })
})

describe('the worst case', () => {
  it('covers every way in which so many tokens can be used', () => {
    fc.assert(
      fc.property(rates, usage, tokens, (given, used, spare) => {
        const worst = worstPrice(given, {
          inputTokens: used.inputTokens,
          outputTokens: used.outputTokens + spare,
        })
        expect(worst).toBeGreaterThanOrEqual(priceOfUsage(given, used))
      }),
    )
  })

  it('fits the credits that its length was made for, and no more would', () => {
    fc.assert(
      fc.property(
        rates,
        tokens,
        fc.integer({ min: 0, max: 1_000_000 }),
        (given, input, credits) => {
          const output = affordableOutput(given, input, credits)
          const priceFor = (outputTokens: number) =>
            worstPrice(given, { inputTokens: input, outputTokens })
          if (priceFor(0) > credits) expect(output).toBe(0)
          else if (!given.outputPer1k) expect(output).toBe(Number.MAX_SAFE_INTEGER)
          else {
            expect(priceFor(output)).toBeLessThanOrEqual(credits)
            expect(priceFor(output + 1)).toBeGreaterThan(credits)
          }
        },
      ),
    )
  })
})

describe('factors', () => {
  it.each([
    [[1], 0.2],
    [[0.8], 0.16],
    [[2, 0.8], 0.32],
    [[0], 0],
    [[0.000001], 0.000001],
  ])('%j make 0.2 to %d', (factors, rate) => {
    expect(effectiveRates({ outputPer1k: 0.2 }, factors)).toEqual({ outputPer1k: rate })
  })

  it('of 1 change nothing, and what was free stays so', () => {
    fc.assert(
      fc.property(rates, decimal, (given, factor) => {
        expect(effectiveRates(given, [1, 1])).toEqual(given)
        if (isFree(given)) expect(isFree(effectiveRates(given, [factor]))).toBe(true)
      }),
    )
  })
})

it('an estimate for a draft goes from a short answer to a long one', () => {
  expect(draftPrice({ inputPer1k: 0.2, outputPer1k: 8 }, 1000)).toEqual({ from: 1, to: 9 })
  expect(draftPrice({}, 1000)).toEqual({ from: 0, to: 0 })
})
