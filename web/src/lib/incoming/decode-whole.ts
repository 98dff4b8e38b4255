// Sound decoded all at once, as a WAV of 16 bits: for browsers, and for pages without HTTPS, that decode in no other way.

const rate = 44_100

/** Undefined for what this browser cannot decode. */
export async function decodeWhole(file: Blob): Promise<Blob | undefined> {
  try {
    const context = new OfflineAudioContext(2, 1, rate)
    const sound = await context.decodeAudioData(await file.arrayBuffer())
    const channels = Array.from({ length: Math.min(2, sound.numberOfChannels) }, (_, at) =>
      sound.getChannelData(at),
    )
    return wavOf(channels, sound.sampleRate)
  } catch {
    return undefined
  }
}

/** All channels of one length. What is above full scale is turned down as a whole. */
export function wavOf(channels: readonly Float32Array[], sampleRate: number): Blob {
  const frames = channels[0]?.length ?? 0
  const bytes = frames * channels.length * 2
  let peak = 1
  for (const channel of channels)
    for (const value of channel) if (Math.abs(value) > peak) peak = Math.abs(value)
  const head = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) => {
    for (const [n, letter] of [...text].entries()) head.setUint8(at + n, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  head.setUint32(4, 36 + bytes, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, channels.length, true)
  head.setUint32(24, sampleRate, true)
  head.setUint32(28, sampleRate * channels.length * 2, true)
  head.setUint16(32, channels.length * 2, true)
  head.setUint16(34, 16, true)
  write(36, 'data')
  head.setUint32(40, bytes, true)
  const samples = new Int16Array(frames * channels.length)
  for (const [which, channel] of channels.entries())
    for (let n = 0; n < frames; n++)
      samples[n * channels.length + which] = Math.round(((channel[n] ?? 0) / peak) * 32_767)
  return new Blob([head, samples], { type: 'audio/wav' })
}
