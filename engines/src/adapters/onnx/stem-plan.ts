// Which stems a separation gives, and from which of the model's each is taken: what a model leaves out is the song without what it gives.
import { type StemName, stemNames } from '@atelier/contract/work-terms'
import type { Stereo } from '../../audio/stereo.ts'
import { EngineError } from '../../errors.ts'
import type { ModelTerms, StemSet } from './onnx-job.ts'

type PlannedStem = {
  name: StemName
  /** Which of the model's. */
  at: number
  /** The song without it. */
  isRest: boolean
}

/** In the order in which stems are shown. Throws EngineError `invalid` for a voice that the model does not give. */
export function planStems(given: readonly StemName[], set: StemSet): readonly PlannedStem[] {
  const own = given.map((name, at) => ({ name, at, isRest: false }))
  const chosen = set === 'two' ? own.filter(({ name }) => inTwo.includes(name)) : own
  if (chosen.length === 0) throw new EngineError('invalid', 'The model gives no voice.')
  const [alone] = chosen
  const planned =
    alone && chosen.length === 1
      ? [alone, { name: restOf(alone.name), at: alone.at, isRest: true }]
      : chosen
  return planned.toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
}

const inTwo: readonly StemName[] = ['vocals', 'backing']

const placeOf = (name: StemName): number => stemNames.indexOf(name)

function restOf(name: StemName): StemName {
  if (name === 'vocals') return 'backing'
  return name === 'backing' || name === 'other' ? 'vocals' : 'other'
}

export const termsOf = (given: readonly StemName[]): ModelTerms => ({
  hasSets: given.length === 4 && given.includes('vocals') && !given.includes('backing'),
})

/** One stem of a stretch of the song; shares memory with what is given. */
export function takeStem({ at, isRest }: PlannedStem, song: Stereo, stems: readonly Stereo[]) {
  const stem = stems[at]
  if (!stem) throw new RangeError(`There is no stem ${at}.`)
  if (!isRest) return stem
  return { left: without(song.left, stem.left), right: without(song.right, stem.right) }
}

const without = (song: Float32Array, part: Float32Array): Float32Array =>
  song.map((value, n) => value - (part[n] as number))
