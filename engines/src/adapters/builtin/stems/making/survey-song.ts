// Goes through a song once to see whether it can be taken apart, how long and how loud it is.
import { peakOf } from '../../../../audio/encode/headroom.ts'
import { EngineError, type EngineReason } from '../../../../errors.ts'

export type Survey = {
  samples: number
  /** Of its loudest sample; more than 1 where it is above full scale. */
  peak: number
}

/** Sides this much below the middle are what encoders leave of one channel written twice. */
const minSides = 1e-4

/** Throws EngineError `refused` for sound whose channels are the same: nothing tells its voice from the rest. */
export async function surveySong(
  blocks: AsyncIterable<readonly Float32Array[]>,
  report: (samples: number) => void,
): Promise<Survey> {
  let samples = 0
  let peak = 0
  let middle = 0
  let sides = 0
  let isMono = false
  for await (const [left, right] of blocks) {
    if (!left) continue
    samples += left.length
    if (!right) isMono = true
    peak = Math.max(peak, peakOf(right ? [left, right] : [left]))
    for (let n = 0; right && n < left.length; n++) {
      middle += ((left[n] as number) + (right[n] as number)) ** 2
      sides += ((left[n] as number) - (right[n] as number)) ** 2
    }
    report(samples)
  }
  if (isMono) throw refused('stems.mono', 'This song is mono')
  // Silence can be taken apart: every stem of it is silent.
  if (sides < minSides * middle)
    throw refused('stems.same_channels', 'Both channels of the song are nearly the same')
  return { samples, peak }
}

const refused = (code: EngineReason['code'], what: string) =>
  new EngineError(
    'refused',
    `${what}: voice and backing are told apart by where they stand between left and right. Take a stereo version of the song.`,
    { untaken: true, reason: { code } },
  )
