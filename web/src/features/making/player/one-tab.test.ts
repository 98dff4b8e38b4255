import { beforeEach, describe, expect, it } from 'vitest'
import { keepToOneTab, type TabChannel } from './one-tab.ts'
import { buildPlayer } from './testing/build-player.ts'
import { tracksOf } from './testing/build-track.ts'

let nowMs: number
/** What was said and has not been heard. */
let underWay: (() => void)[]
let channels: TabChannel[]

const deliver = () => {
  for (let next = underWay.shift(); next; next = underWay.shift()) next()
}

function tab(name: string) {
  const channel: TabChannel = {
    onmessage: null,
    postMessage: (data: unknown) => {
      for (const other of channels)
        if (other !== channel)
          underWay.push(() => other.onmessage?.(new MessageEvent('message', { data })))
    },
  }
  channels.push(channel)
  const { player, playerNow, driver } = buildPlayer()
  keepToOneTab(player, { channel, tab: name, now: () => nowMs })
  return {
    act: playerNow,
    driver,
    start: () => playerNow().playNow(tracksOf('ab')),
    state: () => playerNow().state,
  }
}

beforeEach(() => {
  nowMs = 1000
  underWay = []
  channels = []
})

describe('tabs', () => {
  it('pause when another one starts', () => {
    const [first, second, third] = [tab('1'), tab('2'), tab('3')]
    first.start()
    deliver()
    nowMs = 2000
    second.start()
    deliver()
    expect([first.state(), second.state(), third.state()]).toEqual(['paused', 'loading', 'paused'])
    nowMs = 3000
    first.act().play()
    deliver()
    expect([first.state(), second.state()]).toEqual(['loading', 'paused'])
  })

  it('keep their playlist and place when they pause', () => {
    const [first, second] = [tab('1'), tab('2')]
    first.start()
    first.driver.events().onPosition(12)
    nowMs = 2000
    second.start()
    deliver()
    expect(first.act()).toMatchObject({ at: 0, positionS: 12 })
  })

  it('that start at once are left with exactly one that plays', () => {
    const tabs = [tab('1'), tab('2'), tab('3')]
    for (const one of tabs) one.start()
    deliver()
    expect(tabs.map((one) => one.state())).toEqual(['paused', 'paused', 'loading'])
  })

  it('that hear late of an earlier start play on, and the earlier one pauses', () => {
    const [first, second] = [tab('1'), tab('2')]
    first.start()
    nowMs = 2000
    second.start()
    deliver()
    expect([first.state(), second.state()]).toEqual(['paused', 'loading'])
  })

  it('say nothing when the next track begins', () => {
    const first = tab('1')
    tab('2')
    first.start()
    deliver()
    first.driver.events().onPlaying()
    first.driver.events().onEnded()
    expect(underWay).toEqual([])
  })

  it('take nothing for a start that is none', () => {
    const first = tab('1')
    first.start()
    for (const data of [null, 'start', {}, { startedAt: 'x', tab: 1 }])
      channels[0]?.onmessage?.(new MessageEvent('message', { data }))
    expect(first.state()).toBe('loading')
  })
})
