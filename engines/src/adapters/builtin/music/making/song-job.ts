// What is asked of the composer's thread, and what it gives back: plain data, so that it can be sent.
import type { TimedWords } from '../../../../kinds/music.ts'
import type { SongPlan } from '../score/plan.ts'

/** A song that is made: kept in the ticket, so that it can be made again and gone on with. */
export type KeptSong = {
  plan: SongPlan
  /** The factor that brought its first part to its loudness, which the others share; null until it is known. */
  gain: number | null
  title: string
  /** Its tags as they were understood. */
  style: string
  /** Of each part; empty where it has none. */
  lyrics: readonly string[]
}

export type SongJob = {
  songs: readonly KeptSong[]
  /** All of each song, rather than its last part alone. */
  isWhole: boolean
}

export type PlayedSong = {
  /** MP3. */
  audio: Uint8Array<ArrayBuffer>
  gain: number
  seconds: number
  timed: readonly TimedWords[]
}

/** 0 to 100. */
export type SongReport = (percent: number) => void
