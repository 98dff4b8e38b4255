import { describe, expect, it } from 'vitest'
import { hasNext, isPlaying } from './player-state.ts'
import { buildPlayer } from './testing/build-player.ts'
import { buildTrack, tracksOf } from './testing/build-track.ts'

/** Three tracks, of which the middle one plays. */
function playing() {
  const built = buildPlayer()
  built.playerNow().playNow(tracksOf('abc'), 1)
  built.driver.events().onPlaying()
  built.driver.done()
  return built
}

describe('playing', () => {
  it('takes the place of the playlist, and loads until it is heard', () => {
    const { playerNow, driver, order } = buildPlayer()
    playerNow().playNow(tracksOf('abc'), 1)
    expect(order()).toBe('a[b]c')
    expect(playerNow()).toMatchObject({ state: 'loading', durationS: 100, positionS: 0 })
    expect(driver.done()).toContain('play /b.mp3 from 0')
    driver.events().onPlaying()
    expect(playerNow().state).toBe('playing')
    expect(isPlaying('b')(playerNow())).toBe(true)
    driver.events().onWaiting()
    expect(playerNow().state).toBe('loading')
    playerNow().playNow(tracksOf('xy'))
    expect(order()).toBe('[x]y')
  })

  it('of nothing changes nothing', () => {
    const { playerNow, order } = playing()
    playerNow().playNow([])
    expect(order()).toBe('a[b]c')
  })

  it('of another take goes on at the same second, in the same place of the playlist', () => {
    const { playerNow, driver, order } = playing()
    driver.events().onPosition(42)
    playerNow().swap(buildTrack('x'))
    expect(order()).toBe('a[x]c')
    expect(playerNow()).toMatchObject({ state: 'loading', positionS: 42 })
    expect(driver.done()).toContain('play /x.mp3 from 42')
    playerNow().pause()
    playerNow().swap(buildTrack('c'))
    expect(order()).toBe('a[c]')
    expect(playerNow()).toMatchObject({ state: 'paused', positionS: 42 })
  })

  it('is paused and goes on at its place', () => {
    const { playerNow, driver } = playing()
    driver.events().onPosition(42)
    playerNow().toggle()
    expect(playerNow().state).toBe('paused')
    expect(driver.done()).toEqual(['pause'])
    playerNow().toggle()
    expect(driver.done()).toContain('play /b.mp3 from 42')
  })

  it('is as long as the file says, and the next one as its track says', () => {
    const { playerNow, driver } = playing()
    driver.events().onDuration(99.5)
    playerNow().pause()
    playerNow().play()
    expect(playerNow().durationS).toBe(99.5)
    playerNow().next()
    expect(playerNow().durationS).toBe(100)
    playerNow().playNow([buildTrack('z', { durationS: null })])
    expect(playerNow().durationS).toBeNull()
  })

  it('can be sought, within its length', () => {
    const { playerNow, driver } = playing()
    playerNow().seek(250)
    expect(playerNow().positionS).toBe(100)
    playerNow().seek(-3)
    expect(driver.done()).toEqual(['seek 100', 'seek 0'])
  })
})

describe('the end of a track', () => {
  it('leads to the next', () => {
    const { driver, order } = playing()
    driver.events().onEnded()
    expect(order()).toBe('ab[c]')
    expect(driver.done()).toEqual(['play /c.mp3 from 0'])
  })

  it('is the end of all after the last, which stands at its beginning', () => {
    const { playerNow, driver, order } = playing()
    playerNow().next()
    driver.events().onPosition(100)
    driver.events().onEnded()
    expect(order()).toBe('ab[c]')
    expect(playerNow()).toMatchObject({ state: 'paused', positionS: 0 })
    expect(hasNext(playerNow())).toBe(false)
  })

  it('leads to the first when all are repeated', () => {
    const { playerNow, driver, order } = playing()
    playerNow().setRepeat('all')
    playerNow().playAt(2)
    driver.events().onEnded()
    expect(order()).toBe('[a]bc')
    expect(playerNow().state).toBe('loading')
  })

  it('leads to its beginning when it is repeated, though pressing next goes on', () => {
    const { playerNow, driver, order } = playing()
    playerNow().setRepeat('one')
    driver.events().onEnded()
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual(['play /b.mp3 from 0'])
    playerNow().next()
    playerNow().next()
    expect(order()).toBe('[a]bc')
  })

  it('of the only one of a list that repeats leads to its beginning', () => {
    const { playerNow, driver } = buildPlayer()
    playerNow().setRepeat('all')
    playerNow().playNow(tracksOf('a'))
    driver.done()
    driver.events().onEnded()
    expect(driver.done()).toEqual(['play /a.mp3 from 0'])
  })
})

describe('previous', () => {
  it('is the track before, within the first seconds', () => {
    const { playerNow, driver, order } = playing()
    driver.events().onPosition(3)
    playerNow().previous()
    expect(order()).toBe('[a]bc')
  })

  it('is the beginning of the track after them, and of the first one always', () => {
    const { playerNow, driver, order } = playing()
    driver.events().onPosition(3.1)
    playerNow().previous()
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual(['seek 0'])
    playerNow().playAt(0)
    driver.events().onPosition(1)
    playerNow().previous()
    expect(playerNow()).toMatchObject({ at: 0, positionS: 0 })
  })
})

describe('the playlist', () => {
  it('can be filled before anything plays, and then waits', () => {
    const { playerNow, driver, order } = buildPlayer()
    playerNow().addToEnd(tracksOf('ab'))
    playerNow().playNext(tracksOf('x'))
    expect(order()).toBe('[a]xb')
    expect(playerNow()).toMatchObject({ state: 'paused', durationS: 100 })
    expect(driver.done().filter((deed) => deed.startsWith('play'))).toEqual([])
  })

  it('goes on with the next when the playing one is removed', () => {
    const { playerNow, driver, order } = playing()
    driver.events().onPosition(50)
    driver.events().onDuration(77)
    playerNow().removeAt(1)
    expect(order()).toBe('a[c]')
    expect(driver.done()).toEqual(['play /c.mp3 from 0'])
    expect(playerNow().durationS).toBe(100)
  })

  it('stops when the playing one was the last', () => {
    const { playerNow, driver, order } = playing()
    playerNow().playAt(2)
    driver.done()
    playerNow().removeAt(2)
    expect(order()).toBe('a[b]')
    expect(playerNow()).toMatchObject({ state: 'paused', positionS: 0 })
    expect(driver.done()).toEqual(['unload'])
  })

  it('plays on undisturbed when others are removed or moved', () => {
    const { playerNow, driver, order } = playing()
    playerNow().removeAt(0)
    playerNow().move(0, 1)
    expect(order()).toBe('c[b]')
    expect(driver.done()).toEqual([])
  })

  it('is empty after the only one is removed', () => {
    const { playerNow, order } = buildPlayer()
    playerNow().playNow(tracksOf('a'))
    playerNow().removeAt(0)
    expect(order()).toBe('')
    expect(playerNow()).toMatchObject({ at: -1, state: 'paused', durationS: null })
  })

  it('is cleared, and comes back as it was, paused', () => {
    const { playerNow, driver, order } = playing()
    driver.events().onPosition(42)
    const cleared = playerNow().clear()
    expect(playerNow()).toMatchObject({ tracks: [], at: -1, state: 'paused', positionS: 0 })
    playerNow().playNow(tracksOf('x'))
    playerNow().restore(cleared)
    expect(order()).toBe('a[b]c')
    expect(playerNow()).toMatchObject({ state: 'paused', positionS: 42 })
    expect(driver.done().at(-1)).toBe('unload')
  })

  it('is shuffled and straightened around what plays, and stays shuffled for the next list', () => {
    const { playerNow, driver, order } = playing()
    playerNow().setShuffled(true)
    expect(order()).toMatch(/^\[b\]/)
    playerNow().setShuffled(false)
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual([])
    playerNow().setShuffled(true)
    playerNow().playNow(tracksOf('vwxyz'), 2)
    expect(order()).toMatch(/^\[x\]/)
    expect(order()).not.toBe('[x]vwyz')
    playerNow().setShuffled(false)
    expect(order()).toBe('vw[x]yz')
  })
})

describe('sound', () => {
  it('has a volume within its limits, and is heard again when it is turned up', () => {
    const { playerNow, driver } = buildPlayer()
    playerNow().setVolume(1.4)
    playerNow().setMuted(true)
    playerNow().setVolume(0.5)
    playerNow().setVolume(-1)
    expect(driver.done()).toEqual(['sound 1', 'sound off', 'sound 0.5', 'sound 0'])
  })

  it('that was kept is what is heard', () => {
    const { playerNow, driver } = buildPlayer({ kept: { volume: 0.3 } })
    playerNow().playNow(tracksOf('a'))
    expect(driver.done()).toContain('sound 0.3')
  })
})

describe('what cannot be played', () => {
  it('is marked and passed over', () => {
    const { playerNow, driver, order } = playing()
    driver.events().onFault('gone')
    expect(playerNow().faults).toEqual({ b: 'gone' })
    expect(order()).toBe('ab[c]')
    expect(playerNow().state).toBe('loading')
  })

  it('ends the playing at its place when nothing else is left, however the list repeats', () => {
    const { playerNow, driver } = playing()
    playerNow().setRepeat('all')
    for (const _ of 'bca') driver.events().onFault('broken')
    expect(Object.keys(playerNow().faults).sort()).toEqual(['a', 'b', 'c'])
    expect(playerNow().state).toBe('paused')
  })

  it('is tried again at its place', () => {
    const { playerNow, driver, order } = playing()
    playerNow().playAt(2)
    driver.events().onPosition(31)
    driver.events().onFault('network')
    expect(playerNow()).toMatchObject({ state: 'paused', positionS: 31, faults: { c: 'network' } })
    driver.done()
    playerNow().play()
    expect(order()).toBe('ab[c]')
    expect(playerNow().faults).toEqual({})
    expect(driver.done()).toContain('play /c.mp3 from 31')
  })

  it('for want of a network waits for it, unless somebody does something else', () => {
    const { playerNow, driver, network, order } = playing()
    network.isOnline = false
    driver.events().onFault('network')
    expect(order()).toBe('a[b]c')
    expect(playerNow()).toMatchObject({ state: 'paused', waitsForNetwork: true })
    playerNow().pause()
    expect(playerNow().waitsForNetwork).toBe(false)
  })

  it('is only marked while nothing is to be heard', () => {
    const { playerNow, driver, order } = playing()
    playerNow().pause()
    driver.events().onFault('network')
    expect(order()).toBe('a[b]c')
    expect(playerNow().faults).toEqual({ b: 'network' })
  })

  it('is forgotten with its track', () => {
    const { playerNow, driver } = playing()
    driver.events().onFault('gone')
    playerNow().removeAt(1)
    expect(playerNow().faults).toEqual({})
  })
})
