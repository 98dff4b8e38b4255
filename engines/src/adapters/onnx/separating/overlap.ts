// A song of any length through a model that takes one length: stretches overlap by a quarter and fade into each other, so that no seam is
// heard. Only one stretch of the song and of each stem is in memory.
import { createStereo, type Stereo, sliceStereo } from '../../../audio/stereo.ts'
import type { ChunkModel } from './chunk-model.ts'

export type Stretch = {
  song: Stereo
  /** As the model gives them, each as long as `song`. */
  stems: readonly Stereo[]
  /** Samples that have come, these included. */
  done: number
}

/** All of the song, in order; each stretch is valid until the next. Throws what the model throws. */
export async function* separateInChunks(
  model: ChunkModel,
  { blocks, samples }: { blocks: AsyncIterable<Stereo>; samples: number },
): AsyncGenerator<Stretch> {
  const { length, margin } = model
  const used = length - 2 * margin
  const fade = used >> 2
  const step = used - fade
  const weights = weightsOf(used, fade)
  const reader = createReader(blocks)
  const window = createStereo(length)
  const sums = Array.from({ length: model.stems }, () => createStereo(used))
  // The song begins behind the first fade, where the first stretch counts in full.
  let at = -fade
  try {
    await reader.fill(sliceStereo(window, margin + fade, length))
    while (at < samples) {
      for (const [which, stem] of (await model.run(window)).entries())
        addWeighted(sums[which], sliceStereo(stem, margin, margin + used), weights)
      const from = Math.max(0, -at)
      const to = Math.min(step, samples - at)
      if (to > from)
        yield {
          song: sliceStereo(window, margin + from, margin + to),
          stems: sums.map((sum) => sliceStereo(sum, from, to)),
          done: at + to,
        }
      at += step
      for (const moved of [...sums, window]) moveOn(moved, step)
      await reader.fill(sliceStereo(window, length - step, length))
    }
  } finally {
    await reader.close()
  }
}

/** Up, level, down: the way down and the next way up make one. */
function weightsOf(used: number, fade: number): Float32Array {
  return Float32Array.from({ length: used }, (_, n) =>
    Math.min(1, (n + 0.5) / fade, (used - n - 0.5) / fade),
  )
}

function addWeighted(sum: Stereo | undefined, stem: Stereo, weights: Float32Array): void {
  if (!sum) return
  for (const side of ['left', 'right'] as const) {
    const [into, from] = [sum[side], stem[side]]
    for (let n = 0; n < into.length; n++)
      into[n] = (into[n] as number) + (from[n] as number) * (weights[n] as number)
  }
}

function moveOn({ left, right }: Stereo, by: number): void {
  for (const channel of [left, right]) channel.copyWithin(0, by).fill(0, channel.length - by)
}

function createReader(blocks: AsyncIterable<Stereo>) {
  const iterator = blocks[Symbol.asyncIterator]()
  let rest: Stereo = createStereo(0)
  return {
    /** Takes as many samples as fit, and silence behind the last. */
    async fill(into: Stereo): Promise<void> {
      const wanted = into.left.length
      let filled = 0
      while (filled < wanted) {
        if (rest.left.length === 0) {
          const next = await iterator.next()
          if (next.done) break
          rest = next.value
        }
        const taken = sliceStereo(rest, 0, Math.min(wanted - filled, rest.left.length))
        into.left.set(taken.left, filled)
        into.right.set(taken.right, filled)
        filled += taken.left.length
        rest = sliceStereo(rest, taken.left.length, rest.left.length)
      }
      into.left.fill(0, filled)
      into.right.fill(0, filled)
    },
    close: async () => void (await iterator.return?.()),
  }
}
