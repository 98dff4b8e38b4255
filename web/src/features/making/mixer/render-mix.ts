// The mix as a WAV file: once through to see how loud it gets, once more to write it.
import { guardFactor, loudest, type MixPart, type MixShape, mixBlocks } from './mix-blocks.ts'

export type RenderedMix = {
  file: Blob
  /** What it was turned down by, in dB, so that nothing is cut off; 0 when that was not wanted. */
  turnedDownDb: number
}

type RenderOptions = {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => unknown
}

/** Rejects with the signal's reason when it is given up, and with what a source throws. */
export async function renderMix(
  parts: readonly MixPart[],
  shape: MixShape,
  { signal, onProgress }: RenderOptions,
): Promise<RenderedMix> {
  const total = Math.max(1, shape.durationS * shape.sampleRate)
  let peak = 0
  for await (const block of mixBlocks(parts, shape, signal)) {
    peak = Math.max(peak, loudest(block))
    onProgress((block.startFrame / total) * 0.5)
  }
  const factor = guardFactor(peak)
  async function* guarded() {
    for await (const block of mixBlocks(parts, shape, signal)) {
      if (factor !== 1)
        for (const samples of block.channels)
          for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * factor
      yield block
      onProgress(0.5 + (block.startFrame / total) * 0.5)
    }
  }
  const { writeWav } = await import('./write-wav.ts')
  const file = await writeWav(guarded(), shape)
  onProgress(1)
  return { file, turnedDownDb: factor === 1 ? 0 : -20 * Math.log10(factor) }
}
