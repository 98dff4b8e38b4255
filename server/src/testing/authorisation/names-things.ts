// Whether an input names things by number: read from its schema, so that a new call is noticed.
import type { z } from 'zod'

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: readonly z.ZodType[]
  in?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
}

const namesThing = /^(id|ids|\w+Ids?)$/

/** Whether a field of it is an `id`, or ends in one. */
export function namesThings(schema: z.ZodType | undefined): boolean {
  if (!schema) return false
  const { type, shape, innerType, element, options, ...more } = schema._zod
    .def as unknown as Definition
  // A tree has ids of its own making.
  if (type === 'lazy') return false
  if (shape)
    return Object.entries(shape).some(([key, field]) => namesThing.test(key) || namesThings(field))
  const within = [innerType, element, more.in, more.left, more.right, ...(options ?? [])]
  return within.some(namesThings)
}
