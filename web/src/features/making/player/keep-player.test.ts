import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../../testing/fake-storage.ts'
import { foundPlayer, keepPlayer, kept } from './keep-player.ts'
import { buildPlayer } from './testing/build-player.ts'
import { buildTrack, tracksOf } from './testing/build-track.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

function keeping() {
  const built = buildPlayer({ kept: foundPlayer(kept) })
  const leave = keepPlayer(built.player, kept)
  return { ...built, leave }
}

describe('after a reload', () => {
  it('the playlist stands paused at its place, and is heard as before', () => {
    const before = keeping()
    before.playerNow().playNow(tracksOf('abc'), 1)
    before.playerNow().setVolume(0.4)
    before.playerNow().setMuted(true)
    before.playerNow().setRepeat('one')
    before.driver.events().onPosition(3)
    before.leave()
    const { playerNow, order, driver } = keeping()
    expect(order()).toBe('a[b]c')
    expect(playerNow()).toMatchObject({
      state: 'paused',
      positionS: 3,
      durationS: 100,
      volume: 0.4,
      muted: true,
      repeat: 'one',
    })
    expect(driver.done()).toEqual([])
    playerNow().play()
    expect(driver.done()).toContain('play /b.mp3 from 3')
  })

  it('a shuffled playlist can still be straightened', () => {
    const before = keeping()
    before.playerNow().playNow(tracksOf('abcd'), 2)
    before.playerNow().setShuffled(true)
    const { playerNow, order } = keeping()
    expect(order()).toMatch(/^\[c\]/)
    playerNow().setShuffled(false)
    expect(order()).toBe('ab[c]d')
  })

  it('the place is that of a few seconds before, also when nothing could be written at the end', () => {
    const { playerNow, driver } = keeping()
    playerNow().playNow(tracksOf('a'))
    for (let second = 1; second < 13; second++) driver.events().onPosition(second)
    expect(keeping().playerNow().positionS).toBe(10)
  })

  it('nothing of a cleared playlist is left', () => {
    const { playerNow } = keeping()
    playerNow().playNow(tracksOf('ab'))
    playerNow().clear()
    expect(keeping().order()).toBe('')
  })

  it('of a very long playlist the part around the current track is there', () => {
    const { playerNow } = keeping()
    playerNow().playNow(
      Array.from({ length: 1000 }, (_, n) => buildTrack(`t${n}`)),
      500,
    )
    const found = keeping().playerNow()
    expect(found.tracks).toHaveLength(200)
    expect(found.tracks[found.at]?.id).toBe('t500')
  })

  it('peaks are there as exactly as they are seen', () => {
    const { playerNow } = keeping()
    playerNow().playNow([buildTrack('a', { peaks: [0.123456, -0.98765] })])
    expect(keeping().playerNow().tracks[0]?.peaks).toEqual([0.12, -0.99])
  })
})

it.each([
  ['no list', { tracks: 'abc', straight: 7 }],
  ['other things', { tracks: [null, 3, { id: 'a' }], straight: null }],
])('a kept playlist that is %s counts as none', (_, found) => {
  localStorage.setItem('playerQueue', JSON.stringify({ value: found, expire: null }))
  expect(keeping().order()).toBe('')
})

it('a tab in which nothing was played leaves what another one has kept', () => {
  const first = keeping()
  first.playerNow().playNow(tracksOf('abc'), 1)
  const second = keeping()
  first.driver.events().onPosition(60)
  second.leave()
  expect(keeping().playerNow().positionS).toBe(60)
})
