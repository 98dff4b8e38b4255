// Makes the fields of all settings out of their declarations, for the console's forms. The build runs it, so that no schema reaches a browser.
import { z } from 'zod'
import type { Condition, FieldKind, Setting } from './site-settings/setting.ts'
import { type SettingPlace, type SiteSettingKey, settingPlaces } from './site-settings.ts'

export type SettingField = FieldKind & {
  key: SiteSettingKey
  when?: Condition
  /** Of a number: the smallest and the largest. */
  min?: number
  max?: number
  /** Of a text: how many letters it may have. */
  maxLength?: number
}

type Json = {
  type?: string
  format?: string
  const?: string | number
  enum?: (string | number)[]
  anyOf?: Json[]
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** What is changed in each place, in the order of the declarations. */
export function describeSettingForms(): Record<SettingPlace, SettingField[]> {
  const forms = Object.entries(settingPlaces).map(([place, settings]) => [
    place,
    Object.entries(settings).flatMap(([key, setting]) => describe(key as SiteSettingKey, setting)),
  ])
  return Object.fromEntries(forms)
}

function describe(key: SiteSettingKey, { schema, audience, field }: Setting): SettingField[] {
  if (field === null) return []
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json
  const { when, ...declared } = field
  const kind = declared.kind ? declared : kindOf(json, audience === 'secret')
  if (!kind) throw new Error(`${key} wants to be told its field`)
  return [{ key, ...kind, ...rangeOf(json), ...(when && { when }) }]
}

function kindOf(json: Json, isSecret: boolean): FieldKind | undefined {
  if (isSecret) return { kind: 'secret' }
  if (json.enum) return { kind: 'choice', options: json.enum }
  if (json.anyOf?.some(({ format }) => format === 'uri')) return { kind: 'address' }
  const options = json.anyOf?.flatMap((each) => each.const ?? []) ?? []
  if (options.length) return { kind: 'choice', options }
  return plainKinds[json.type ?? '']
}

const plainKinds: Readonly<Record<string, FieldKind>> = {
  string: { kind: 'text' },
  boolean: { kind: 'switch' },
  integer: { kind: 'whole' },
  number: { kind: 'decimal' },
}

function rangeOf({ minimum, maximum, maxLength, anyOf = [] }: Json) {
  const longest = maxLength ?? anyOf.find((each) => each.maxLength !== undefined)?.maxLength
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(longest !== undefined && { maxLength: longest }),
  }
}
