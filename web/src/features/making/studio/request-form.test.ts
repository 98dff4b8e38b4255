import { describe, expect, it } from 'vitest'
import {
  changeChoice,
  changeParam,
  emptyForm,
  type FormInput,
  obstacleTo,
  type RequestForm,
  requestOf,
  type SettledForm,
  settle,
} from './request-form.ts'
import { buildModel } from './testing/build-model.ts'

const model = buildModel(1)
const other = buildModel(2, { isDefault: true })
const picture = (role: FormInput['role'], fields: Partial<FormInput> = {}): FormInput => ({
  key: `${role}-1`,
  role,
  name: 'a.png',
  preview: '',
  url: '',
  state: 'ready',
  progress: 1,
  source: { upload: 'u1' },
  durationS: null,
  width: 10,
  height: 10,
  file: null,
  problem: '',
  ...fields,
})
const settled = (form: RequestForm): SettledForm => {
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
    const names = (form: RequestForm) => settled(form).fields.map(({ name }) => name)
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
    const form = { ...emptyForm, inputs: [picture('source'), picture('reference')] }
    expect(settled(form).inputs.map(({ role }) => role)).toEqual(['reference'])
    const editing = changeChoice(form, 1, { task: 'edit' })
    expect(settled(editing).inputs.map(({ role }) => role)).toEqual(['source'])
  })
})

describe('a text that is longer than the model takes it', () => {
  const words = { name: 'lyrics', kind: 'text', max: 10, tasks: ['draw'] } as const
  const { declaration } = model
  const writer = { ...model, declaration: { ...declaration, fields: [words] } }
  const long = changeParam(withWords, 1, 'lyrics', 'la '.repeat(5))
  const found = settle(long, [writer])

  it('is kept whole, and stands in the way until it is shorter', () => {
    if (!found) throw new Error('No model takes the form')
    expect(found.params.lyrics).toBe('la '.repeat(5))
    expect(obstacleTo(long, found)).toEqual({
      kind: 'field-long',
      field: words,
      long: { n: 15, of: 10 },
    })
    const short = changeParam(long, 1, 'lyrics', 'la la la')
    const again = settle(short, [writer])
    expect(again && obstacleTo(short, again)).toBeNull()
  })
})

describe('why a form cannot be sent yet', () => {
  const obstacle = (form: RequestForm) => obstacleTo(form, settled(form))

  it('is that words are missing or too many', () => {
    expect(obstacle(emptyForm)).toEqual({ kind: 'prompt-wanted' })
    expect(obstacle({ ...emptyForm, prompt: 'a'.repeat(103) })).toEqual({
      kind: 'prompt-long',
      long: { n: 103, of: 100 },
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
    expect(obstacle(editing)).toEqual({ kind: 'input-wanted', role: 'source' })
    const held = (state: FormInput['state']) => ({
      ...editing,
      inputs: [picture('source', { state })],
    })
    expect(obstacle(held('uploading'))).toEqual({ kind: 'uploading' })
    expect(obstacle(held('failed'))).toEqual({ kind: 'upload-broken' })
    expect(obstacle(held('ready'))).toBeNull()
  })

  it('is that a clip is longer than the model takes', () => {
    const slots = [{ role: 'clip', least: 1, most: 1, longestS: 10 }] as const
    const at = (durationS: number) => {
      const inputs = [picture('clip', { durationS })]
      return { ...settled(withWords), declared: { prompt: 'none', inputs: slots } as const, inputs }
    }
    expect(obstacleTo(withWords, at(11))).toEqual({ kind: 'input-long', longestS: 10 })
    expect(obstacleTo(withWords, at(10))).toBeNull()
  })
})

describe('what is sent', () => {
  it('has the words, the parameters and the pictures of the task', () => {
    const form = { ...withWords, negativePrompt: 'rain', inputs: [picture('reference')] }
    expect(requestOf(form, settled(form))).toEqual({
      modelId: 1,
      task: 'draw',
      prompt: 'a lake',
      negativePrompt: 'rain',
      params: { aspect: '1:1', steps: 20 },
      inputs: [{ role: 'reference', upload: 'u1' }],
      count: 1,
      seenPrice: settled(form).price,
    })
  })
})
