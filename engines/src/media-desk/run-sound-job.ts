// Looks through a sound from beginning to end, and writes it in another format where one is wanted, in whichever thread it is called.

import { boxedMime, isBox } from '../audio/decode/box.ts'
import { decodeBlocks, decodedRate } from '../audio/decode/decode-audio.ts'
import { sniffAudio, withoutTags } from '../audio/decode/sniff.ts'
import { packedSeconds } from '../audio/decode/unbox-sound.ts'
import { gainFor, peakOf, turnedBy } from '../audio/encode/headroom.ts'
import { createMp3Writer } from '../audio/encode/mp3-writer.ts'
import type { SoundWriter } from '../audio/encode/sound-writer.ts'
import { createWavWriter } from '../audio/encode/wav-writer.ts'
import { EngineError } from '../errors.ts'
import type { MadeSound, SoundFormat, SoundJob, SoundSurvey } from './media-job.ts'
import { createPeaks } from './peaks.ts'

const mimes = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  vorbis: 'audio/ogg',
  opus: 'audio/ogg',
} as const satisfies Record<string, SoundSurvey['mime']>

type ReadSound = Omit<SoundJob, 'kind' | 'file'> & { bytes: Uint8Array }

/** Throws EngineError `invalid` with the reason for what is no sound, is broken, or beyond the limits. */
export async function runSoundJob({ takesPacked = false, ...job }: ReadSound): Promise<MadeSound> {
  try {
    return await readSound(job)
  } catch (error) {
    const isPacked = error instanceof EngineError && error.reason?.code === 'sound.codec'
    if (!takesPacked || !isPacked) throw error
    const seconds = await packedSeconds(job.bytes, job)
    return { survey: { mime: mimeOf(job.bytes), seconds, peaks: [] } }
  }
}

async function readSound({
  bytes,
  format,
  ...limits
}: Omit<ReadSound, 'takesPacked'>): Promise<MadeSound> {
  const peaks = createPeaks()
  let samples = 0
  let loudest = 0
  for await (const block of decodeBlocks(bytes, limits)) {
    peaks.add(block)
    loudest = Math.max(loudest, peakOf(block))
    samples += block[0]?.length ?? 0
  }
  const survey: SoundSurvey = {
    mime: mimeOf(bytes),
    seconds: samples / decodedRate,
    peaks: peaks.read(),
  }
  if (!format) return { survey }
  const gain = gainFor(loudest, format)
  const writer = await createWriter(format, samples)
  for await (const [left, right = left] of decodeBlocks(bytes, limits))
    if (left && right) writer.write(turnedBy(gain, { left, right }))
  return { survey, file: writer.end() }
}

const createWriter = async (format: SoundFormat, samples: number): Promise<SoundWriter> =>
  format === 'mp3' ? createMp3Writer(decodedRate) : createWavWriter(decodedRate, samples)

function mimeOf(bytes: Uint8Array): SoundSurvey['mime'] {
  if (isBox(bytes)) return boxedMime(bytes)
  const sniffed = sniffAudio(withoutTags(bytes))
  if ('found' in sniffed) throw new Error('A sound that was decoded has no format.')
  return mimes[sniffed.format]
}
