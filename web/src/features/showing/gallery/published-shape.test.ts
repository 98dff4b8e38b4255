import type { WorkFile } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { captionHeight } from '../../../ui/masonry/tile.tsx'
import { publishedHeight, publishedRatio } from './published-shape.ts'

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

describe('the shape of a card in a row', () => {
  it('is that of its picture, and of four of them', () => {
    expect(publishedRatio({ files: [clip] })).toBeCloseTo(16 / 9)
    expect(publishedRatio({ files: [clip, clip, clip, clip] })).toBeCloseTo(16 / 9)
  })

  it('of two is as wide as both, but no wider than a panorama', () => {
    const square = file({ width: 512, height: 512 })
    expect(publishedRatio({ files: [square, square] })).toBe(2)
    expect(publishedRatio({ files: [clip, clip] })).toBe(2.4)
  })

  it('of songs and tracks is one that their words fit into', () => {
    expect(publishedRatio({ files: [{ ...song, thumbnail: '/cover' }] })).toBe(1)
    expect(publishedRatio({ files: [song, song] })).toBeGreaterThan(1)
    expect(publishedRatio({ files: [stem('vocals'), stem('backing')] })).toBeGreaterThan(1.3)
  })
})
