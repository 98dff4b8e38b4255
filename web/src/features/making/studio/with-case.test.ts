import { expect, it } from 'vitest'
import { emptyForm, settle } from './request-form.ts'
import { buildModel } from './testing/build-model.ts'
import { withCase } from './with-case.ts'

it('takes the words of a case, and of its parameters those that the model takes', () => {
  const model = buildModel(1)
  const params = { aspect: '16:9', seed: 7, steps: 900, mood: 'calm' }
  const form = withCase({ ...emptyForm, prompt: 'before' }, { prompt: 'a lake', params }, model)
  expect(form.prompt).toBe('a lake')
  expect(settle(form, [model])).toMatchObject({
    task: 'draw',
    params: { aspect: '16:9', seed: 7, steps: 20 },
  })
  expect(form.choices[1]?.params).toEqual({ aspect: '16:9', seed: 7 })
})
