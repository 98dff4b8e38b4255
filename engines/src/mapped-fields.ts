// Fields of models as data, by the names that the product has texts for.
import type { MappedField } from './mapped-model.ts'

type More = Pick<Partial<MappedField>, 'label' | 'tasks' | 'advanced' | 'to' | 'values'>

export const numberField = (
  name: string,
  to: string,
  [min, max, step, fallback]: readonly [min: number, max: number, step: number, fallback: number],
  more: More = {},
): MappedField => ({ name, to, kind: 'number', min, max, step, fallback, ...more })

export const choiceField = (
  name: string,
  options: readonly string[],
  fallback: string,
  more: More = {},
): MappedField => ({ name, kind: 'choice', options, fallback, ...more })

/** Each ratio with their name for it. */
export const aspectField = (
  to: string,
  values: { readonly [ratio: string]: unknown },
  more: More = {},
): MappedField => ({
  name: 'aspect',
  to,
  kind: 'aspect',
  options: Object.keys(values),
  fallback: '1:1',
  values,
  ...more,
})

/** Ratios that the upstream takes as they are. */
export const ratioField = (
  to: string,
  options: readonly string[],
  more: More = {},
): MappedField => ({ name: 'aspect', to, kind: 'aspect', options, fallback: '1:1', ...more })

export const seedField = (max: number): MappedField => ({
  name: 'seed',
  kind: 'seed',
  max,
  advanced: true,
})

export const flagField = (
  name: string,
  to: string,
  label: string,
  { fallback = false, ...more }: More & { fallback?: boolean } = {},
): MappedField => ({ name, to, label, kind: 'flag', fallback, ...more })

export const formatField = (options: readonly string[], fallback: string): MappedField =>
  choiceField('format', options, fallback, { to: 'output_format', advanced: true })

export const stepsField = (to: string, min: number, max: number, fallback: number): MappedField =>
  numberField('steps', to, [min, max, 1, fallback], { advanced: true })

/** How closely the words are followed. */
export const guidanceField = (
  to: string,
  min: number,
  max: number,
  fallback: number,
): MappedField => numberField('cfgScale', to, [min, max, 0.5, fallback], { advanced: true })
