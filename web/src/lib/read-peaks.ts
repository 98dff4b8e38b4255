// How loud a piece of audio is along its length, read in the browser: for files whose server does not tell.

/** No screen shows more. */
const maxColumns = 1000

/** Less than files have: it is drawn, not heard, and takes a third of the memory. In Hz. */
const drawnRate = 16_000

type Decoded = Pick<AudioBuffer, 'length' | 'numberOfChannels' | 'getChannelData'>
type Options = {
  /** At most 1,000. */
  columns?: number
  /** Takes the bytes over: they cannot be read again. */
  decode?: (bytes: ArrayBuffer) => Promise<Decoded>
}

/** The loudest of each column, 0..1, over all channels; none for silence without length. Rejects when it is no audio that this browser knows. */
export async function readPeaks(
  bytes: ArrayBuffer,
  { columns = maxColumns, decode = decodeHere }: Options = {},
): Promise<number[]> {
  const decoded = await decode(bytes)
  const count = Math.min(Math.max(1, Math.floor(columns)), maxColumns, decoded.length)
  const peaks = new Array<number>(count).fill(0)
  for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
    const samples = decoded.getChannelData(channel)
    for (let column = 0; column < count; column++) {
      const from = Math.floor((column * decoded.length) / count)
      const to = Math.floor(((column + 1) * decoded.length) / count)
      peaks[column] = Math.max(peaks[column] ?? 0, loudest(samples, from, to))
    }
  }
  return peaks
}

const decodeHere = (bytes: ArrayBuffer): Promise<Decoded> =>
  new OfflineAudioContext(1, 1, drawnRate).decodeAudioData(bytes)

function loudest(samples: Float32Array, from: number, to: number): number {
  let max = 0
  for (let index = from; index < to; index++) {
    const sample = Math.abs(samples[index] ?? 0)
    if (sample > max) max = sample
  }
  return Math.min(1, max)
}
