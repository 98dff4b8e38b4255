import { splitAll } from '../making/run-stem-job.ts'
import { createSplitter, type StemSet, stemsOf } from '../splitting/splitter.ts'
import { defaultStrength } from '../stems-models.ts'
import { type Stereo, songRate } from './sample-song.ts'

/** Stems by name, before anything is encoded. */
export async function splitSong(
  song: Stereo,
  { stems = 'two' as StemSet, strength = defaultStrength, blockLength = 5000 } = {},
): Promise<Readonly<Record<string, Stereo>>> {
  const samples = song[0].length
  const names = stemsOf[stems]
  const whole = names.map(() => [new Float32Array(samples), new Float32Array(samples)] as const)
  const splitter = createSplitter({ stems, strength, sampleRate: songRate })
  const blocks = inBlocks(song, blockLength)
  let at = 0
  for await (const { stems: pieces, done } of splitAll(splitter, { blocks, samples })) {
    for (const [which, { left, right }] of pieces.entries()) {
      whole[which]?.[0].set(left, at)
      whole[which]?.[1].set(right, at)
    }
    at = done
  }
  return Object.fromEntries(names.map((name, which) => [name, whole[which] as Stereo]))
}

async function* inBlocks([left, right]: Stereo, length: number) {
  for (let at = 0; at < left.length; at += length)
    yield [left.subarray(at, at + length), right.subarray(at, at + length)]
}
