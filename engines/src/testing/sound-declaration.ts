// What a model declares must fit together, whatever it makes.
import { fieldsFor, type ModelDeclaration, type Params } from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'
import { expect } from 'vitest'
import { defaultParams } from './field-values.ts'

type Listed = { name: string; label: string; declaration: ModelDeclaration }

export const tasksOf = ({ declaration }: Pick<Listed, 'declaration'>): WorkTask[] =>
  Object.keys(declaration.tasks) as WorkTask[]

/** Every field's name, option and fallback fits. Without `given`, every task can do with the fallbacks alone. */
export function expectSoundModel(
  model: Listed,
  given: (declaration: ModelDeclaration, task: WorkTask) => Params = () => ({}),
): void {
  const { name, label, declaration } = model
  expect([name, label]).not.toContain('')
  expect(declaration.mostResults).toBeGreaterThanOrEqual(1)
  const tasks = tasksOf(model)
  expect(tasks.length).toBeGreaterThan(0)
  const takesWords = tasks.some((task) => declaration.tasks[task]?.prompt !== 'none')
  expect(declaration.promptLimit).toBeGreaterThanOrEqual(takesWords ? 1 : 0)
  expectSoundFields(model)
  for (const task of tasks) {
    const names = fieldsFor(declaration, task).map((field) => field.name)
    expect(new Set(names).size, `${name} ${task}: a field twice`).toBe(names.length)
    defaultParams(declaration, task, given(declaration, task))
    for (const { least: min, most: max } of declaration.tasks[task]?.inputs ?? [])
      expect([min >= 0, max >= min, max >= 1]).toEqual([true, true, true])
  }
}

function expectSoundFields(model: Listed): void {
  const tasks = tasksOf(model)
  for (const field of model.declaration.fields) {
    const label = `${model.name} ${field.name}`
    expect(tasks, label).toEqual(expect.arrayContaining([...(field.tasks ?? [])]))
    if ('options' in field) {
      expect(new Set(field.options).size).toBe(field.options.length)
      expect(field.options).not.toContain('')
    }
    if (field.kind === 'aspect')
      for (const option of field.options) expect(option).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    if (field.kind === 'number') expect(field.step).toBeGreaterThan(0)
  }
}

/** Models as an engine lists them: each name once, each sound, and the one that is asked for among them. */
export function expectSoundModels(
  models: readonly Listed[],
  requested: string,
  given?: Parameters<typeof expectSoundModel>[1],
): void {
  const names = models.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain(requested)
  for (const model of models) expectSoundModel(model, given)
}
