import type { WorkFile } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { publishedRatio, songsHeight } from './published-shape.ts'

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

it('songs are rows of 72 px, each of them; the tracks of one stay together', () => {
  expect(songsHeight({ files: [song] })).toBe(72)
  expect(songsHeight({ files: [song, song] })).toBe(144)
  expect(songsHeight({ files: [stem('vocals'), stem('backing')] })).toBeUndefined()
  expect(songsHeight({ files: [clip] })).toBeUndefined()
})
