import type { WorkFile } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { captionHeight } from '../../../ui/masonry/tile.tsx'
import { publishedHeight } from './published-shape.ts'

const file = (change: Partial<WorkFile>): WorkFile => ({
  id: 'a',
  url: '/a',
  mime: 'image/png',
  width: null,
  height: null,
  durationS: null,
  bytes: 1,
  thumbnail: '',
  blur: '',
  about: {},
  ...change,
})
const song = file({ mime: 'audio/mpeg', durationS: 60 })
const clip = file({ mime: 'video/mp4', width: 1280, height: 720, durationS: 4 })
const stem = (name: 'vocals' | 'backing') => file({ mime: 'audio/mpeg', about: { stem: name } })

const heightOf = (...files: WorkFile[]) => publishedHeight({ files }, 240, false)

describe('the height of a card', () => {
  it('of a clip is that of its picture', () => {
    expect(heightOf(clip)).toBe(135)
  })

  it('of a song is square with its cover, and less without one', () => {
    expect(heightOf({ ...song, thumbnail: '/cover' })).toBe(240)
    expect(heightOf(song)).toBe(180)
  })

  it('of two songs is that of one: they share a face', () => {
    expect(heightOf(song, song)).toBe(heightOf(song))
  })

  it('of tracks grows with each of them, whatever the width', () => {
    const two = [stem('vocals'), stem('backing')]
    expect(heightOf(...two)).toBeLessThan(heightOf(...two, stem('backing')))
    expect(publishedHeight({ files: two }, 400, false)).toBe(heightOf(...two))
  })

  it('has room for what stands below it by touch', () => {
    expect(publishedHeight({ files: [clip] }, 240, true)).toBe(135 + captionHeight)
  })
})
