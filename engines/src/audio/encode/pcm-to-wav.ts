// PCM of 16 bits, little-endian, as a WAV file with the channels that it has.

/** `pcm` holds whole frames; what is left of a cut one is left out. */
export function pcmToWav(
  pcm: Uint8Array,
  { sampleRate, channels }: { sampleRate: number; channels: number },
): Uint8Array {
  const frame = channels * 2
  const sound = pcm.subarray(0, pcm.length - (pcm.length % frame))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + sound.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * frame, 28)
  head.writeUInt16LE(frame, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(sound.length, 40)
  return Buffer.concat([head, sound])
}
