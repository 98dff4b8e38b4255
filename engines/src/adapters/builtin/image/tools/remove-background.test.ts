import { describe, expect, it } from 'vitest'
import { at, firstOf, madeUp, tryTool } from './made-up-picture.ts'

const noise = (x: number, y: number) => ((x * 7919 + y * 104729 + x * y * 31) % 13) - 6
const radius = (x: number, y: number) => Math.hypot(x - 80, y - 80)

/** A red ring before a sky that grows lighter, its edges one pixel soft. */
const ring = madeUp(160, 160, (x, y) => {
  const share =
    Math.min(1, Math.max(0, 50.5 - radius(x, y))) * Math.min(1, Math.max(0, radius(x, y) - 19.5))
  return [210, 30, 40].map((red, channel) => {
    const sky = [90 + y / 3, 150 + y / 3, 220][channel] as number
    return red * share + (sky + noise(x, y)) * (1 - share)
  })
})

describe('remove-background', () => {
  it('leaves what stands in front and opens its hole', async () => {
    const made = await firstOf('remove-background', { picture: ring })
    let wrong = 0
    for (let y = 0; y < 160; y += 1)
      for (let x = 0; x < 160; x += 1) {
        const far = radius(x, y)
        const alpha = at(made, x, y)[3] as number
        if (far > 53 || far < 17) wrong += alpha > 0 ? 1 : 0
        else if (far > 22 && far < 48) wrong += alpha < 255 ? 1 : 0
      }
    expect(wrong).toBeLessThan(60)
  })

  it('takes the background out of the colour of soft edges', async () => {
    const made = await firstOf('remove-background', { picture: ring })
    let soft = 0
    for (let x = 120; x < 140; x += 1) {
      const [red, , blue, alpha] = at(made, x, 80) as [number, number, number, number]
      if (alpha === 0) continue
      if (alpha < 255) soft += 1
      expect(blue).toBeLessThan(90)
      expect(red).toBeGreaterThan(160)
    }
    expect(soft).toBeLessThan(5)
  })

  it('lays it on white when asked', async () => {
    const made = await firstOf('remove-background', {
      picture: ring,
      params: { background: 'white' },
    })
    expect(at(made, 2, 2)).toEqual([255, 255, 255, 255])
  })

  it('refuses where there is no telling', async () => {
    const even = madeUp(80, 80, () => [120, 120, 120])
    const busy = madeUp(80, 80, (x, y) => [
      (x * 97 + y * 57) % 256,
      (x * 31 + y * 151) % 256,
      (x * y * 13) % 256,
    ])
    for (const [picture, code] of [
      [even, 'tools.nothing_in_front'],
      [busy, 'tools.no_background'],
    ] as const)
      await expect(tryTool('remove-background', { picture })).rejects.toMatchObject({
        kind: 'refused',
        reason: { code },
      })
  })
})
