// How models that make pictures are asked at vendors that speak OpenAI's dialect, as data: to add a model is to add a rule.
import type { MappedField, MappedModel, MappedTask } from '../../../mapped-model.ts'

export type ImageRule = {
  /** Of the name in lower case, without the vendor before it. */
  pattern: RegExp
  model: Omit<MappedModel, 'name' | 'label'>
  /**
   * Where a wish goes that pictures go along with, and how they travel: `form` as files, `urls` as data URLs in JSON, `objects` as such
   * URLs each in an object of its own.
   */
  pictures?: { path: string; as: 'form' | 'urls' | 'objects' }
  /** Takes pictures as PNG only. */
  pngOnly?: boolean
}

export type ImageDialect = {
  /** The first that matches holds. */
  rules: readonly ImageRule[]
  /** Offered although the vendor does not list them. */
  documented: readonly string[]
}

export const edits = { path: '/images/edits', as: 'form' } as const
export const inline = { path: '/images/generations', as: 'urls' } as const
export const words: MappedTask = { prompt: 'wanted', pictures: [] }

export const size = (
  values: Record<string, string>,
  more: Partial<MappedField> = {},
): MappedField =>
  ({
    name: 'aspect',
    to: 'size',
    kind: 'aspect',
    options: Object.keys(values),
    fallback: '1:1',
    values,
    ...more,
  }) as MappedField

export const choice = (
  name: string,
  options: readonly string[],
  fallback: string,
  more: Partial<MappedField> = {},
): MappedField => ({ name, kind: 'choice', options, fallback, ...more }) as MappedField

export const flag = (name: string, to: string, label: string): MappedField => ({
  name,
  to,
  label,
  kind: 'flag',
  fallback: false,
  advanced: true,
})

export const seed = (max: number): MappedField => ({
  name: 'seed',
  kind: 'seed',
  max,
  advanced: true,
})
export const guidance = (fallback: number): MappedField => ({
  name: 'cfgScale',
  to: 'guidance_scale',
  kind: 'number',
  min: 1,
  max: 10,
  step: 0.5,
  fallback,
  advanced: true,
})

/** The pictures themselves rather than addresses that expire. */
export const base64 = { response_format: 'b64_json' }
