import { describe, expect, it } from 'vitest'
import { hasNext, isPlaying } from './player-state.ts'
import { buildPlayer } from './testing/build-player.ts'
import { buildTrack, tracksOf } from './testing/build-track.ts'

/** Three tracks, of which the middle one plays. */
function playing() {
  const built = buildPlayer()
  built.act().playNow(tracksOf('abc'), 1)
  built.driver.events().onPlaying()
  built.driver.done()
  return built
}

describe('playing', () => {
  it('takes the place of the playlist, and loads until it is heard', () => {
    const { act, driver, order } = buildPlayer()
    act().playNow(tracksOf('abc'), 1)
    expect(order()).toBe('a[b]c')
    expect(act()).toMatchObject({ state: 'loading', durationS: 100, positionS: 0 })
    expect(driver.done()).toContain('play /b.mp3 from 0')
    driver.events().onPlaying()
    expect(act().state).toBe('playing')
    expect(isPlaying('b')(act())).toBe(true)
    driver.events().onWaiting()
    expect(act().state).toBe('loading')
    act().playNow(tracksOf('xy'))
    expect(order()).toBe('[x]y')
  })

  it('of nothing changes nothing', () => {
    const { act, order } = playing()
    act().playNow([])
    expect(order()).toBe('a[b]c')
  })

  it('of another take goes on at the same second, in the same place of the playlist', () => {
    const { act, driver, order } = playing()
    driver.events().onPosition(42)
    act().swap(buildTrack('x'))
    expect(order()).toBe('a[x]c')
    expect(act()).toMatchObject({ state: 'loading', positionS: 42 })
    expect(driver.done()).toContain('play /x.mp3 from 42')
    act().pause()
    act().swap(buildTrack('c'))
    expect(order()).toBe('a[c]')
    expect(act()).toMatchObject({ state: 'paused', positionS: 42 })
  })

  it('is paused and goes on at its place', () => {
    const { act, driver } = playing()
    driver.events().onPosition(42)
    act().toggle()
    expect(act().state).toBe('paused')
    expect(driver.done()).toEqual(['pause'])
    act().toggle()
    expect(driver.done()).toContain('play /b.mp3 from 42')
  })

  it('is as long as the file says, and the next one as its track says', () => {
    const { act, driver } = playing()
    driver.events().onDuration(99.5)
    act().pause()
    act().play()
    expect(act().durationS).toBe(99.5)
    act().next()
    expect(act().durationS).toBe(100)
    act().playNow([buildTrack('z', { durationS: null })])
    expect(act().durationS).toBeNull()
  })

  it('can be sought, within its length', () => {
    const { act, driver } = playing()
    act().seek(250)
    expect(act().positionS).toBe(100)
    act().seek(-3)
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
    const { act, driver, order } = playing()
    act().next()
    driver.events().onPosition(100)
    driver.events().onEnded()
    expect(order()).toBe('ab[c]')
    expect(act()).toMatchObject({ state: 'paused', positionS: 0 })
    expect(hasNext(act())).toBe(false)
  })

  it('leads to the first when all are repeated', () => {
    const { act, driver, order } = playing()
    act().setRepeat('all')
    act().playAt(2)
    driver.events().onEnded()
    expect(order()).toBe('[a]bc')
    expect(act().state).toBe('loading')
  })

  it('leads to its beginning when it is repeated, though pressing next goes on', () => {
    const { act, driver, order } = playing()
    act().setRepeat('one')
    driver.events().onEnded()
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual(['play /b.mp3 from 0'])
    act().next()
    act().next()
    expect(order()).toBe('[a]bc')
  })

  it('of the only one of a list that repeats leads to its beginning', () => {
    const { act, driver } = buildPlayer()
    act().setRepeat('all')
    act().playNow(tracksOf('a'))
    driver.done()
    driver.events().onEnded()
    expect(driver.done()).toEqual(['play /a.mp3 from 0'])
  })
})

describe('previous', () => {
  it('is the track before, within the first seconds', () => {
    const { act, driver, order } = playing()
    driver.events().onPosition(3)
    act().previous()
    expect(order()).toBe('[a]bc')
  })

  it('is the beginning of the track after them, and of the first one always', () => {
    const { act, driver, order } = playing()
    driver.events().onPosition(3.1)
    act().previous()
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual(['seek 0'])
    act().playAt(0)
    driver.events().onPosition(1)
    act().previous()
    expect(act()).toMatchObject({ at: 0, positionS: 0 })
  })
})

describe('the playlist', () => {
  it('can be filled before anything plays, and then waits', () => {
    const { act, driver, order } = buildPlayer()
    act().addToEnd(tracksOf('ab'))
    act().playNext(tracksOf('x'))
    expect(order()).toBe('[a]xb')
    expect(act()).toMatchObject({ state: 'paused', durationS: 100 })
    expect(driver.done().filter((deed) => deed.startsWith('play'))).toEqual([])
  })

  it('goes on with the next when the playing one is removed', () => {
    const { act, driver, order } = playing()
    driver.events().onPosition(50)
    driver.events().onDuration(77)
    act().removeAt(1)
    expect(order()).toBe('a[c]')
    expect(driver.done()).toEqual(['play /c.mp3 from 0'])
    expect(act().durationS).toBe(100)
  })

  it('stops when the playing one was the last', () => {
    const { act, driver, order } = playing()
    act().playAt(2)
    driver.done()
    act().removeAt(2)
    expect(order()).toBe('a[b]')
    expect(act()).toMatchObject({ state: 'paused', positionS: 0 })
    expect(driver.done()).toEqual(['unload'])
  })

  it('plays on undisturbed when others are removed or moved', () => {
    const { act, driver, order } = playing()
    act().removeAt(0)
    act().move(0, 1)
    expect(order()).toBe('c[b]')
    expect(driver.done()).toEqual([])
  })

  it('is empty after the only one is removed', () => {
    const { act, order } = buildPlayer()
    act().playNow(tracksOf('a'))
    act().removeAt(0)
    expect(order()).toBe('')
    expect(act()).toMatchObject({ at: -1, state: 'paused', durationS: null })
  })

  it('is cleared, and comes back as it was, paused', () => {
    const { act, driver, order } = playing()
    driver.events().onPosition(42)
    const cleared = act().clear()
    expect(act()).toMatchObject({ tracks: [], at: -1, state: 'paused', positionS: 0 })
    act().playNow(tracksOf('x'))
    act().restore(cleared)
    expect(order()).toBe('a[b]c')
    expect(act()).toMatchObject({ state: 'paused', positionS: 42 })
    expect(driver.done().at(-1)).toBe('unload')
  })

  it('is shuffled and straightened around what plays, and stays shuffled for the next list', () => {
    const { act, driver, order } = playing()
    act().setShuffled(true)
    expect(order()).toMatch(/^\[b\]/)
    act().setShuffled(false)
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual([])
    act().setShuffled(true)
    act().playNow(tracksOf('vwxyz'), 2)
    expect(order()).toMatch(/^\[x\]/)
    expect(order()).not.toBe('[x]vwyz')
    act().setShuffled(false)
    expect(order()).toBe('vw[x]yz')
  })
})

describe('sound', () => {
  it('has a volume within its limits, and is heard again when it is turned up', () => {
    const { act, driver } = buildPlayer()
    act().setVolume(1.4)
    act().setMuted(true)
    act().setVolume(0.5)
    act().setVolume(-1)
    expect(driver.done()).toEqual(['sound 1', 'sound off', 'sound 0.5', 'sound 0'])
  })

  it('that was kept is what is heard', () => {
    const { act, driver } = buildPlayer({ kept: { volume: 0.3 } })
    act().playNow(tracksOf('a'))
    expect(driver.done()).toContain('sound 0.3')
  })
})

describe('what cannot be played', () => {
  it('is marked and passed over', () => {
    const { act, driver, order } = playing()
    driver.events().onFault('gone')
    expect(act().faults).toEqual({ b: 'gone' })
    expect(order()).toBe('ab[c]')
    expect(act().state).toBe('loading')
  })

  it('ends the playing at its place when nothing else is left, however the list repeats', () => {
    const { act, driver } = playing()
    act().setRepeat('all')
    for (const _ of 'bca') driver.events().onFault('broken')
    expect(Object.keys(act().faults).sort()).toEqual(['a', 'b', 'c'])
    expect(act().state).toBe('paused')
  })

  it('is tried again at its place', () => {
    const { act, driver, order } = playing()
    act().playAt(2)
    driver.events().onPosition(31)
    driver.events().onFault('network')
    expect(act()).toMatchObject({ state: 'paused', positionS: 31, faults: { c: 'network' } })
    driver.done()
    act().play()
    expect(order()).toBe('ab[c]')
    expect(act().faults).toEqual({})
    expect(driver.done()).toContain('play /c.mp3 from 31')
  })

  it('for want of a network waits for it, unless somebody does something else', () => {
    const { act, driver, network, order } = playing()
    network.isOnline = false
    driver.events().onFault('network')
    expect(order()).toBe('a[b]c')
    expect(act()).toMatchObject({ state: 'paused', waitsForNetwork: true })
    act().pause()
    expect(act().waitsForNetwork).toBe(false)
  })

  it('is only marked while nothing is to be heard', () => {
    const { act, driver, order } = playing()
    act().pause()
    driver.events().onFault('network')
    expect(order()).toBe('a[b]c')
    expect(act().faults).toEqual({ b: 'network' })
  })

  it('is forgotten with its track', () => {
    const { act, driver } = playing()
    driver.events().onFault('gone')
    act().removeAt(1)
    expect(act().faults).toEqual({})
  })
})
