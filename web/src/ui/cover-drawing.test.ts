import { expect, it } from 'vitest'
import { coverDrawingOf } from './cover-drawing.ts'

it('a song has the same cover each time, and another name another one', () => {
  expect(coverDrawingOf('Harbour', 'folk')).toEqual(coverDrawingOf('Harbour', 'folk'))
  expect(coverDrawingOf('Harbour', 'folk').ground).not.toBe(
    coverDrawingOf('Lighthouse', 'folk').ground,
  )
})

it('shows what its words say, in every language of the page', () => {
  expect(coverDrawingOf('Untitled', 'sad piano').motif).toBe('rain')
  expect(coverDrawingOf('雨夜', '').motif).toBe('rain')
  expect(coverDrawingOf('x', '氛围').motif).toBe('waves')
  expect(coverDrawingOf('x', 'techno, 128 bpm').motif).toBe('bars')
})
