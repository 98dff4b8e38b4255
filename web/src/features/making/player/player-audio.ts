// The one audio element, and what it tells. Knows addresses and seconds, no tracks and no playlist.
import { playsOn } from '../../../lib/plays-on.ts'
import type { TrackFault } from './track.ts'

/** What of an HTMLAudioElement is used. */
export type AudioElement = EventTarget &
  Pick<
    HTMLAudioElement,
    | 'src'
    | 'currentTime'
    | 'duration'
    | 'volume'
    | 'muted'
    | 'paused'
    | 'ended'
    | 'error'
    | 'play'
    | 'pause'
    | 'load'
    | 'removeAttribute'
  >

/** Told of what happens to the file that was last asked for. */
export type AudioEvents = {
  onPlaying: () => void
  /** It waits for data. */
  onWaiting: () => void
  /** Also when the browser or the system paused it, or would not let it begin without a press. */
  onPaused: () => void
  onPosition: (positionS: number) => void
  onDuration: (durationS: number) => void
  onEnded: () => void
  onFault: (fault: TrackFault) => void
}

export type PlayerAudio = {
  /** Plays a file from a place on; goes on with it when it is the one that is loaded. */
  play: (url: string, fromS: number) => void
  pause: () => void
  /** A place in the loaded file; of none, nothing. */
  seek: (positionS: number) => void
  /** 0..1 */
  setSound: (sound: { volume: number; muted: boolean }) => void
  /** Lets go of the file. */
  unload: () => void
}

type Parts = {
  /** Made when it is first needed. */
  element: () => AudioElement
  /** Why a file could not be played. */
  findFault: (url: string) => Promise<TrackFault>
}

/** How far a place that is asked for may be from where it is, in seconds, so that the element is left to play on. */
const nearS = 0.25

export function createPlayerAudio({ element, findFault }: Parts, events: AudioEvents): PlayerAudio {
  let audio: AudioElement | undefined
  /** The file that is loaded or loads; empty for none. */
  let loaded = ''
  /** Where to begin once the length of the file is known. */
  let beginS: number | undefined
  let sound = { volume: 1, muted: false }

  const made = (): AudioElement => {
    if (audio) return audio
    audio = element()
    Object.assign(audio, sound)
    listen(audio)
    return audio
  }

  const listen = (own: AudioElement) => {
    const on = (name: string, told: () => void) =>
      own.addEventListener(name, () => {
        // What is still told of a file that was let go of concerns nobody.
        if (loaded !== '') told()
      })
    on('playing', () => {
      if (!own.paused) events.onPlaying()
    })
    on('waiting', events.onWaiting)
    on('pause', () => {
      // It is told late: somebody may have gone on meanwhile, and at the end the end is told.
      if (own.paused && !own.ended) events.onPaused()
    })
    on('loadedmetadata', () => {
      if (beginS !== undefined) own.currentTime = beginS
      beginS = undefined
    })
    on('durationchange', () => {
      if (Number.isFinite(own.duration)) events.onDuration(own.duration)
    })
    on('timeupdate', () => {
      if (beginS === undefined) events.onPosition(own.currentTime)
    })
    on('ended', events.onEnded)
    on('error', () => {
      const url = loaded
      void Promise.all([findFault(url), playsOn(own)]).then(([fault, isPlaying]) => {
        if (isPlaying || loaded !== url) return
        // Asked for anew, it is fetched anew.
        loaded = ''
        events.onFault(fault)
      })
    })
  }

  const begin = async (own: AudioElement, url: string) => {
    try {
      await own.play()
    } catch (failure) {
      // That a file cannot be played is told as an error of the element, and that another one took its place is no news.
      const refused = failure instanceof Error && failure.name === 'NotAllowedError'
      if (refused && loaded === url) events.onPaused()
    }
  }

  return {
    play(url, fromS) {
      const own = made()
      if (loaded !== url) {
        loaded = url
        beginS = fromS > 0 ? fromS : undefined
        own.src = url
      } else if (beginS !== undefined) beginS = fromS
      else if (Math.abs(own.currentTime - fromS) > nearS) own.currentTime = fromS
      void begin(own, url)
    },
    pause: () => audio?.pause(),
    seek(positionS) {
      if (!audio || loaded === '') return
      if (beginS === undefined && Number.isFinite(audio.duration)) audio.currentTime = positionS
      else beginS = positionS
    },
    setSound(wanted) {
      sound = wanted
      if (audio) Object.assign(audio, wanted)
    },
    unload() {
      loaded = ''
      beginS = undefined
      if (!audio) return
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
  }
}
