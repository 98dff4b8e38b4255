// Inputs that a schema of the contract would take, or nearly: at the edges of what it says, read from the schema itself.
import type { z } from 'zod'
import type { Dice } from './dice.ts'
import { hostileNumbers, hostileTexts } from './hostile-values.ts'

/** What replies have named so far, by the key they named it under: the ids and keys that later calls are made with. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>

type Definition = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: readonly z.ZodType[]
  items?: readonly z.ZodType[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  getter?: () => z.ZodType
  format?: string
}

type Sampling = { dice: Dice; known: KnownValues; key: string; depth: number }

/** The edges of a text or a number, as zod keeps them beside the schema. */
type Bag = { minimum?: number; maximum?: number; minLength?: number; maxLength?: number }

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition
const bagOf = (schema: z.ZodType) => schema._zod.bag as Bag

/** Whether a field may be left out. */
export const mayBeAbsent = (schema: z.ZodType): boolean => schema._zod.optin === 'optional'

/** A value for a schema; `key` is the field's name, by which known values are found. */
export function sampleSchema(schema: z.ZodType, sampling: Sampling): unknown {
  const definition = definitionOf(schema)
  const { dice, depth } = sampling
  const sample = (inner: z.ZodType | undefined, key = sampling.key) =>
    inner && sampleSchema(inner, { ...sampling, key, depth: depth + 1 })
  switch (definition.type) {
    case 'string':
      return sampleText(schema, sampling)
    case 'number':
    case 'int':
      return sampleNumber(schema, sampling)
    case 'boolean':
      return dice.happens(0.5)
    case 'enum':
      return dice.pick(Object.values(definition.entries ?? {}))
    case 'literal':
      return dice.pick(definition.values ?? [])
    case 'nullable':
      return dice.happens(0.3) ? null : sample(definition.innerType)
    case 'array':
      return depth > 8 ? [] : sampleArray(schema, sampling)
    case 'tuple':
      return (definition.items ?? []).map((item) => sample(item))
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([key, field]) =>
          mayBeAbsent(field) && (depth > 8 || dice.happens(0.4)) ? [] : [[key, sample(field, key)]],
        ),
      )
    case 'record':
      return sampleRecord(definition, sampling)
    case 'union':
      return sample(dice.pick(definition.options ?? []))
    case 'intersection':
      return Object.assign({}, sample(definition.left), sample(definition.right))
    case 'pipe':
      return sample(
        definition.in && definitionOf(definition.in).type === 'transform'
          ? definition.out
          : definition.in,
      )
    case 'lazy':
      return sample(definition.getter?.())
    case 'unknown':
    case 'any':
      return dice.pick([null, 1, 'text', [1], { a: 'b' }])
    default:
      return sample(definition.innerType)
  }
}

function knownValue({ dice, known, key }: Sampling): unknown {
  const values = known.get(key) ?? (/ids$/i.test(key) ? known.get('id') : undefined)
  return values?.length ? dice.pick(values) : undefined
}

function sampleText(schema: z.ZodType, sampling: Sampling): string {
  const { dice, key } = sampling
  const known = dice.happens(0.5) ? knownValue(sampling) : undefined
  if (typeof known === 'string') return known
  const { minLength = 0, maxLength = 200 } = bagOf(schema)
  const { format } = definitionOf(schema)
  if (dice.happens(0.5)) return textOf(format ?? key, dice)
  const words = `${dice.pick(hostileTexts)}${dice.pick(['', ' plain words', 'é'])}`
  const length = dice.pick([minLength, Math.min(maxLength, 5000), Math.min(maxLength, 20)])
  return words.slice(0, length).padEnd(minLength, 'x')
}

/** A text that fits many a format and name. */
function textOf(name: string, dice: Dice): string {
  if (/uuid|key|token|ticket/i.test(name))
    return dice.pick(['5bb1dc4a-3b6e-4b2c-9d1a-0c9f3f0f7a11', 'abcdefghijklmnopqrstuvwxyz012345'])
  if (/datetime|from|to|until|At$/i.test(name))
    return dice.pick([
      '2026-03-01T00:00:00.000Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
    ])
  if (/date|month|day/i.test(name))
    return dice.pick(['2026-03', '2026-03-01', '9999-12', '0000-01-01', '0001-01-01', '9999-12-31'])
  if (/url|address|api|proxy/i.test(name)) return 'https://example.invalid/a?b=c'
  if (/mail/i.test(name)) return 'somebody@example.invalid'
  if (/timeZone/.test(name)) return dice.pick(['UTC', 'Asia/Shanghai', 'Etc/GMT+12'])
  if (/currency/.test(name)) return dice.pick(['USD', 'JPY', 'CNY'])
  return dice.pick(['plain words', 'a', 'A cat in the rain', '第一', 'rain', 'en-US'])
}

function sampleNumber(schema: z.ZodType, sampling: Sampling): unknown {
  const { dice, key } = sampling
  const { minimum = 0, maximum = 1000 } = bagOf(schema)
  if (/id$|ids$/i.test(key) && dice.happens(0.6)) {
    const known = knownValue(sampling)
    return typeof known === 'number' && dice.happens(0.5) ? known : 1 + dice.below(40)
  }
  const number = dice.pick([
    minimum,
    maximum,
    Math.ceil(minimum),
    Math.floor((minimum + maximum) / 2),
    1,
    dice.below(20),
    dice.pick(hostileNumbers),
  ])
  return dice.happens(0.1) ? String(number) : number
}

function sampleArray(schema: z.ZodType, sampling: Sampling): unknown[] {
  const { element } = definitionOf(schema)
  const { minimum = 0, maximum = 5 } = bagOf(schema)
  const length = sampling.dice.pick([minimum, Math.min(maximum, 50), 1, 2])
  return Array.from({ length }, () =>
    element ? sampleSchema(element, { ...sampling, depth: sampling.depth + 1 }) : null,
  )
}

function sampleRecord(definition: Definition, sampling: Sampling): Record<string, unknown> {
  const { keyType, valueType } = definition
  const entries = Array.from({ length: sampling.dice.below(4) }, () => {
    const key = keyType ? sampleSchema(keyType, { ...sampling, key: 'name' }) : 'a'
    const value = valueType
      ? sampleSchema(valueType, { ...sampling, depth: sampling.depth + 1 })
      : null
    return [String(key), value] as const
  })
  return Object.fromEntries(entries)
}
