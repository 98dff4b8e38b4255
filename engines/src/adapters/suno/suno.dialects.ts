// The dialects by the names that an operator chooses from.
import type { Dialect } from './suno.dialect.ts'
import { sunoapiOrg } from './sunoapi-org.ts'

export const dialectNames = ['sunoapi.org'] as const
export type DialectName = (typeof dialectNames)[number]

export const dialects: { readonly [Name in DialectName]: Dialect } = {
  'sunoapi.org': sunoapiOrg,
}
