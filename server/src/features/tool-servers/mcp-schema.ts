// Input schemas as servers list them: passed on as they are where models can be told of them, else as an object of anything.

type Schema = Record<string, unknown>

const anything: Schema = { type: 'object' }
const longest = 30_000
const deepest = 24
const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

/** One that does not fit would have the upstream refuse the whole request, and the other tools with it. */
export function readInputSchema(given: unknown): Schema {
  if (!isRecord(given) || given.type !== 'object' || !isSchema(given, 0)) return anything
  return JSON.stringify(given).length > longest ? anything : given
}

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isSchema(schema: unknown, depth: number): boolean {
  if (typeof schema === 'boolean') return true
  if (!isRecord(schema) || depth > deepest) return false
  const isInner = (value: unknown) => isSchema(value, depth + 1)
  const { type, required, enum: choices } = schema
  if (type !== undefined && ![type].flat().every((each) => types.includes(String(each))))
    return false
  if (required !== undefined && !(Array.isArray(required) && required.every(isText))) return false
  if (choices !== undefined && !Array.isArray(choices)) return false
  for (const key of ['properties', '$defs', 'definitions', 'patternProperties']) {
    const inner = schema[key]
    if (inner !== undefined && !(isRecord(inner) && Object.values(inner).every(isInner)))
      return false
  }
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const inner = schema[key]
    if (inner !== undefined && !(Array.isArray(inner) && inner.every(isInner))) return false
  }
  for (const key of ['additionalProperties', 'not', 'contains']) {
    if (schema[key] !== undefined && !isInner(schema[key])) return false
  }
  const { items } = schema
  return items === undefined || (Array.isArray(items) ? items.every(isInner) : isInner(items))
}

const isText = (value: unknown) => typeof value === 'string'
