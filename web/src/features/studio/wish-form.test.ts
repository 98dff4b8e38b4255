import { describe, expect, it } from 'vitest'
import { buildModel } from './testing/build-model.ts'
import {
  changeChoice,
  changeParam,
  emptyForm,
  type FormPicture,
  obstacleTo,
  type SettledForm,
  settle,
  type WishForm,
  wishOf,
} from './wish-form.ts'

const model = buildModel(1)
const other = buildModel(2, { isDefault: true })
const picture = (role: FormPicture['role'], fields: Partial<FormPicture> = {}): FormPicture => ({
  key: `${role}-1`,
  role,
  name: 'a.png',
  preview: '',
  url: '',
  state: 'ready',
  progress: 1,
  source: { upload: 'u1' },
  width: 10,
  height: 10,
  file: null,
  problem: '',
  ...fields,
})
const settled = (form: WishForm): SettledForm => {
  const found = settle(form, [model])
  if (!found) throw new Error('No model takes the form')
  return found
}
const withWords = { ...emptyForm, prompt: ' a lake ' }

describe('the form as a model sees it', () => {
  it('is that of the chosen model, else of the default one', () => {
    expect(settle({ ...emptyForm, modelId: 1 }, [model, other])?.model).toBe(model)
    expect(settle({ ...emptyForm, modelId: 99 }, [model, other])?.model).toBe(other)
    expect(settle(emptyForm, [])).toBeUndefined()
  })

  it('offers what a form can ask for, and nothing that goes on from an earlier work', () => {
    expect(settled(emptyForm).tasks).toEqual(['draw', 'edit'])
  })

  it('shows the fields of the task alone', () => {
    const names = (form: WishForm) => settled(form).fields.map(({ name }) => name)
    expect(names(emptyForm)).toEqual(['aspect', 'steps', 'seed'])
    expect(names(changeChoice(emptyForm, 1, { task: 'edit' }))).toContain('strength')
  })

  it('takes usual values for those that the model does not offer any more', () => {
    const kept = { aspect: '7:5', steps: 30, seed: 5000, gone: 'x' }
    const form = changeChoice(emptyForm, 1, { params: kept })
    expect(settled(form).params).toEqual({ aspect: '1:1', steps: 30 })
  })

  it('costs what the rule says, and changing a parameter changes one model alone', () => {
    expect(settled(changeChoice(emptyForm, 1, { count: 3 })).price).toBe(7)
    expect(settled(changeChoice(emptyForm, 1, { count: 99 })).count).toBe(4)
    const form = changeParam(changeParam(emptyForm, 1, 'steps', 5), 2, 'steps', 9)
    expect(settled(form).params.steps).toBe(5)
    expect(settled(changeParam(form, 1, 'steps', undefined)).params.steps).toBe(20)
  })

  it('leaves pictures out that the task does not take, and keeps them in the form', () => {
    const form = { ...emptyForm, pictures: [picture('source'), picture('reference')] }
    expect(settled(form).pictures.map(({ role }) => role)).toEqual(['reference'])
    const editing = changeChoice(form, 1, { task: 'edit' })
    expect(settled(editing).pictures.map(({ role }) => role)).toEqual(['source'])
  })
})

describe('why a form cannot be sent yet', () => {
  const obstacle = (form: WishForm) => obstacleTo(form, settled(form))

  it('is that words are missing or too many', () => {
    expect(obstacle(emptyForm)).toEqual({ kind: 'prompt-wanted' })
    expect(obstacle({ ...emptyForm, prompt: 'a'.repeat(103) })).toEqual({
      kind: 'prompt-long',
      by: 3,
    })
    expect(obstacle(withWords)).toBeNull()
  })

  it('is that a text is missing which the task cannot do without', () => {
    const words = { name: 'text', kind: 'text', max: 9, required: true } as const
    const marking = { ...settled(withWords), fields: [words] }
    expect(obstacleTo(withWords, marking)).toEqual({ kind: 'field-wanted', field: words })
    expect(obstacleTo(withWords, { ...marking, params: { text: 'mark' } })).toBeNull()
  })

  it('is that a picture is missing, on its way, or broken', () => {
    const editing = changeChoice(emptyForm, 1, { task: 'edit' })
    expect(obstacle(editing)).toEqual({ kind: 'picture-wanted', role: 'source' })
    const held = (state: FormPicture['state']) => ({
      ...editing,
      pictures: [picture('source', { state })],
    })
    expect(obstacle(held('uploading'))).toEqual({ kind: 'uploading' })
    expect(obstacle(held('failed'))).toEqual({ kind: 'upload-broken' })
    expect(obstacle(held('ready'))).toBeNull()
  })
})

describe('what is sent', () => {
  it('has the words, the parameters and the pictures of the task', () => {
    const form = { ...withWords, negativePrompt: 'rain', pictures: [picture('reference')] }
    expect(wishOf(form, settled(form))).toEqual({
      modelId: 1,
      task: 'draw',
      prompt: 'a lake',
      negativePrompt: 'rain',
      params: { aspect: '1:1', steps: 20 },
      pictures: [{ role: 'reference', upload: 'u1' }],
      count: 1,
    })
  })
})
