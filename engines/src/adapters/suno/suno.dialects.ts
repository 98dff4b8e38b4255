// The dialects by the names that an operator chooses from.
import { gcui } from './gcui.ts'
import { newApi } from './new-api.ts'
import type { Dialect } from './suno.dialect.ts'
import { sunoApi } from './suno-api.ts'
import { sunoapiOrg } from './sunoapi-org.ts'

export const dialectNames = ['sunoapi.org', 'new-api', 'gcui', 'suno-api'] as const
export type DialectName = (typeof dialectNames)[number]

/** Where a dialect is usually spoken; undefined for one that there is not. */
export const sunoAddressOf = (dialect: string | undefined): string | undefined =>
  dialectNames.filter((name) => name === dialect).map((name) => dialects[name].defaultBaseUrl)[0]

export const dialects: { readonly [Name in DialectName]: Dialect } = {
  'sunoapi.org': sunoapiOrg,
  'new-api': newApi,
  gcui,
  'suno-api': sunoApi,
}
