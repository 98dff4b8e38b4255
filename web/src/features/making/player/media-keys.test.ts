import { describe, expect, it, vi } from 'vitest'
import { answerMediaKeys, type SystemPanel } from './media-keys.ts'
import { buildPlayer } from './testing/build-player.ts'
import { buildTrack, tracksOf } from './testing/build-track.ts'

function panelOf(unknown: readonly string[] = []) {
  const keys = new Map<string, MediaSessionActionHandler>()
  const panel: SystemPanel = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (playerNow, handler) => {
      if (unknown.includes(playerNow)) throw new TypeError(`${playerNow} is not known`)
      if (handler) keys.set(playerNow, handler)
    },
    setPositionState: vi.fn(),
  }
  const built = buildPlayer()
  answerMediaKeys(built.player, {
    panel,
    describe: (shown) => shown,
    addressOf: (url) => `https://site.example${url}`,
  })
  const press = (playerNow: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
    keys.get(playerNow)?.({ action: playerNow, ...more })
  return { ...built, panel, press, keys }
}

describe('the panel of the system', () => {
  it('shows what plays, how it stands and where', () => {
    const { playerNow, driver, panel } = panelOf()
    playerNow().playNow([buildTrack('a', { cover: '/a.webp' })])
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
    playerNow().pause()
    expect(panel.playbackState).toBe('paused')
    playerNow().clear()
    expect(panel).toMatchObject({ metadata: null, playbackState: 'none' })
  })

  it('shows nothing of what was only queued', () => {
    const { playerNow, panel } = panelOf()
    playerNow().addToEnd(tracksOf('ab'))
    expect(panel).toMatchObject({ metadata: null, playbackState: 'none' })
  })

  it('works the player by its keys', () => {
    const { playerNow, driver, press, order } = panelOf()
    playerNow().playNow(tracksOf('abc'))
    press('nexttrack')
    expect(order()).toBe('a[b]c')
    press('pause')
    expect(playerNow().state).toBe('paused')
    press('play')
    expect(playerNow().state).toBe('loading')
    driver.events().onPosition(50)
    press('seekbackward')
    expect(playerNow().positionS).toBe(40)
    press('seekforward', { seekOffset: 5 })
    expect(playerNow().positionS).toBe(45)
    press('seekto', { seekTime: 1 })
    press('previoustrack')
    expect(order()).toBe('[a]bc')
    press('stop')
    expect(playerNow().state).toBe('paused')
  })

  it('does without the keys that a browser does not know', () => {
    const { keys } = panelOf(['stop', 'seekto'])
    expect(keys.has('nexttrack')).toBe(true)
    expect(keys.has('stop')).toBe(false)
  })
})
