// Values for the fields that a model declares: as few as it wants, as many as it takes, and others than the usual.
import {
  fieldsFor,
  type ModelDeclaration,
  type ModelField,
  type Params,
  type ParamValue,
  readParams,
} from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'
import { expect } from 'vitest'

/** What a task comes to with what is given, and fallbacks for the rest; fails when that is not enough. */
export function defaultParams(
  declaration: ModelDeclaration,
  task: WorkTask,
  given: Params = {},
): Params {
  const read = readParams(declaration, task, given)
  return 'params' in read ? read.params : expect.fail(JSON.stringify(read.problems))
}

/** A word for each text that a task cannot do without. */
export const requiredTexts = (declaration: ModelDeclaration, task: WorkTask): Params =>
  Object.fromEntries(
    fieldsFor(declaration, task).flatMap((field) =>
      field.kind === 'text' && field.required ? [[field.name, 'word']] : [],
    ),
  )

/** A value for every field that a task takes. */
export const fullestParams = (declaration: ModelDeclaration, task: WorkTask): Params =>
  Object.fromEntries(fieldsFor(declaration, task).map((field) => [field.name, lastOf(field)]))

function lastOf(field: ModelField): ParamValue {
  switch (field.kind) {
    case 'aspect':
    case 'choice':
      return field.options.at(-1) ?? field.fallback
    case 'number':
    case 'seed':
      return field.max
    case 'flag':
      return true
    case 'text':
      return 'words'
  }
}

/** Values that differ from the fallback. */
export function otherValues(field: ModelField): ParamValue[] {
  switch (field.kind) {
    case 'aspect':
    case 'choice':
      return field.options.filter((option) => option !== field.fallback)
    case 'number':
      return [field.min === field.fallback ? field.max : field.min]
    case 'seed':
      return [7]
    case 'flag':
      return [!field.fallback]
    case 'text':
      return ['words']
  }
}
