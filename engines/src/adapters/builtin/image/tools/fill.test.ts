import { describe, expect, it } from 'vitest'
import { at, firstOf, gapBetween, madeUp, tryTool } from './made-up-picture.ts'
import type { Pixels } from './pixels.ts'
import { lightPlane } from './planes.ts'

const stripes = (shift = 0) =>
  madeUp(128, 128, (x, y) => (Math.floor((x + shift) / 8) % 2 ? [220, 200 - y, 60] : [40, 60, 120]))

const spreadOf = (picture: Pixels, left: number, right: number): number => {
  const light = lightPlane(picture).values.filter((_, place) => {
    const x = place % picture.width
    return x >= left && x < right
  })
  const mean = light.reduce((sum, each) => sum + each, 0) / light.length
  return Math.sqrt(light.reduce((sum, each) => sum + (each - mean) ** 2, 0) / light.length)
}

describe('erase', () => {
  const blob = (x: number, y: number) => Math.hypot(x - 64, y - 64) < 16
  const mask = madeUp(128, 128, (x, y) =>
    Math.hypot(x - 64, y - 64) < 18 ? [255, 255, 255] : [0, 0, 0],
  )

  it('brings back the pattern that something stood on', async () => {
    const bare = stripes()
    const picture = madeUp(128, 128, (x, y) => (blob(x, y) ? [255, 0, 255] : at(bare, x, y)))
    const made = await firstOf('erase', { picture, mask })
    expect(gapBetween(made, bare, [48, 48, 80, 80])).toBeLessThan(12)
  })

  it('leaves what was not painted over as it was', async () => {
    const bare = stripes()
    const made = await firstOf('erase', { picture: bare, mask })
    expect(gapBetween(made, bare, [0, 0, 128, 40])).toBe(0)
  })

  it('continues a slow change of light without a seam', async () => {
    const bare = madeUp(128, 128, (x, y) => [60 + x, 90 + y / 2, 200 - x])
    const picture = madeUp(128, 128, (x, y) => (blob(x, y) ? [0, 0, 0] : at(bare, x, y)))
    expect(
      gapBetween(await firstOf('erase', { picture, mask }), bare, [46, 46, 82, 82]),
    ).toBeLessThan(4)
  })

  it('refuses when nothing or everything is painted over', async () => {
    const picture = stripes()
    const all = madeUp(128, 128, () => [255, 255, 255])
    const none = madeUp(128, 128, () => [0, 0, 0])
    await expect(tryTool('erase', { picture, mask: all })).rejects.toMatchObject({
      kind: 'refused',
    })
    await expect(tryTool('erase', { picture, mask: none })).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})

describe('outpaint', () => {
  it('goes on with the texture instead of blurring it, and keeps the picture', async () => {
    const picture = madeUp(64, 64, (x, y) =>
      Math.floor(x / 6) % 2 ? [220, 200 - y, 60] : [40, 60, 120],
    )
    const made = await firstOf('outpaint', { picture, params: { left: 24, right: 12 } })
    expect([made.width, made.height]).toEqual([100, 64])
    expect(at(made, 24, 5)).toEqual(at(picture, 0, 5))
    expect(at(made, 87, 50)).toEqual(at(picture, 63, 50))
    expect(spreadOf(made, 0, 24)).toBeGreaterThan(spreadOf(picture, 0, 64) * 0.8)
  })

  it('keeps a horizon at its height', async () => {
    const picture = madeUp(64, 64, (x, y) =>
      y < 26 ? [120, 170, 230] : [40, 90 + (x % 5) * 4, 40],
    )
    const made = await firstOf('outpaint', { picture, params: { left: 24, right: 24 } })
    for (const x of [2, 12, 20, 92, 108]) {
      expect(at(made, x, 20)[2]).toBeGreaterThan(190)
      expect(at(made, x, 32)[2]).toBeLessThan(80)
    }
  })

  it('grows to a ratio on the side that lacks', async () => {
    const picture = madeUp(36, 36, (x, y) => [x * 5, y * 5, 90])
    const { made } = await tryTool('outpaint', { picture, params: { ratio: '16:9', left: 9 } })
    expect(made.map(({ width, height }) => [width, height])).toEqual([[64, 36]])
  })

  it('refuses to go nowhere', async () => {
    const picture = stripes()
    await expect(tryTool('outpaint', { picture, params: { ratio: '1:1' } })).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})
