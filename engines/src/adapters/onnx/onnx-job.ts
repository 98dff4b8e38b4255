// What is asked of the processes that run a model, and what they give back: plain data, so that it can be sent.
import type { StemName } from '@atelier/contract/work-terms'

export type ModelSettings = {
  /** Absolute. */
  modelPath: string
  /** Hertz, of the sound that the model was made for. */
  sampleRate: number
  /** What the model gives, in its order; none when the operator does not say. */
  stems: readonly StemName[]
  /** Samples of a spectrum, for models that take spectra; 0 for what is usual with the model's frequencies. */
  fftSize: number
}

/** All that the model gives, or the voice and what is left without it. */
export type StemSet = 'all' | 'two'

export type StemFormat = 'mp3' | 'wav'

/** `runtime`: another package than the default one runs the model. */
export type DescribeJob = { task: 'describe'; settings: ModelSettings; runtime?: string }

export type SeparateJob = {
  task: 'separate'
  settings: ModelSettings
  /** A file of any kind that can be decoded. */
  song: Uint8Array
  stems: StemSet
  format: StemFormat
  longestS: number
  runtime?: string
}

/** Whether four stems can be asked for as two. */
export type ModelTerms = { hasSets: boolean }

export type MadeStem = { name: StemName; data: Uint8Array<ArrayBuffer> }
