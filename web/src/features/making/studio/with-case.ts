import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { readParams } from '@atelier/contract/model-declaration'
import { changeChoice, changeParam, type RequestForm } from './request-form.ts'

/** The form with the recipe of a case: its words, and of its parameters those that the model takes. */
export function withCase(
  form: RequestForm,
  { prompt, params }: Pick<DrawingCase, 'prompt' | 'params'>,
  model: WorkModel,
): RequestForm {
  const task = model.declaration.tasks.draw ? { task: 'draw' as const } : {}
  const named = changeChoice({ ...form, prompt }, model.id, task)
  return model.declaration.fields.reduce((taken, field) => {
    const value = params[field.name]
    const fits =
      value !== undefined &&
      'params' in readParams({ fields: [field] }, 'draw', { [field.name]: value })
    return fits ? changeParam(taken, model.id, field.name, value) : taken
  }, named)
}
