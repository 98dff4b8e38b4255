// What readers of the formats give: sound as it is in the file, a piece at a time.

export type RawBlock = {
  /** Hertz. */
  sampleRate: number
  /** All of one length; mostly -1 to 1. */
  channels: readonly Float32Array[]
  /** What the channels stand for: that of WAV and FLAC, or that of Vorbis and Opus. */
  order: 'wave' | 'vorbis'
}

/** What a file says of itself before anything is decoded. */
export type AudioClaims = {
  sampleRate?: number
  channels?: number
  seconds?: number
}

export type AudioReader = {
  claims: AudioClaims
  /** Throws EngineError `invalid`, or whatever a decoder throws at what it does not understand. */
  blocks(): AsyncIterable<RawBlock>
}
