// The player's rules: what is played when, over an audio element that player-audio.ts owns.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AudioEvents, PlayerAudio } from './player-audio.ts'
import { currentTrack, type PlayerFacts, type PlayerState } from './player-state.ts'
import {
  append,
  emptyQueue,
  insertNext,
  moveTrack,
  nextPlace,
  previousPlace,
  queueOf,
  removeTrack,
  replaceCurrent,
  shuffle,
  straighten,
} from './queue.ts'
import type { TrackFault } from './track.ts'

type Parts = {
  audio: (events: AudioEvents) => PlayerAudio
  /** 0 to below 1 */
  random: () => number
  isOnline: () => boolean
  /** What was kept of the time before a reload. */
  kept?: Partial<PlayerFacts>
}

/** After this much of a track "previous" is its beginning, in seconds. */
const restartAfterS = 3

const silence: PlayerFacts = {
  ...emptyQueue,
  state: 'paused',
  positionS: 0,
  durationS: null,
  volume: 1,
  muted: false,
  repeat: 'off',
  faults: {},
  waitsForNetwork: false,
}

export function createPlayer({ audio, random, isOnline, kept }: Parts): StoreApi<PlayerState> {
  return createStore<PlayerState>()((set, get) => {
    const driver = audio({
      onPlaying: () => set({ state: 'playing' }),
      onWaiting: () => get().state === 'playing' && set({ state: 'loading' }),
      onPaused: () => set({ state: 'paused' }),
      onPosition: (positionS) => set({ positionS }),
      onDuration: (durationS) => set({ durationS }),
      onEnded: () => end(),
      onFault: (fault) => take(fault),
    })

    const hear = () => driver.setSound({ volume: get().volume, muted: get().muted })

    const start = (at: number, positionS = 0) => {
      const track = get().tracks[at]
      if (!track) return
      const { [track.id]: _, ...faults } = get().faults
      const isSame = at === get().at
      set({
        at,
        state: 'loading',
        positionS,
        durationS: (isSame ? get().durationS : null) ?? track.durationS,
        faults,
        waitsForNetwork: false,
      })
      driver.play(track.url, positionS)
    }

    /** The next by itself, past what could not be played; false at the end. */
    const goOn = (): boolean => {
      const { repeat, faults } = get()
      const at = nextPlace(get(), { wraps: repeat === 'all', isLeftOut: ({ id }) => id in faults })
      if (at !== null) start(at)
      return at !== null
    }

    const end = () => {
      if (get().repeat === 'one') return start(get().at)
      if (goOn()) return
      driver.pause()
      driver.seek(0)
      set({ state: 'paused', positionS: 0 })
    }

    const take = (fault: TrackFault) => {
      const track = currentTrack(get())
      if (!track) return
      const wasOn = get().state !== 'paused'
      set({ faults: { ...get().faults, [track.id]: fault } })
      if (!wasOn) return
      // Without a network the next would fail as well, and the one after it.
      const waitsForNetwork = fault === 'network' && !isOnline()
      // Where it stays, it stays at its place.
      if (waitsForNetwork || !goOn()) set({ state: 'paused', waitsForNetwork })
    }

    /** Another track became the current one without being asked for by its place. */
    const settleOn = (at: number, wasOn: boolean) => {
      if (wasOn && at >= 0) return start(at)
      driver.unload()
      const durationS = get().tracks[at]?.durationS ?? null
      set({ at, state: 'paused', positionS: 0, durationS, waitsForNetwork: false })
    }

    /** What was added to nothing is there to be played. */
    const takeIn = (queue: Pick<PlayerFacts, 'tracks' | 'at' | 'straight'>) => {
      const wasEmpty = get().at < 0
      set(queue)
      if (wasEmpty) settleOn(queue.at, false)
    }

    return {
      ...silence,
      ...kept,
      playNow(tracks, index = 0) {
        if (tracks.length === 0) return
        const isShuffled = get().straight !== null
        driver.pause()
        // Another track may stand where the current one stood.
        set({ ...queueOf(tracks, index), durationS: null })
        if (isShuffled) set(shuffle(get(), random))
        hear()
        start(get().at)
      },
      playNext: (tracks) => takeIn(insertNext(get(), tracks)),
      addToEnd: (tracks) => takeIn(append(get(), tracks)),
      playAt: (index) => start(index),
      swap(track) {
        const { state, positionS } = get()
        if (!currentTrack(get())) return
        const { tracks, at, straight } = replaceCurrent(get(), track)
        set({ tracks, at, straight, durationS: track.durationS })
        if (state !== 'paused') return start(at, positionS)
        settleOn(at, false)
        set({ positionS })
      },
      removeAt(index) {
        const { at, state, tracks, faults } = get()
        const { [tracks[index]?.id ?? '']: _, ...others } = faults
        set({ ...removeTrack(get(), index), faults: others })
        if (index !== at) return
        set({ durationS: null })
        settleOn(get().at, state !== 'paused' && index < tracks.length - 1)
      },
      move: (from, to) => set(moveTrack(get(), from, to)),
      toggle: () => (get().state === 'paused' ? get().play() : get().pause()),
      play() {
        if (get().state !== 'paused') return
        hear()
        start(get().at, get().positionS)
      },
      pause() {
        set({ state: 'paused', waitsForNetwork: false })
        driver.pause()
      },
      next() {
        const at = nextPlace(get(), { wraps: get().repeat !== 'off' })
        if (at !== null && at !== get().at) start(at)
      },
      previous() {
        const at = previousPlace(get(), { wraps: get().repeat !== 'off' })
        if (get().positionS > restartAfterS || at === null) get().seek(0)
        else start(at)
      },
      seek(wantedS) {
        if (get().at < 0) return
        const positionS = Math.min(Math.max(wantedS, 0), get().durationS ?? Number.MAX_SAFE_INTEGER)
        set({ positionS })
        driver.seek(positionS)
      },
      setVolume(wanted) {
        const volume = Math.min(Math.max(wanted, 0), 1)
        set({ volume, muted: volume === 0 && get().muted })
        hear()
      },
      setMuted(muted) {
        set({ muted })
        hear()
      },
      setRepeat: (repeat) => set({ repeat }),
      setShuffled(shuffled) {
        if (shuffled !== (get().straight !== null))
          set(shuffled ? shuffle(get(), random) : straighten(get()))
      },
      clear() {
        const { tracks, at, straight, positionS } = get()
        driver.unload()
        const isShuffled = straight !== null
        set({ ...emptyQueue, straight: isShuffled ? [] : null, state: 'paused', positionS: 0 })
        set({ durationS: null, faults: {}, waitsForNetwork: false })
        return { tracks, at, straight, positionS }
      },
      restore({ positionS, ...queue }) {
        set(queue)
        settleOn(queue.at, false)
        set({ positionS })
      },
    }
  })
}
