// Songs of a few seconds, as a studio would mix them: what is sung in the middle, what goes with it at both sides.
const sampleRate = 44_100
const headBytes = 44
const frameBytes = 4

type SongOptions = {
  seconds: number
  /** Both channels alike. */
  mono?: boolean
}

/** A WAV of two channels: a tone like a voice in the middle, noise left and right. Always the same for the same options. */
export function makeSong({ seconds, mono = false }: SongOptions): Buffer {
  const samples = Math.round(seconds * sampleRate)
  const file = Buffer.alloc(headBytes + samples * frameBytes)
  writeHead(file)
  const noise = noiseFrom(7)
  for (let n = 0; n < samples; n++) {
    const voice = voiceAt(n / sampleRate)
    const [atLeft, atRight] = [noise() * 0.15, noise() * 0.15]
    const at = headBytes + n * frameBytes
    file.writeInt16LE(wholeOf(voice + atLeft), at)
    file.writeInt16LE(wholeOf(voice + (mono ? atLeft : atRight)), at + 2)
  }
  return file
}

/** Of a WAV of two channels of 16 bits. */
function writeHead(file: Buffer): void {
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * frameBytes, 28)
  file.writeUInt16LE(frameBytes, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - headBytes, 40)
}

const wholeOf = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)

/** A note with overtones that trembles as singers do. */
function voiceAt(atS: number): number {
  const pitch = 2 * Math.PI * 220 * atS + 1.5 * Math.sin(2 * Math.PI * 5 * atS)
  const breath = 0.6 + 0.4 * Math.sin(Math.PI * atS)
  const tone = Math.sin(pitch) + Math.sin(2 * pitch) / 2 + Math.sin(3 * pitch) / 3
  return 0.2 * breath * tone
}

/** Numbers from −1 to 1 in an order that never changes. */
function noiseFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
