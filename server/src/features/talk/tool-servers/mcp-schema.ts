// Input schemas as servers list them: passed on as they are where models can be told of them, else as an object of anything.

type Schema = Record<string, unknown>

const anything: Schema = { type: 'object' }
const longest = 30_000
const deepest = 24
const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

/** One that does not fit would have the upstream refuse the whole request, and the other tools with it. */
export function readInputSchema(given: unknown): Schema {
  const schema = asObject(given)
  if (!schema || !isSchema(schema, 0)) return anything
  return JSON.stringify(schema).length > longest ? anything : schema
}

/** Upstreams want `type: object` at the top, which some servers leave out, write as a list, or say by a reference into the schema itself. */
function asObject(given: unknown): Schema | undefined {
  if (!isRecord(given)) return undefined
  if (given.type === 'object') return given
  const { $ref, ...others } = given
  if (typeof $ref === 'string') {
    const target = atPointer(given, $ref)
    return isRecord(target) && target.$ref === undefined
      ? asObject({ ...others, ...target })
      : undefined
  }
  const isFit = given.type === undefined ? isRecord(given.properties) : isAmongOthers(given.type)
  return isFit ? { ...given, type: 'object' } : undefined
}

const isAmongOthers = (type: unknown) => Array.isArray(type) && type.includes('object')

/** What `#/$defs/Name` leads to; undefined for nothing. */
function atPointer(root: Schema, pointer: string): unknown {
  const [start, ...keys] = pointer.split('/')
  if (start !== '#') return undefined
  return keys.reduce<unknown>((found, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    return isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined
  }, root)
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
