import { describe, expect, it } from 'vitest'
import { at, firstOf, gapBetween, madeUp } from './made-up-picture.ts'
import { byteAt, type Pixels } from './pixels.ts'
import { restyleNames } from './tool-choices.ts'

const disc = madeUp(120, 120, (x, y) =>
  Math.hypot(x - 60, y - 60) < 30 ? [230, 120, 40] : [40 + x / 2, 90, 190 - y / 2],
)
const coloursOf = ({ data }: Pixels) =>
  new Set(
    Array.from(
      { length: data.length / 4 },
      (_, place) => `${data.subarray(place * 4, place * 4 + 3)}`,
    ),
  )
const meanChroma = ({ data }: Pixels) => {
  let sum = 0
  for (let place = 0; place < data.length; place += 4)
    sum += Math.abs(byteAt(data, place) - byteAt(data, place + 2))
  return sum / (data.length / 4)
}

describe('restyle', () => {
  it('makes eight different pictures, none of them the one that came', async () => {
    const made = await Promise.all(
      restyleNames.map((style) => firstOf('restyle', { picture: disc, params: { style } })),
    )
    for (const [one, picture] of made.entries()) {
      expect(gapBetween(picture, disc), restyleNames[one]).toBeGreaterThan(2)
      for (const other of made.slice(one + 1)) expect(gapBetween(picture, other)).toBeGreaterThan(2)
    }
    expect(made).toHaveLength(8)
  })

  it.each(restyleNames)('%s changes more with more strength', async (style) => {
    const [little, much] = (await Promise.all(
      [0, 1].map((strength) => firstOf('restyle', { picture: disc, params: { style, strength } })),
    )) as [Pixels, Pixels]
    expect(gapBetween(little, much)).toBeGreaterThan(0.5)
  })

  it('draws in graphite and ink without the colours', async () => {
    for (const style of ['sketch', 'ink'])
      expect(
        meanChroma(await firstOf('restyle', { picture: disc, params: { style } })),
      ).toBeLessThan(30)
  })

  it('holds pixel art to squares of few colours', async () => {
    const made = await firstOf('restyle', {
      picture: disc,
      params: { style: 'pixel', strength: 1 },
    })
    expect(coloursOf(made).size).toBeLessThanOrEqual(24)
    expect(at(made, 0, 0)).toEqual(at(made, 4, 4))
  })

  it('leaves only edges alight in neon', async () => {
    const made = await firstOf('restyle', { picture: disc, params: { style: 'neon' } })
    expect(Math.max(...at(made, 60, 60).slice(0, 3))).toBeLessThan(
      Math.max(...at(made, 90, 60).slice(0, 3)),
    )
    expect(Math.max(...at(made, 4, 4).slice(0, 3))).toBeLessThan(110)
  })
})
