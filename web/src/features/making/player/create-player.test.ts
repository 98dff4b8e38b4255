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
    const { act: action, driver, order } = buildPlayer()
    action().playNow(tracksOf('abc'), 1)
    expect(order()).toBe('a[b]c')
    expect(action()).toMatchObject({ state: 'loading', durationS: 100, positionS: 0 })
    expect(driver.done()).toContain('play /b.mp3 from 0')
    driver.events().onPlaying()
    expect(action().state).toBe('playing')
    expect(isPlaying('b')(action())).toBe(true)
    driver.events().onWaiting()
    expect(action().state).toBe('loading')
    action().playNow(tracksOf('xy'))
    expect(order()).toBe('[x]y')
  })

  it('of nothing changes nothing', () => {
    const { act: action, order } = playing()
    action().playNow([])
    expect(order()).toBe('a[b]c')
  })

  it('of another take goes on at the same second, in the same place of the playlist', () => {
    const { act: action, driver, order } = playing()
    driver.events().onPosition(42)
    action().swap(buildTrack('x'))
    expect(order()).toBe('a[x]c')
    expect(action()).toMatchObject({ state: 'loading', positionS: 42 })
    expect(driver.done()).toContain('play /x.mp3 from 42')
    action().pause()
    action().swap(buildTrack('c'))
    expect(order()).toBe('a[c]')
    expect(action()).toMatchObject({ state: 'paused', positionS: 42 })
  })

  it('is paused and goes on at its place', () => {
    const { act: action, driver } = playing()
    driver.events().onPosition(42)
    action().toggle()
    expect(action().state).toBe('paused')
    expect(driver.done()).toEqual(['pause'])
    action().toggle()
    expect(driver.done()).toContain('play /b.mp3 from 42')
  })

  it('is as long as the file says, and the next one as its track says', () => {
    const { act: action, driver } = playing()
    driver.events().onDuration(99.5)
    action().pause()
    action().play()
    expect(action().durationS).toBe(99.5)
    action().next()
    expect(action().durationS).toBe(100)
    action().playNow([buildTrack('z', { durationS: null })])
    expect(action().durationS).toBeNull()
  })

  it('can be sought, within its length', () => {
    const { act: action, driver } = playing()
    action().seek(250)
    expect(action().positionS).toBe(100)
    action().seek(-3)
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
    const { act: action, driver, order } = playing()
    action().next()
    driver.events().onPosition(100)
    driver.events().onEnded()
    expect(order()).toBe('ab[c]')
    expect(action()).toMatchObject({ state: 'paused', positionS: 0 })
    expect(hasNext(action())).toBe(false)
  })

  it('leads to the first when all are repeated', () => {
    const { act: action, driver, order } = playing()
    action().setRepeat('all')
    action().playAt(2)
    driver.events().onEnded()
    expect(order()).toBe('[a]bc')
    expect(action().state).toBe('loading')
  })

  it('leads to its beginning when it is repeated, though pressing next goes on', () => {
    const { act: action, driver, order } = playing()
    action().setRepeat('one')
    driver.events().onEnded()
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual(['play /b.mp3 from 0'])
    action().next()
    action().next()
    expect(order()).toBe('[a]bc')
  })

  it('of the only one of a list that repeats leads to its beginning', () => {
    const { act: action, driver } = buildPlayer()
    action().setRepeat('all')
    action().playNow(tracksOf('a'))
    driver.done()
    driver.events().onEnded()
    expect(driver.done()).toEqual(['play /a.mp3 from 0'])
  })
})

describe('previous', () => {
  it('is the track before, within the first seconds', () => {
    const { act: action, driver, order } = playing()
    driver.events().onPosition(3)
    action().previous()
    expect(order()).toBe('[a]bc')
  })

  it('is the beginning of the track after them, and of the first one always', () => {
    const { act: action, driver, order } = playing()
    driver.events().onPosition(3.1)
    action().previous()
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual(['seek 0'])
    action().playAt(0)
    driver.events().onPosition(1)
    action().previous()
    expect(action()).toMatchObject({ at: 0, positionS: 0 })
  })
})

describe('the playlist', () => {
  it('can be filled before anything plays, and then waits', () => {
    const { act: action, driver, order } = buildPlayer()
    action().addToEnd(tracksOf('ab'))
    action().playNext(tracksOf('x'))
    expect(order()).toBe('[a]xb')
    expect(action()).toMatchObject({ state: 'paused', durationS: 100 })
    expect(driver.done().filter((deed) => deed.startsWith('play'))).toEqual([])
  })

  it('goes on with the next when the playing one is removed', () => {
    const { act: action, driver, order } = playing()
    driver.events().onPosition(50)
    driver.events().onDuration(77)
    action().removeAt(1)
    expect(order()).toBe('a[c]')
    expect(driver.done()).toEqual(['play /c.mp3 from 0'])
    expect(action().durationS).toBe(100)
  })

  it('stops when the playing one was the last', () => {
    const { act: action, driver, order } = playing()
    action().playAt(2)
    driver.done()
    action().removeAt(2)
    expect(order()).toBe('a[b]')
    expect(action()).toMatchObject({ state: 'paused', positionS: 0 })
    expect(driver.done()).toEqual(['unload'])
  })

  it('plays on undisturbed when others are removed or moved', () => {
    const { act: action, driver, order } = playing()
    action().removeAt(0)
    action().move(0, 1)
    expect(order()).toBe('c[b]')
    expect(driver.done()).toEqual([])
  })

  it('is empty after the only one is removed', () => {
    const { act: action, order } = buildPlayer()
    action().playNow(tracksOf('a'))
    action().removeAt(0)
    expect(order()).toBe('')
    expect(action()).toMatchObject({ at: -1, state: 'paused', durationS: null })
  })

  it('is cleared, and comes back as it was, paused', () => {
    const { act: action, driver, order } = playing()
    driver.events().onPosition(42)
    const cleared = action().clear()
    expect(action()).toMatchObject({ tracks: [], at: -1, state: 'paused', positionS: 0 })
    action().playNow(tracksOf('x'))
    action().restore(cleared)
    expect(order()).toBe('a[b]c')
    expect(action()).toMatchObject({ state: 'paused', positionS: 42 })
    expect(driver.done().at(-1)).toBe('unload')
  })

  it('is shuffled and straightened around what plays, and stays shuffled for the next list', () => {
    const { act: action, driver, order } = playing()
    action().setShuffled(true)
    expect(order()).toMatch(/^\[b\]/)
    action().setShuffled(false)
    expect(order()).toBe('a[b]c')
    expect(driver.done()).toEqual([])
    action().setShuffled(true)
    action().playNow(tracksOf('vwxyz'), 2)
    expect(order()).toMatch(/^\[x\]/)
    expect(order()).not.toBe('[x]vwyz')
    action().setShuffled(false)
    expect(order()).toBe('vw[x]yz')
  })
})

describe('sound', () => {
  it('has a volume within its limits, and is heard again when it is turned up', () => {
    const { act: action, driver } = buildPlayer()
    action().setVolume(1.4)
    action().setMuted(true)
    action().setVolume(0.5)
    action().setVolume(-1)
    expect(driver.done()).toEqual(['sound 1', 'sound off', 'sound 0.5', 'sound 0'])
  })

  it('that was kept is what is heard', () => {
    const { act: action, driver } = buildPlayer({ kept: { volume: 0.3 } })
    action().playNow(tracksOf('a'))
    expect(driver.done()).toContain('sound 0.3')
  })
})

describe('what cannot be played', () => {
  it('is marked and passed over', () => {
    const { act: action, driver, order } = playing()
    driver.events().onFault('gone')
    expect(action().faults).toEqual({ b: 'gone' })
    expect(order()).toBe('ab[c]')
    expect(action().state).toBe('loading')
  })

  it('ends the playing at its place when nothing else is left, however the list repeats', () => {
    const { act: action, driver } = playing()
    action().setRepeat('all')
    for (const _ of 'bca') driver.events().onFault('broken')
    expect(Object.keys(action().faults).sort()).toEqual(['a', 'b', 'c'])
    expect(action().state).toBe('paused')
  })

  it('is tried again at its place', () => {
    const { act: action, driver, order } = playing()
    action().playAt(2)
    driver.events().onPosition(31)
    driver.events().onFault('network')
    expect(action()).toMatchObject({ state: 'paused', positionS: 31, faults: { c: 'network' } })
    driver.done()
    action().play()
    expect(order()).toBe('ab[c]')
    expect(action().faults).toEqual({})
    expect(driver.done()).toContain('play /c.mp3 from 31')
  })

  it('for want of a network waits for it, unless somebody does something else', () => {
    const { act: action, driver, network, order } = playing()
    network.isOnline = false
    driver.events().onFault('network')
    expect(order()).toBe('a[b]c')
    expect(action()).toMatchObject({ state: 'paused', waitsForNetwork: true })
    action().pause()
    expect(action().waitsForNetwork).toBe(false)
  })

  it('is only marked while nothing is to be heard', () => {
    const { act: action, driver, order } = playing()
    action().pause()
    driver.events().onFault('network')
    expect(order()).toBe('a[b]c')
    expect(action().faults).toEqual({ b: 'network' })
  })

  it('is forgotten with its track', () => {
    const { act: action, driver } = playing()
    driver.events().onFault('gone')
    action().removeAt(1)
    expect(action().faults).toEqual({})
  })
})
