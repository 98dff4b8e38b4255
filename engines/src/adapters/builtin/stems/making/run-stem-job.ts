// Takes a song apart from file to files, in whichever thread it is called. Sound goes through a piece at a time; only files are ever whole
// in memory.
import { decodeBlocks, decodedRate } from '../../../../audio/decode/decode-audio.ts'
import { gainFor, peakOf, turnedBy } from '../../../../audio/encode/headroom.ts'
import { createMp3Writer } from '../../../../audio/encode/mp3-writer.ts'
import type { SoundWriter } from '../../../../audio/encode/sound-writer.ts'
import { createWavWriter } from '../../../../audio/encode/wav-writer.ts'
import type { Stereo } from '../../../../audio/stereo.ts'
import { createSplitter, hop, type Splitter, splitDelay, stemsOf } from '../splitting/splitter.ts'
import type { MadeStem, StemJob, StemReport } from './stem-job.ts'
import { surveySong } from './survey-song.ts'

const largestBytes = 400_000_000
/** How far the work is, in percent, when the song was looked through and when its stems were measured. */
const steps = { surveyed: 5, measured: 30 }

/**
 * All stems are turned down alike where one of them, or the song, is above full scale: they still add up to the song, as loud as that lets
 * it be. Throws EngineError `invalid` for what is no song, `refused` for one that cannot be taken apart.
 */
export async function runStemJob(job: StemJob, report: StemReport): Promise<MadeStem[]> {
  const limits = { longestS: job.longestS, largestBytes }
  const max = job.longestS * decodedRate
  report(1)
  const { samples, peak } = await surveySong(decodeBlocks(job.song, limits), (done) =>
    report(1 + Math.floor((steps.surveyed - 1) * Math.min(1, done / max))),
  )
  const splitSong = () =>
    splitAll(createSplitter({ ...job, sampleRate: decodedRate }), {
      blocks: decodeBlocks(job.song, limits),
      samples,
    })
  let loudest = peak
  for await (const { stems, done } of splitSong()) {
    for (const { left, right } of stems) loudest = Math.max(loudest, peakOf([left, right]))
    report(steps.surveyed + Math.floor((steps.measured - steps.surveyed) * (done / samples)))
  }
  const gain = gainFor(loudest, job.format)
  const names = stemsOf[job.stems]
  const encoders = await Promise.all(names.map(() => createEncoder(job, samples)))
  for await (const { stems, done } of splitSong()) {
    for (const [at, encoder] of encoders.entries())
      encoder.write(turnedBy(gain, stems[at] as Stereo))
    report(steps.measured + Math.floor((99 - steps.measured) * (done / samples)))
  }
  return names.map((name, at) => ({ name, data: (encoders[at] as SoundWriter).end() }))
}

const createEncoder = async ({ format }: StemJob, samples: number): Promise<SoundWriter> =>
  format === 'mp3' ? createMp3Writer(decodedRate) : createWavWriter(decodedRate, samples)

/** The stems of the whole song, hop by hop: as many samples as went in. Each is valid until the next. */
export async function* splitAll(
  splitter: Splitter,
  song: { blocks: AsyncIterable<readonly Float32Array[]>; samples: number },
): AsyncGenerator<{ stems: readonly Stereo[]; done: number }> {
  let late = splitDelay
  let done = 0
  for await (const taken of inHops(song.blocks)) {
    const stems = splitter.step(taken)
    if (late-- > 0) continue
    const length = Math.min(hop, song.samples - done)
    if (length <= 0) return
    done += length
    yield { done, stems: length === hop ? stems : stems.map((stem) => cut(stem, length)) }
  }
}

const cut = ({ left, right }: Stereo, length: number): Stereo => ({
  left: left.subarray(0, length),
  right: right.subarray(0, length),
})

/** Pieces of any length as hops, and silence behind them until the last has come out. */
async function* inHops(blocks: AsyncIterable<readonly Float32Array[]>): AsyncGenerator<Stereo> {
  const taken = { left: new Float32Array(hop), right: new Float32Array(hop) }
  let filled = 0
  for await (const [left, right = left] of blocks) {
    if (!left || !right) continue
    for (let at = 0; at < left.length; ) {
      const count = Math.min(hop - filled, left.length - at)
      taken.left.set(left.subarray(at, at + count), filled)
      taken.right.set(right.subarray(at, at + count), filled)
      at += count
      filled += count
      if (filled < hop) continue
      yield taken
      filled = 0
    }
  }
  for (let n = 0; n <= splitDelay; n++) {
    taken.left.fill(0, filled)
    taken.right.fill(0, filled)
    yield taken
    filled = 0
  }
}
