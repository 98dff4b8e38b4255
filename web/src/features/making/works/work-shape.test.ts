import { describe, expect, it } from 'vitest'
import { buildFile, buildWork } from './testing/build-work.ts'
import { aspectOf, pictureRatio, picturesHeight } from './work-shape.ts'

describe('the shape that was asked for', () => {
  it.each([
    ['16:9', 16 / 9],
    ['1024x768', 4 / 3],
    ['auto', undefined],
    [undefined, undefined],
    ['0:0', undefined],
  ])('%s', (text, ratio) => {
    expect(aspectOf(text)).toBe(ratio)
  })
})

describe('the place of a picture', () => {
  it('does not change its shape when the picture is a few pixels off what was asked for', () => {
    const asked = buildWork(1, { params: { aspect: '16:9' } })
    const file = buildFile('a', { width: 1344, height: 768 })
    expect(pictureRatio({ ...asked, files: [file] })).toBe(pictureRatio(asked))
  })

  it('follows the picture when that is something else', () => {
    const work = buildWork(1, {
      params: { aspect: '16:9' },
      files: [buildFile('a', { width: 500, height: 1000 })],
    })
    expect(pictureRatio(work)).toBe(0.5)
  })

  it('is as high for four pictures as for four that are still to come', () => {
    const work = buildWork(1, { count: 4 })
    const files = ['a', 'b', 'c', 'd'].map((id) => buildFile(id))
    expect(picturesHeight({ ...work, files }, 300)).toBe(picturesHeight(work, 300))
  })
})
