import { describe, expect, it } from 'vitest'
import { readVersion, withMark } from './lyrics-text.ts'

describe('a written version', () => {
  it('has its title in the first line', () => {
    expect(readVersion('Night Train\n\n[Verse]\nWheels')).toEqual({
      title: 'Night Train',
      lyrics: '[Verse]\nWheels',
    })
  })

  it('that begins with a mark has none', () => {
    expect(readVersion('[Verse]\nWheels')).toEqual({ title: '', lyrics: '[Verse]\nWheels' })
  })
})

it.each([
  ['', 0, '[Verse]\n', 8],
  ['one', 3, 'one\n\n[Verse]\n', 13],
  ['one\n', 4, 'one\n\n[Verse]\n', 13],
  ['one\ntwo', 3, 'one\n\n[Verse]\ntwo', 13],
])('a mark in %j at %i stands on a line of its own', (lyrics, at, text, caret) => {
  expect(withMark(lyrics, 'Verse', at)).toEqual({ text, caret })
})
