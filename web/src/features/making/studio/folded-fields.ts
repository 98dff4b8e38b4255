// Which controls of a model are in sight, in which order, and which wait behind "More". Pure.
import { fallbackOf, type ModelField } from '@atelier/contract/model-declaration'
import type { SettledForm } from './request-form.ts'

/** The shape comes first, the look last. */
const rankOf = ({ kind, name }: ModelField): number =>
  kind === 'aspect' ? 0 : name === 'style' ? 2 : 1

/** For those who know what they do, whatever a model says of them. */
const expert = new Set([
  'stylize',
  'chaos',
  'weird',
  'raw',
  'tile',
  'experimental',
  'steps',
  'cfgScale',
  'guidance',
  'sampler',
  'scheduler',
  'clipSkip',
  'imageWeight',
  'styleWeight',
  'characterWeight',
  'safetyTolerance',
])

const isFolded = ({ kind, name, advanced }: ModelField): boolean =>
  advanced === true || kind === 'seed' || expert.has(name)

export const partFields = (
  fields: readonly ModelField[],
): { inSight: ModelField[]; folded: ModelField[] } => ({
  inSight: fields.filter((field) => !isFolded(field)).toSorted((a, b) => rankOf(a) - rankOf(b)),
  folded: fields.filter(isFolded),
})

/** Whether it takes words for what is not wanted. */
export const takesNegative = ({ model, declared }: Pick<SettledForm, 'model' | 'declared'>) =>
  model.declaration.negativePrompt && declared.prompt !== 'none'

/** Those of the folded ones that are not as they usually are, by name. */
export function changedOf(
  folded: readonly ModelField[],
  settled: Pick<SettledForm, 'params' | 'model' | 'declared'>,
  negativePrompt: string,
): string[] {
  const changed = folded.filter((field) => {
    const value = settled.params[field.name]
    return value !== undefined && value !== '' && value !== fallbackOf(field)
  })
  const names = changed.map(({ name }) => name)
  const hasNegative = takesNegative(settled) && negativePrompt.trim() !== ''
  return hasNegative ? ['negativePrompt', ...names] : names
}
