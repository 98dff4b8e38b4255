// Uncompressed sound as a file: RIFF, 16 bits a sample.
const headerBytes = 44

/** All channels have the same length; samples beyond ±1 are cut off. Throws RangeError for none, or lengths that differ. */
export function writeWav(channels: readonly Float32Array[], sampleRate: number): Uint8Array {
  const frames = channels[0]?.length ?? 0
  if (channels.length === 0 || channels.some(({ length }) => length !== frames))
    throw new RangeError('A WAV file wants channels of one length.')
  const blockBytes = channels.length * 2
  const dataBytes = frames * blockBytes
  const file = new Uint8Array(headerBytes + dataBytes)
  const view = new DataView(file.buffer)
  writeHeader(view, { channels: channels.length, sampleRate, blockBytes, dataBytes })
  channels.forEach((samples, channel) => {
    let at = headerBytes + channel * 2
    for (const sample of samples) {
      view.setInt16(at, Math.round(Math.min(1, Math.max(-1, sample)) * 32767), true)
      at += blockBytes
    }
  })
  return file
}

type Shape = { channels: number; sampleRate: number; blockBytes: number; dataBytes: number }

function writeHeader(view: DataView, { channels, sampleRate, blockBytes, dataBytes }: Shape): void {
  const name = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(at + index, text.charCodeAt(index))
  }
  name(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + dataBytes, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // 1 is PCM.
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * blockBytes, true)
  view.setUint16(32, blockBytes, true)
  view.setUint16(34, 16, true)
  name(36, 'data')
  view.setUint32(40, dataBytes, true)
}
