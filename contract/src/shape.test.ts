import { describe, expect, it } from 'vitest'
import { fitShape, misfit, type Shape } from './shape.ts'

const page = {
  rows: [{ files: [0], about: { peaks: [0] }, text: 'string', 'error?': {} }],
} satisfies Shape

const fitted = (shape: Shape, value: unknown) => {
  const invalid: string[] = []
  return { value: fitShape(shape, value, invalid), invalid }
}

describe('a value', () => {
  it.each<[Shape, unknown]>([
    [0, undefined],
    [{}, { a: 1 }],
    [[0], [null, 'x']],
    [{ 'of?': {} }, {}],
    [{ 'of?': {} }, { of: null }],
    [{ text: 'string' }, { text: '', other: 1 }],
  ])('of shape %j that is %j is taken as it is', (shape, value) => {
    expect(fitted(shape, value)).toEqual({ value, invalid: [] })
  })

  it.each<[Shape, unknown, string]>([
    [{}, null, 'data'],
    [{}, [], 'data'],
    [{}, 'text', 'data'],
    [{}, undefined, 'data'],
    [[0], {}, 'data'],
    [page, {}, 'data.rows'],
    [page, { rows: null }, 'data.rows'],
    [{ text: 'string' }, { text: 1 }, 'data.text'],
  ])('of shape %j that is %j is none', (shape, value, path) => {
    expect(fitted(shape, value)).toEqual({ value: misfit, invalid: [path] })
  })

  it('in place of one that may be absent is taken for absent', () => {
    expect(fitted({ 'of?': {} }, { of: 'x' })).toEqual({
      value: { of: null },
      invalid: ['data.of'],
    })
  })
})

describe('a list', () => {
  it('loses what is no element, and nothing beside it', () => {
    const whole = { files: [1], about: { peaks: [] }, text: 'a' }
    expect(fitted(page, { rows: [null, whole, 'x'] })).toEqual({
      value: { rows: [whole] },
      invalid: ['data.rows[0]', 'data.rows[2]'],
    })
  })

  it('keeps an element that lacks a list, an object or a text of its own, with an empty one', () => {
    expect(fitted(page, { rows: [{ id: 1, files: null, text: {} }] })).toEqual({
      value: { rows: [{ id: 1, files: [], about: { peaks: [] }, text: '' }] },
      invalid: ['data.rows[0].files', 'data.rows[0].about', 'data.rows[0].text'],
    })
  })
})
