import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { at, gapBetween, madeUp, tryTool } from './made-up-picture.ts'
import { byteAt } from './pixels.ts'

const texture = madeUp(240, 200, (x, y) => [(x * x + y) % 256, (x + y * y) % 256, (x * y) % 256])

describe('slice', () => {
  it('loses no pixel and keeps the order of reading', async () => {
    const picture = madeUp(101, 67, (x, y) => [x, y, x + y])
    const { made } = await tryTool('slice', { picture, params: { rows: 3, columns: 4 } })
    expect(made).toHaveLength(12)
    expect(made.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(101 * 67)
    let top = 0
    for (let row = 0; row < 3; row += 1) {
      let left = 0
      for (const part of made.slice(row * 4, row * 4 + 4)) {
        expect(at(part, 0, 0)).toEqual(at(picture, left, top))
        left += part.width
      }
      top += made[row * 4]?.height ?? 0
    }
  })
})

describe('convert', () => {
  it.each([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ])('makes %s', async (format, found) => {
    const { pictures } = await tryTool('convert', { picture: texture, params: { format } })
    expect((await sharp(pictures[0]).metadata()).format).toBe(found)
  })

  it('lays what is clear on white where the file knows no transparency', async () => {
    const picture = madeUp(32, 32, () => [0, 0, 0, 0])
    const { made } = await tryTool('convert', { picture, params: { format: 'jpeg' } })
    expect(at(made[0] as (typeof made)[0], 9, 9)).toEqual([255, 255, 255, 255])
  })
})

describe('compress', () => {
  it('fits into the kilobytes that were given', async () => {
    for (const kilobytes of [40, 12, 4]) {
      const { pictures } = await tryTool('compress', { picture: texture, params: { kilobytes } })
      expect(pictures[0]?.length).toBeLessThanOrEqual(kilobytes * 1024)
    }
  })

  it('makes the longest side no longer than asked', async () => {
    const { made } = await tryTool('compress', { picture: texture, params: { longestSide: 120 } })
    expect(made.map(({ width, height }) => [width, height])).toEqual([[120, 100]])
  })

  it('keeps transparency', async () => {
    const picture = madeUp(64, 64, (x) => [200, 10, 10, x < 32 ? 0 : 255])
    const { made } = await tryTool('compress', { picture })
    expect(at(made[0] as (typeof made)[0], 4, 4)[3]).toBe(0)
  })
})

describe('upscale', () => {
  const edge = madeUp(64, 64, (x) => (x < 32 ? [50, 50, 50] : [200, 200, 200]))

  it.each([
    ['2', 128],
    ['4', 256],
  ])('by %s draws edges together without halos', async (scale, side) => {
    const { made } = await tryTool('upscale', { picture: edge, params: { scale, detail: 0.8 } })
    const large = made[0] as (typeof made)[0]
    expect([large.width, large.height]).toEqual([side, side])
    const lanczos = await tryTool('upscale', { picture: edge, params: { scale, detail: 0 } })
    const rowOf = (picture: typeof large) =>
      Array.from({ length: side }, (_, x) => at(picture, x, side / 2)[0] as number)
    const row = rowOf(large)
    const steepest = (values: readonly number[]) =>
      Math.max(...values.slice(1).map((value, before) => value - (values[before] as number)))
    expect(steepest(row)).toBeGreaterThan(steepest(rowOf(lanczos.made[0] as typeof large)) * 1.1)
    expect(Math.min(...row)).toBeGreaterThan(35)
    expect(Math.max(...row)).toBeLessThan(215)
  })

  it('leaves faint noise alone', async () => {
    const picture = madeUp(48, 48, (x, y) =>
      [128, 128, 128].map((value) => value + ((x * 7 + y * 13) % 3)),
    )
    const still = await tryTool('upscale', { picture, params: { detail: 0 } })
    const sharp = await tryTool('upscale', { picture, params: { detail: 1 } })
    expect(
      gapBetween(still.made[0] as (typeof still.made)[0], sharp.made[0] as (typeof sharp.made)[0]),
    ).toBe(0)
  })

  it('refuses what would be too large, saying how large', async () => {
    const wide = madeUp(2100, 8, () => [9, 9, 9])
    await expect(
      tryTool('upscale', { picture: wide, params: { scale: '4' } }),
    ).rejects.toMatchObject({ reason: { code: 'tools.too_large', values: { width: 8400 } } })
  })
})

describe('watermark', () => {
  const plain = madeUp(300, 200, () => [120, 130, 140])
  const changed = (data: Uint8ClampedArray) =>
    Array.from({ length: 60_000 }, (_, place) => place).filter(
      (place) => Math.abs(byteAt(data, place * 4) - 120) > 12,
    )

  it.each([
    ['top-left', 0, 0],
    ['bottom-right', 1, 1],
    ['top-right', 1, 0],
    ['bottom-left', 0, 1],
  ])('stands at %s', async (position, right, down) => {
    const { made } = await tryTool('watermark', {
      picture: plain,
      params: { text: 'mark', position, textSize: 8 },
    })
    const places = changed(made[0]?.data ?? new Uint8ClampedArray())
    expect(places.length).toBeGreaterThan(40)
    for (const place of places) {
      expect(place % 300 >= 150 ? 1 : 0).toBe(right)
      expect(place / 300 >= 100 ? 1 : 0).toBe(down)
    }
  })

  it('covers the picture when tiled', async () => {
    const { made } = await tryTool('watermark', {
      picture: plain,
      params: { text: 'mark', position: 'tiled' },
    })
    const quarters = changed(made[0]?.data ?? new Uint8ClampedArray()).map(
      (place) => (place % 300 >= 150 ? 1 : 0) + (place >= 30_000 ? 2 : 0),
    )
    expect(new Set(quarters).size).toBe(4)
  })

  it('names the characters that no font shows, and wants words', async () => {
    await expect(
      tryTool('watermark', { picture: plain, params: { text: 'a\u{10FFFD}' } }),
    ).rejects.toMatchObject({
      reason: { code: 'tools.no_font', values: { characters: '\u{10FFFD}' } },
    })
    await expect(
      tryTool('watermark', { picture: plain, params: { text: '  ' } }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})
