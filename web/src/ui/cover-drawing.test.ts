import { expect, it } from 'vitest'
import { drawingOf } from './cover-drawing.ts'

it('a song has the same cover each time, and another name another one', () => {
  expect(drawingOf('Harbour', 'folk')).toEqual(drawingOf('Harbour', 'folk'))
  expect(drawingOf('Harbour', 'folk').ground).not.toBe(drawingOf('Lighthouse', 'folk').ground)
})

it('shows what its words say, in every language of the page', () => {
  expect(drawingOf('Untitled', 'sad piano').motif).toBe('rain')
  expect(drawingOf('雨夜', '').motif).toBe('rain')
  expect(drawingOf('x', '氛围').motif).toBe('waves')
  expect(drawingOf('x', 'techno, 128 bpm').motif).toBe('bars')
})
