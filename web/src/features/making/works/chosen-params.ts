import type { ModelField, Params, ParamValue } from '@atelier/contract/model-declaration'

/** What was chosen for a work: of its parameters those that are not what its model takes anyway. What a model says nothing of is told. */
export function chosenParams(
  params: Params,
  fields: readonly ModelField[],
): (readonly [string, ParamValue])[] {
  return Object.entries(params).filter(([name, value]) => {
    if (value === '') return false
    const field = fields.find((each) => each.name === name)
    return !field || !('fallback' in field) || field.fallback !== value
  })
}
