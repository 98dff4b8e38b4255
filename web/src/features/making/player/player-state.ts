// What the player knows and can be told: the seam for every screen that has something to play.
import type { Queue } from './queue.ts'
import type { Repeat, Track, TrackFault } from './track.ts'

/** A playlist that was cleared, to bring it back. */
export type ClearedQueue = Queue<Track> & { positionS: number }

export type PlayerFacts = Queue<Track> & {
  /** `loading`: shall play, and waits for data. */
  state: 'paused' | 'loading' | 'playing'
  /** Where the current track is, in seconds. */
  positionS: number
  /** How long it is; what its file says counts for more than what the track does. */
  durationS: number | null
  /** 0..1 */
  volume: number
  muted: boolean
  repeat: Repeat
  /** What could not be played, by track id, until it is tried again. */
  faults: Readonly<Record<string, TrackFault>>
  /** It goes on by itself when there is a network again. */
  waitsForNetwork: boolean
}

export type PlayerActions = {
  /** Takes the place of the playlist and plays its track `index`. */
  playNow: (tracks: readonly Track[], index?: number) => void
  /** Behind the current track. With an empty playlist it is there to be played; as `addToEnd`, it starts nothing. */
  playNext: (tracks: readonly Track[]) => void
  addToEnd: (tracks: readonly Track[]) => void
  /** Plays a track of the playlist, from its beginning; one that failed is tried again. */
  playAt: (index: number) => void
  /** Another track in the place of the current one, at the same second: two takes of one song to be told apart. Does nothing where there is none. */
  swap: (track: Track) => void
  /** When the playing one is removed, the next goes on. */
  removeAt: (index: number) => void
  move: (from: number, to: number) => void
  toggle: () => void
  play: () => void
  pause: () => void
  next: () => void
  /** The start of the current track once 3 s of it were heard, else the track before. */
  previous: () => void
  seek: (positionS: number) => void
  /** 0..1; more than 0 is heard, also when it was muted. */
  setVolume: (volume: number) => void
  setMuted: (muted: boolean) => void
  setRepeat: (repeat: Repeat) => void
  setShuffled: (shuffled: boolean) => void
  /** Stops, and empties the playlist; what it gives brings it back, by `restore`. */
  clear: () => ClearedQueue
  restore: (cleared: ClearedQueue) => void
}

export type PlayerState = PlayerFacts & PlayerActions

export const currentTrack = ({ tracks, at }: PlayerFacts): Track | undefined => tracks[at]

/** Whether that track plays or is about to: for the button on its card. */
export const isPlaying =
  (id: string) =>
  (player: PlayerFacts): boolean =>
    player.state !== 'paused' && currentTrack(player)?.id === id

/** Whether pressing "next" leads somewhere. */
export const hasNext = ({ tracks, at, repeat }: PlayerFacts): boolean =>
  at < tracks.length - 1 || (repeat !== 'off' && tracks.length > 1)
