import { describe, expect, it } from 'vitest'
import { measurePicture } from './describe/measure-picture.ts'
import { madeUp, tryTool } from './made-up-picture.ts'

const night = madeUp(160, 90, (x, y) =>
  Math.hypot(x - 130, y - 40) < 14 ? [250, 240, 120] : [10, 16, 50],
)
const snow = madeUp(90, 160, (x, y) => [
  236 + ((x * 7 + y * 3) % 9),
  238 + ((x + y) % 7),
  240 + ((x * 3) % 11),
])

describe('describe', () => {
  it('measures light, shape, place and manner', () => {
    expect(measurePicture(night)).toMatchObject({
      light: 'dark',
      warmth: 'cool',
      place: 'right',
      shape: 'wide',
      manner: 'graphic',
      detail: 'plain',
    })
    expect(measurePicture(snow)).toMatchObject({
      light: 'bright',
      contrast: 'low',
      shape: 'tall',
      manner: 'photo',
      colourfulness: 'grey',
    })
  })

  it.each([
    ['en-US', 'navy'],
    ['zh-CN', '藏青'],
    ['zh-TW', '深藍'],
  ] as const)('gives four different prompts in %s', async (locale, word) => {
    const { texts, pictures } = await tryTool('describe', { picture: night, locale })
    expect(new Set(texts).size).toBe(4)
    expect(texts.join()).toContain(word)
    expect(pictures).toEqual([])
  })
})
