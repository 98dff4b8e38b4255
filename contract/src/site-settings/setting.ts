// What a setting of a site says of itself, and what the settings of several places share.
import { z } from 'zod'
import type { modelKinds } from '../features/running/connection-admin.ts'
import type { RateName } from '../price-rule.ts'
import { locale } from '../primitives.ts'

/** Who sees it: `public`, everybody; `operator`, those who run the site; `secret`, nobody: sealed when stored, and on the server until it is used; no browser, reply or log ever has it. */
export type Audience = 'public' | 'operator' | 'secret'

/**
 * Whose a setting is, and so who may change it: `site`, those who run that site; `installation`, those alone who run all of its sites, for what
 * reaches beyond the one (`settingsOfAllSites` names the same to a browser).
 */
type Owner = 'site' | 'installation'

/** Kinds of models that a field may name. */
export type ModelScope = readonly (typeof modelKinds)[number][]

/** The field that a setting is changed in. */
export type FieldKind =
  /** A line: of prose, of an address, and of what is no prose, such as names of machines. */
  | { kind: 'text' | 'address' | 'code' }
  | { kind: 'long' | 'switch' | 'colour' | 'picture' | 'secret' }
  /** A text, and a list of lines, in each language. */
  | { kind: 'texts' | 'lists' }
  /** Codes of sites, one beside the other; whole numbers in the same way. */
  | { kind: 'codes' | 'wholes' }
  | { kind: 'whole' | 'decimal' }
  | { kind: 'choice'; options: readonly (string | number)[] }
  /** Names of models, of some kinds; one for each kind of works. */
  | { kind: 'model' | 'models'; scope: ModelScope }
  | { kind: 'modelsByKind' }
  /** Credits by these rates; prices of single models. */
  | { kind: 'rates'; rates: readonly RateName[] }
  | { kind: 'ratesByModel' | 'priceRules' }
  | { kind: 'menu' | 'payWay' }

/** The field is there only as long as another setting of its place has one of these values. */
export type Condition = { key: string; is: readonly (string | number | boolean)[] }

/** Without a kind the field follows from the schema (`describe-setting-forms.ts`). */
type Field = (FieldKind | { kind?: never }) & { when?: Condition }

/**
 * A setting: its values, what holds where none is stored, who sees it, the field it is changed in, `null` where a screen of its own changes it,
 * and whose it is.
 */
export const setting = <T extends z.ZodType, A extends Audience>(
  schema: T,
  fallback: z.output<T>,
  audience: A,
  field: Field | null = {},
  owner: Owner = 'site',
) => ({ schema, fallback, audience, field, owner })

export type Setting = ReturnType<typeof setting>

/** The schemas of the settings of a place, for calls that read or change it. */
export const schemasOf = <Settings extends Readonly<Record<string, Setting>>>(settings: Settings) =>
  Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema])) as {
    [Key in keyof Settings]: Settings[Key]['schema']
  }

/** 1 sells packages, 2 redeems codes. */
export const rechargeMode = z.union([z.literal(1), z.literal(2)])
export const amount = z.number().int().min(0).max(1_000_000_000)
export const webAddress = z.url({ protocol: /^https?$/ })
export const noAddress = z.literal('')
export const byLocale = z.partialRecord(locale, z.string())
/** The name of a connection's preset, and of a model at its upstream. */
export const presetName = z.string().trim().max(100)
export const modelName = z.string().trim().max(200)
