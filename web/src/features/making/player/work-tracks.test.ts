import type { WorkFile } from '@atelier/contract/features/making/works'
import { expect, it } from 'vitest'
import { tracksOf } from './work-tracks.ts'

const file = (change: Partial<WorkFile>): WorkFile => ({
  id: 'a',
  url: '/song.mp3',
  mime: 'audio/mpeg',
  width: null,
  height: null,
  durationS: 12,
  bytes: 1,
  thumbnail: '/cover.webp',
  blur: '',
  about: {},
  ...change,
})

it('makes a track of each song of a work, and of nothing else', () => {
  const timed = [{ text: 'la', startS: 0, endS: 1 }]
  const about = { title: 'Harbour', lyrics: 'la', timed, peaks: [0, 50] }
  const files = [file({ mime: 'image/png' }), file({ about }), file({ url: '/b.mp3' })]
  const tracks = tracksOf({ id: 7, name: 'a song of the sea', model: 'Composer', files })
  expect(tracks).toEqual([
    {
      id: '7-1',
      workId: 7,
      url: '/song.mp3',
      title: 'Harbour',
      artist: 'Composer',
      cover: '/cover.webp',
      durationS: 12,
      timed,
      lyrics: 'la',
      peaks: [0, 0.5],
    },
    expect.objectContaining({
      id: '7-2',
      url: '/b.mp3',
      title: 'a song of the sea',
      timed: [],
      peaks: [],
    }),
  ])
})

it('leads where it is told to', () => {
  const played = { id: 7, name: '', model: '', files: [file({})] }
  expect(tracksOf({ ...played, link: '/history?work=7' })[0]?.link).toBe('/history?work=7')
  expect(tracksOf(played)[0]).not.toHaveProperty('link')
})
