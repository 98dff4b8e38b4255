// The part of the Web Audio API that the mix engine uses. An AudioContext is one; tests have another.

export type MixParam = {
  value: number
  setTargetAtTime(value: number, atS: number, timeConstantS: number): unknown
  cancelScheduledValues(fromS: number): unknown
}

export type MixNode = { connect(to: MixNode): unknown; disconnect(): void }
export type MixGain = MixNode & { readonly gain: MixParam }

type MixBuffer = {
  copyToChannel(samples: Float32Array<ArrayBuffer>, channel: number): void
}

export type MixPlayer<B = MixBuffer> = MixNode & {
  buffer: B | null
  onended: unknown
  start(atS: number, offsetS: number, durationS: number): void
  stop(atS: number): void
}

export type MixContext = {
  readonly currentTime: number
  readonly sampleRate: number
  readonly state: string
  readonly destination: MixNode
  createGain(): MixGain
  createBuffer(channels: number, frames: number, sampleRate: number): MixBuffer
  createBufferSource(): MixPlayer
  resume(): Promise<void>
  suspend(): Promise<void>
  close(): Promise<void>
}
