// Takes a song apart from file to files by an open model. Sound goes through a stretch at a time; only files are ever whole in memory.
import { decodeBlocks, decodedRate } from '../../../audio/decode/decode-audio.ts'
import { createResampler } from '../../../audio/decode/resample.ts'
import { gainFor, peakOf, turnedBy } from '../../../audio/encode/headroom.ts'
import { createMp3Writer } from '../../../audio/encode/mp3-writer.ts'
import type { SoundWriter } from '../../../audio/encode/sound-writer.ts'
import { createWavWriter } from '../../../audio/encode/wav-writer.ts'
import type { Stereo } from '../../../audio/stereo.ts'
import type { ModelShape } from '../model-shape.ts'
import type { MadeStem, SeparateJob } from '../onnx-job.ts'
import { planStems, takeStem } from '../stem-plan.ts'
import { createChunkModel } from './chunk-model.ts'
import { separateInChunks } from './overlap.ts'
import type { OpenModel } from './runtime.ts'

const largestBytes = 400_000_000
/** The share of the work that counting the song's samples is, in percent. */
const countedPercent = 3

/** Throws EngineError `invalid` for what is no song, and what the model throws. `report` is called with 1 to 99, rising. */
export async function separateSong(
  { model, shape, job }: { model: OpenModel; shape: ModelShape; job: SeparateJob },
  report: (percent: number) => void,
): Promise<MadeStem[]> {
  const { sampleRate } = job.settings
  let samples = 0
  let peak = 0
  for await (const { left, right } of readSong(job)) {
    samples += left.length
    peak = Math.max(peak, peakOf([left, right]))
  }
  // All stems by one factor, so that together they are the song still.
  const gain = gainFor(peak, job.format)
  report(countedPercent)
  const planned = planStems(shape.stems, job.stems)
  const writers = await Promise.all(
    planned.map(async (stem) => ({ stem, encoder: await createEncoder(job, samples) })),
  )
  const chunks = createChunkModel(model, shape)
  const song = { blocks: readSong(job), samples }
  let reported = countedPercent
  for await (const { song: mixture, stems, done } of separateInChunks(chunks, song)) {
    for (const { stem, encoder } of writers)
      encoder.write(turnedBy(gain, takeStem(stem, mixture, stems)))
    const percent = countedPercent + Math.floor(((99 - countedPercent) * done) / samples)
    if (percent > reported) report(percent)
    reported = Math.max(reported, percent)
  }
  return writers.map(({ stem, encoder }) => ({ name: stem.name, data: encoder.end() }))

  function createEncoder(
    { format }: SeparateJob,
    length: number,
  ): Promise<SoundWriter> | SoundWriter {
    return format === 'mp3' ? createMp3Writer(sampleRate) : createWavWriter(sampleRate, length)
  }
}

/** At the model's rate; one channel as two. */
async function* readSong({ song, settings, longestS }: SeparateJob): AsyncGenerator<Stereo> {
  const one = createResampler(decodedRate, settings.sampleRate)
  const other = createResampler(decodedRate, settings.sampleRate)
  let isMono = false
  for await (const [left, right] of decodeBlocks(song, { longestS, largestBytes })) {
    if (!left) continue
    isMono = right === undefined
    yield pairOf(one.push(left), right && other.push(right))
  }
  const last = one.end()
  yield pairOf(last, isMono ? undefined : other.end())
}

const pairOf = (left: Float32Array, right = left): Stereo => ({ left, right })
