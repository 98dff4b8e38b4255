import { expect, it, vi } from 'vitest'
import type { Stereo } from '../../../../audio/stereo.ts'
import { barToGoOnFrom, composeSong } from '../score/compose-song.ts'
import type { SongPlan } from '../score/plan.ts'
import { limited } from '../sound/master-song.ts'
import { sampleRate } from '../sound/voice.ts'
import { soundOf } from './run-song-job.ts'

vi.setConfig({ testTimeout: 60_000 })

const first: SongPlan = {
  style: 'folk',
  mood: null,
  key: { tonic: 'D', scale: 'major' },
  tempo: 120,
  seed: 4,
  parts: [{ seed: 4, seconds: 14, fromBar: 0, sections: [] }],
}

function sound(plan: SongPlan, gain: number | null, isWhole = true) {
  const score = composeSong(plan)
  const kept = { plan, gain, title: '', style: '', lyrics: [] }
  const made = soundOf(kept, score, isWhole ? 0 : score.lastFromS, () => {})
  return { score, gain: made.gain, left: leftOf(limited(made.blocks, made.gain)) }
}

function leftOf(blocks: Iterable<Stereo>): Float32Array {
  const all = [...blocks].map(({ left }) => left)
  const samples = new Float32Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of all) {
    samples.set(piece, at)
    at += piece.length
  }
  return samples
}

/** The greatest step from one sample to the next. */
function jump(samples: Float32Array): number {
  let max = 0
  for (let at = 1; at < samples.length; at += 1)
    max = Math.max(max, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)))
  return max
}

it('goes on from a song so that no sample jumps', () => {
  const one = sound(first, null)
  const fromBar = barToGoOnFrom(first, 8)
  const part = { seed: 5, seconds: 10, fromBar, sections: [] }
  const two = sound({ ...first, parts: [...first.parts, part] }, one.gain, false)
  const cut = Math.round(two.score.lastFromS * sampleRate)
  expect(cut / sampleRate).toBeCloseTo(8, 0)
  const after = 400
  const joint = Float32Array.of(
    ...one.left.subarray(cut - after, cut),
    ...two.left.subarray(0, after),
  )
  expect(jump(joint)).toBeLessThan(Math.max(jump(one.left.subarray(0, cut - after)), 0.02))
  // What sounded on from before is heard, as it would be in the whole song.
  const whole = sound({ ...first, parts: [...first.parts, part] }, one.gain)
  const off = two.left.map((sample, at) => Math.abs(sample - (whole.left[cut + at] ?? 0)))
  expect(Math.max(...off.subarray(0, sampleRate / 2))).toBeLessThan(0.05)
  expect(two.left.length).toBe(whole.left.length - cut)
})

it('fades to nothing at its end, and begins without a click', () => {
  const { left } = sound(first, 1)
  expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.02)
  expect(Math.max(...left.subarray(-200).map(Math.abs))).toBeLessThan(0.001)
})
