// What is asked of the process that reads clips and sound, and what it gives back: plain data, so that it can be sent.
import type { BoxedSoundMime } from '../audio/decode/box.ts'

export type SoundFormat = 'mp3' | 'wav'

export type MediaLimits = {
  /** Seconds. */
  longestS: number
  /** Of the file. */
  largestBytes: number
}

/** Its bytes, or where it lies on this machine and how many those are: what is large is not carried about. */
export type MediaFile = Uint8Array | { path: string; bytes: number }

export type SoundJob = MediaLimits & {
  kind: 'sound'
  file: MediaFile
  /** The format that it is wanted in; absent where it is only looked through. */
  format?: SoundFormat
  /** Sound in MP4 or WebM that cannot be decoded here is measured by its packets, without its peaks. */
  takesPacked?: boolean
}

export type ClipJob = MediaLimits & { kind: 'clip'; file: MediaFile }

/** What plays in a file that may be either. */
export type TracksJob = { kind: 'tracks'; file: MediaFile }

/** What a browser has recorded. */
export type RecordingJob = { kind: 'recording'; file: MediaFile }

export type MediaJob = SoundJob | ClipJob | TracksJob | RecordingJob

export type SoundSurvey = {
  mime: 'audio/mpeg' | 'audio/wav' | 'audio/flac' | 'audio/ogg' | BoxedSoundMime
  seconds: number
  /** How loud it is from beginning to end, in equal steps: 0 to 100. Fewer steps for the shortest of sounds. */
  peaks: number[]
}

export type ClipSurvey = {
  mime: 'video/mp4' | 'video/webm' | 'video/quicktime'
  seconds: number
  /** As it is shown, in pixels. */
  width: number
  height: number
}

export type MadeSound = { survey: SoundSurvey; file?: Uint8Array<ArrayBuffer> }

/** `unboxed` for what is no box of tracks; `neither` for one that is broken, or has none. */
export type TracksKind = 'clip' | 'sound' | 'neither' | 'unboxed'

export type RecordingKind = {
  /** By content, without codecs: what upstreams go by. */
  mime: string
  seconds: number
}

export type MediaMade =
  | { sound: MadeSound }
  | { clip: ClipSurvey }
  | { tracks: TracksKind }
  | { recording: RecordingKind | undefined }

export const sizeOf = (file: MediaFile): number =>
  file instanceof Uint8Array ? file.length : file.bytes
