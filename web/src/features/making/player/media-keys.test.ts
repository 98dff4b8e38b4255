import { describe, expect, it, vi } from 'vitest'
import { answerMediaKeys, type SystemPanel } from './media-keys.ts'
import { buildPlayer } from './testing/build-player.ts'
import { buildTrack, tracksOf } from './testing/build-track.ts'

function panelOf(unknown: readonly string[] = []) {
  const keys = new Map<string, MediaSessionActionHandler>()
  const panel: SystemPanel = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action, handler) => {
      if (unknown.includes(action)) throw new TypeError(`${action} is not known`)
      if (handler) keys.set(action, handler)
    },
    setPositionState: vi.fn(),
  }
  const built = buildPlayer()
  answerMediaKeys(built.player, {
    panel,
    describe: (shown) => shown,
    addressOf: (url) => `https://site.example${url}`,
  })
  const press = (action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
    keys.get(action)?.({ action, ...more })
  return { ...built, panel, press, keys }
}

describe('the panel of the system', () => {
  it('shows what plays, how it stands and where', () => {
    const { act: action, driver, panel } = panelOf()
    action().playNow([buildTrack('a', { cover: '/a.webp' })])
    expect(panel).toMatchObject({
      metadata: {
        title: 'Title a',
        artist: 'Composer',
        artwork: [{ src: 'https://site.example/a.webp' }],
      },
      playbackState: 'playing',
    })
    driver.events().onPosition(101)
    expect(panel.setPositionState).toHaveBeenLastCalledWith({ duration: 100, position: 100 })
    action().pause()
    expect(panel.playbackState).toBe('paused')
    action().clear()
    expect(panel).toMatchObject({ metadata: null, playbackState: 'none' })
  })

  it('shows nothing of what was only queued', () => {
    const { act: action, panel } = panelOf()
    action().addToEnd(tracksOf('ab'))
    expect(panel).toMatchObject({ metadata: null, playbackState: 'none' })
  })

  it('works the player by its keys', () => {
    const { act: action, driver, press, order } = panelOf()
    action().playNow(tracksOf('abc'))
    press('nexttrack')
    expect(order()).toBe('a[b]c')
    press('pause')
    expect(action().state).toBe('paused')
    press('play')
    expect(action().state).toBe('loading')
    driver.events().onPosition(50)
    press('seekbackward')
    expect(action().positionS).toBe(40)
    press('seekforward', { seekOffset: 5 })
    expect(action().positionS).toBe(45)
    press('seekto', { seekTime: 1 })
    press('previoustrack')
    expect(order()).toBe('[a]bc')
    press('stop')
    expect(action().state).toBe('paused')
  })

  it('does without the keys that a browser does not know', () => {
    const { keys } = panelOf(['stop', 'seekto'])
    expect(keys.has('nexttrack')).toBe(true)
    expect(keys.has('stop')).toBe(false)
  })
})
