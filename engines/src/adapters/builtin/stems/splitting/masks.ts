// Which share of each bin of a spectrum belongs to the voice, and which to the drums.
import { createSeriesMedians, medianAlong } from './running-median.ts'

/** Power of the middle and of the sides, by bin. */
export type FramePowers = { middle: Float32Array; sides: Float32Array }
/** Shares from 0 to 1, by bin. */
export type Masks = { voice: Float32Array; struck: Float32Array }

/** Frames between what is taken in and what is given out. */
export const maskDelay = 8
const timeWidth = 2 * maskDelay + 1
const pitchWidth = 17
/** The share changes so much towards its new value with each frame: quicker changes chirp. */
const agility = 0.7

export type MaskMaker = {
  /** Takes the next frame, and writes the masks of the one `maskDelay` frames before it. */
  step(powers: FramePowers, masks: Masks): void
}

export function createMaskMaker({
  bins,
  binHz,
  strength,
}: {
  bins: number
  binHz: number
  /** 1 to 10. */
  strength: number
}): MaskMaker {
  const band = voiceBand(bins, binHz)
  const heldLevels = createSeriesMedians(bins, timeWidth)
  const ring = Array.from({ length: timeWidth }, () => newFrame(bins))
  const held = new Float32Array(bins)
  const struckLevel = new Float32Array(bins)
  const fresh = new Float32Array(bins)
  const severity = 1.5 * 1.35 ** (strength - 1)
  let taken = 0
  const frameAt = (age: number) => ring[(taken - 1 - age + 2 * timeWidth) % timeWidth] as Frame
  return {
    step({ middle, sides }, masks) {
      taken++
      const newest = frameAt(0)
      newest.middle.set(middle)
      newest.sides.set(sides)
      for (let k = 0; k < bins; k++)
        newest.level[k] = Math.sqrt((middle[k] as number) + (sides[k] as number))
      heldLevels.step(newest.level, held)
      const described = frameAt(maskDelay)
      medianAlong(described.level, { width: pitchWidth, medians: struckLevel })
      const around = [frameAt(maskDelay + 1), described, frameAt(maskDelay - 1)]
      for (let k = 0; k < bins; k++) {
        const p = (struckLevel[k] as number) ** 2
        const h = (held[k] as number) ** 2
        const struck = p / (p + h + tiny)
        masks.struck[k] = struck
        fresh[k] =
          middleShare(around, { k, severity }) * (1 - struck * struck) * (band[k] as number)
      }
      for (let k = 0; k < bins; k++) {
        const own = fresh[k] as number
        const smooth = ((fresh[k - 1] ?? own) + 2 * own + (fresh[k + 1] ?? own)) / 4
        const before = masks.voice[k] as number
        masks.voice[k] = before + agility * (smooth - before)
      }
    },
  }
}

const tiny = 1e-12

type Frame = FramePowers & { level: Float32Array }

const newFrame = (bins: number): Frame => ({
  middle: new Float32Array(bins),
  sides: new Float32Array(bins),
  level: new Float32Array(bins),
})

/** What stands in the middle has nothing at the sides: the more there is at the sides, the less is the voice's. */
function middleShare(
  frames: readonly FramePowers[],
  { k, severity }: { k: number; severity: number },
): number {
  let middle = tiny
  let sides = 0
  for (const frame of frames) {
    middle += frame.middle[k] as number
    sides += frame.sides[k] as number
  }
  return Math.max(0, 1 - severity * (sides / middle))
}

/** Voices have little below 120 Hz and above 12 kHz. */
function voiceBand(bins: number, binHz: number): Float32Array {
  return Float32Array.from({ length: bins }, (_, k) => {
    const hz = k * binHz
    const low = Math.min(1, Math.max(0, (hz - 90) / 60))
    const high = Math.min(1, Math.max(0.2, 1 - (hz - 11_000) / 4000))
    return low * high
  })
}
