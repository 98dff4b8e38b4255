/** A stretch of lyrics and when it is sung, in seconds of the track. */
export type TimedLine = { text: string; startS: number; endS: number }

/** What the player can play. */
export type Track = {
  /** Unique among all that may be queued together, such as `12-0` for the first file of work 12. */
  id: string
  workId: number
  /** Where its title leads, as `/history?work=12` for one's own; the page of the published work when nothing is said. */
  link?: string
  /** Answers a plain GET with audio, ranges included. */
  url: string
  title: string
  /** Who made it: the shown name of a model. */
  artist: string
  /** Address of a picture; empty when there is none. */
  cover: string
  /** Null when it is not known before the file is. */
  durationS: number | null
  /** Lyrics by time; empty when only `lyrics` is known, or nothing. */
  timed: readonly TimedLine[]
  lyrics: string
  /** How loud it is along its length: 0..1 each, or pairs of the least and the most, −1..1. */
  peaks?: readonly number[]
}

/** Why a track cannot be played: its file is not there any more, the network failed, or it is no audio that this browser knows. */
export type TrackFault = 'gone' | 'network' | 'broken'

export type Repeat = 'off' | 'all' | 'one'
