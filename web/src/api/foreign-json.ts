// Reads JSON whose fields may be anything.
import type { FieldProblem } from '@atelier/contract/errors'

/** An object with fields: no list, and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise

/** Those of a list that say which field has what problem. */
export function fieldProblems(value: unknown): FieldProblem[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(
    (each): each is FieldProblem =>
      isObject(each) && typeof each.field === 'string' && typeof each.reason === 'string',
  )
}
