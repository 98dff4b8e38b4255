// Texts that are longer than a model takes them: they are kept and told, never cut. Pure.
import type { ModelField } from '@atelier/contract/model-declaration'

/** How many characters there are, and how many there may be, as the server counts them. */
export type LongText = { n: number; of: number }

/** Undefined for what fits. */
export const longText = (text: string, limit: number): LongText | undefined =>
  text.length > limit ? { n: text.length, of: limit } : undefined

/** The same of a value of a field; undefined for what is no text. */
export const longValue = (field: ModelField | undefined, value: unknown): LongText | undefined =>
  field?.kind === 'text' && typeof value === 'string' ? longText(value, field.max) : undefined
