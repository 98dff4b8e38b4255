// Strings that are plucked: noise going round in a delay line that is as long as the tone's period (Karplus and Strong).
import { fadeEnd, framesOf, noiseMask, sampleRate, type Voice, whiteNoise } from './voice.ts'

type Pluck = {
  /** Until it is 60 dB lower, in seconds, of a middle C. */
  ringS: number
  /** How much of the high tones is in the pluck, 0 to 1. */
  bright: number
  /** How quickly high tones are lost, 0 to 0.5. */
  damping: number
  /** How long it rings after it was let go, in seconds. */
  releaseS: number
  /** Where it is plucked, as a share of the string. */
  at: number
  /** How much of the plain fundamental is added. */
  body?: number
  /** Through an overdriven amplifier, 0 to 1. */
  drive?: number
}

const line = new Float32Array(4096)

export function plucked(pluck: Pluck): Voice {
  const { ringS, bright, damping, releaseS, body = 0, drive = 0 } = pluck
  return ({ hz, lengthS, velocity, random }, out) => {
    const t60 = ringS * Math.min(1.8, Math.max(0.35, (262 / hz) ** 0.5))
    const frames = framesOf(Math.min(lengthS + releaseS, t60 * 1.1), out)
    const period = sampleRate / hz
    // The loop's low-pass and its all-pass take their part of the period.
    const whole = Math.max(2, Math.floor(period - damping - 0.3))
    const rest = period - damping - whole
    const allPass = (1 - rest) / (1 + rest)
    fill(whole, pluck.at, bright * (0.55 + velocity * 0.45), random.int(0, noiseMask))
    const loop = 10 ** (-3 / (hz * t60))
    const heldFrames = Math.round(lengthS * sampleRate)
    const releaseLoop = loop * 10 ** (-3 / (hz * releaseS * 1.2))
    const turn = (2 * Math.PI * hz) / sampleRate
    const bodyDecay = 10 ** (-3 / (t60 * 0.6 * sampleRate))
    let [place, before, passIn, passOut, bodyLevel] = [0, 0, 0, 0, body]
    for (let at = 0; at < frames; at += 1) {
      const sample = line[place] ?? 0
      const damped = (1 - damping) * sample + damping * before
      before = sample
      const tuned = allPass * damped + passIn - allPass * passOut
      passIn = damped
      passOut = tuned
      line[place] = tuned * (at < heldFrames ? loop : releaseLoop)
      place = place + 1 === whole ? 0 : place + 1
      out[at] = (sample + bodyLevel * Math.sin(turn * at)) * velocity
      bodyLevel *= bodyDecay
    }
    if (drive > 0) overdrive(out, frames, drive)
    return fadeEnd(out, frames, Math.min(0.06, lengthS))
  }
}

function fill(length: number, pickAt: number, bright: number, from: number): void {
  const noise = whiteNoise()
  let [low, sum] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    low += (0.08 + bright * 0.9) * ((noise[(from + at) & noiseMask] ?? 0) - low)
    line[at] = low
    sum += low
  }
  // Without its mean, which would stay in the loop; and with what a pluck at this place leaves out.
  const mean = sum / length
  const back = Math.max(1, Math.round(length * pickAt))
  let loudest = 1e-6
  for (let at = length - 1; at >= 0; at -= 1) {
    const other = at >= back ? (line[at - back] ?? 0) - mean : 0
    const sample = (line[at] ?? 0) - mean - other * 0.8
    line[at] = sample
    loudest = Math.max(loudest, Math.abs(sample))
  }
  for (let at = 0; at < length; at += 1) line[at] = ((line[at] ?? 0) / loudest) * 0.9
}

/** Bent over softly; a low-pass takes away what bending adds on top. */
function overdrive(out: Float32Array, frames: number, amount: number): void {
  const gain = 2 + amount * 10
  let [one, two] = [0, 0]
  for (let at = 0; at < frames; at += 1) {
    const x = (out[at] ?? 0) * gain
    const bent = x / (1 + Math.abs(x))
    one += 0.32 * (bent - one)
    two += 0.32 * (one - two)
    out[at] = two * 0.8
  }
}
