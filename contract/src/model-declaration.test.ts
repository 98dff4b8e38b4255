import { describe, expect, it } from 'vitest'
import { type ModelField, readParams } from './model-declaration.ts'

const text = (required?: boolean): ModelField => ({
  name: 'words',
  kind: 'text',
  max: 5,
  ...(required === undefined ? {} : { required }),
})
const read = (field: ModelField, words?: unknown) =>
  readParams({ fields: [field] }, 'watermark', words === undefined ? {} : { words })

describe('a text that a task takes', () => {
  it.each([[undefined], [''], ['  ']])('is missing where it is required and %j', (words) => {
    expect(read(text(true), words)).toEqual({ problems: [{ name: 'words', reason: 'missing' }] })
  })

  it('may be left out elsewhere', () => {
    for (const required of [undefined, false])
      expect(read(text(required), '')).toEqual({ params: {} })
  })

  it('counts when it is there, within its limit', () => {
    expect(read(text(true), 'mark')).toEqual({ params: { words: 'mark' } })
    expect(read(text(true), 'a mark')).toEqual({
      problems: [{ name: 'words', reason: 'out-of-range' }],
    })
    expect(read(text(true), 5)).toEqual({ problems: [{ name: 'words', reason: 'wrong-kind' }] })
  })
})
