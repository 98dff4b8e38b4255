// What is asked of the process that takes a song apart, and what it gives back: plain data, so that it can be sent.
import type { StemName } from '@atelier/contract/work-terms'
import type { StemSet } from '../splitting/splitter.ts'

export type StemFormat = 'mp3' | 'wav'

export type StemJob = {
  /** A file of any kind that can be decoded. */
  song: Uint8Array
  stems: StemSet
  /** 1 to 10. */
  strength: number
  format: StemFormat
  longestS: number
}

export type MadeStem = { name: StemName; data: Uint8Array<ArrayBuffer> }

/** 0 to 100, rising. */
export type StemReport = (percent: number) => void
