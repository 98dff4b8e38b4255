// What of a value a program relies on when it reads it: where there are lists and objects, and in a list texts. Derived from the contract's
// schemas (describe-replies.ts) and small enough for the browser, which has no zod. No imports: both sides load it.

/**
 * `0`: anything. `'string'` and its like: a value of that type. `[shape]`: a list, each element of that shape. Else an object, with the
 * shapes of the fields that matter; a name that ends with `?` may be absent or null.
 */
export type Shape =
  | 0
  | 'string'
  | 'number'
  | 'boolean'
  | readonly [Shape]
  | { readonly [field: string]: Shape }

/** What each call answers with, by its key (`METHOD /path`): one shape, or for a stream one for each kind of event. */
export type ReplyShapes = {
  readonly replies: Readonly<Record<string, Shape>>
  readonly events: Readonly<Record<string, Readonly<Record<string, Shape>>>>
}

/** Stands for a value that is not of its shape. */
export const misfit: unique symbol = Symbol('misfit')

/**
 * The value if it is of its shape, else `misfit`. What stands in a list never spoils the list: an element that is no element is left
 * out, and one without a list, an object or a text of its own gets an empty one. `invalid` collects the paths of all that was not as it
 * should be. Changes the value in place; linear in its size.
 */
export function fitShape(shape: Shape, value: unknown, invalid: string[], path = 'data'): unknown {
  return fit(shape, value, { invalid, path, inList: false })
}

type Place = { invalid: string[]; path: string; inList: boolean }

function fit(shape: Shape, value: unknown, place: Place): unknown {
  if (shape === 0) return value
  const { invalid, path } = place
  if (!isOfKind(shape, value)) {
    invalid.push(path)
    return misfit
  }
  if (isListShape(shape)) {
    const [element] = shape
    if (element === 0) return value
    return (value as unknown[])
      .map((each, at) => fit(element, each, { invalid, path: `${path}[${at}]`, inList: true }))
      .filter((each) => each !== misfit)
  }
  return typeof shape === 'object'
    ? fitFields(shape, value as Record<string, unknown>, place)
    : value
}

function fitFields(
  shape: { readonly [field: string]: Shape },
  value: Record<string, unknown>,
  { invalid, path, inList }: Place,
): unknown {
  for (const [name, wanted] of Object.entries(shape)) {
    const isOptional = name.endsWith('?')
    const field = isOptional ? name.slice(0, -1) : name
    const given = value[field]
    if (isOptional && (given === undefined || given === null)) continue
    const fitted = fit(wanted, given, { invalid, path: `${path}.${field}`, inList })
    if (fitted !== misfit) value[field] = fitted
    else if (isOptional) value[field] = null
    else if (inList && wanted === 'string') value[field] = ''
    else if (inList && typeof wanted === 'object') value[field] = emptyOf(wanted)
    else return misfit
  }
  return value
}

function isOfKind(shape: Exclude<Shape, 0>, value: unknown): boolean {
  if (typeof shape === 'string') return typeof value === shape
  if (isListShape(shape)) return Array.isArray(value)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isListShape = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

/** Nothing, in a form that can be read as the shape. */
function emptyOf(shape: readonly [Shape] | { readonly [field: string]: Shape }): unknown {
  return isListShape(shape) ? [] : fit(shape, {}, { invalid: [], path: '', inList: true })
}
