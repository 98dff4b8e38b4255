import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { changeChoice, emptyForm, requestOf, settle } from './request-form.ts'
import { withFile, withRecipe } from './take-recipe.ts'
import { buildModel } from './testing/build-model.ts'

const model = buildModel(1)
const plain = buildModel(2, {
  isDefault: true,
  declaration: {
    ...model.declaration,
    tasks: { draw: { prompt: 'wanted', inputs: [] } },
  },
})
const work = {
  id: 7,
  modelId: 1,
  task: 'edit',
  prompt: 'a lake',
  negativePrompt: 'rain',
  params: { aspect: '16:9', seed: 5, strength: 0.7 },
  inputs: [
    {
      role: 'source',
      id: 'u1',
      url: '/api/upload/file?id=u1&key=k',
      mime: 'image/png',
      durationS: null,
    },
  ],
  count: 2,
} as unknown as Work
const brought = { id: 'f1', url: '/f1', thumbnail: '/f1s', name: 'a', width: 1, height: 1 }

describe('a recipe', () => {
  it('comes into the form whole, but for its seed', () => {
    const form = withRecipe(emptyForm, work, [plain, model])
    expect(settle(form, [plain, model])).toMatchObject({
      model: { id: 1 },
      task: 'edit',
      params: { aspect: '16:9', strength: 0.7 },
      count: 2,
      inputs: [{ role: 'source', source: { upload: 'u1' } }],
    })
    expect(form).toMatchObject({ prompt: 'a lake', negativePrompt: 'rain' })
    expect(settle(form, [plain, model])?.params.seed).toBeUndefined()
  })

  it('names the published work that it is of, until another recipe is taken', () => {
    const like = withRecipe(emptyForm, work, [model], 12)
    const settled = settle(like, [model])
    expect(settled && requestOf(like, settled)).toMatchObject({ prompt: 'a lake', originId: 12 })
    const own = withRecipe(like, work, [model])
    const after = settle(own, [model])
    expect(after && requestOf(own, after)).not.toHaveProperty('originId')
  })

  it('of another kind gives its words alone', () => {
    const clip = { ...work, type: workTypes.video } as Work
    const form = withRecipe({ ...emptyForm, modelId: 2 }, clip, [plain, model])
    expect(form).toEqual({ ...emptyForm, modelId: 2, prompt: 'a lake' })
  })

  it('leaves the model as it is when its own is not offered any more', () => {
    const form = withRecipe({ ...emptyForm, modelId: 2 }, work, [plain])
    expect(settle(form, [plain])?.model.id).toBe(2)
    expect(form.prompt).toBe('a lake')
  })
})

describe('a picture that is brought', () => {
  it('goes where the chosen task takes it', () => {
    const form = withFile({ ...emptyForm, modelId: 1 }, brought, 'reference', [model])
    expect(settle(form, [model])).toMatchObject({
      task: 'draw',
      inputs: [{ role: 'reference', source: { file: 'f1' }, preview: '/f1s' }],
    })
  })

  it('changes the task, and the model, to those that take it', () => {
    const form = withFile({ ...emptyForm, modelId: 2 }, brought, 'source', [plain, model])
    expect(settle(form, [plain, model])).toMatchObject({ model: { id: 1 }, task: 'edit' })
  })

  it('takes the place of the first one when its slot is full', () => {
    const editing = changeChoice({ ...emptyForm, modelId: 1 }, 1, { task: 'edit' })
    const first = withFile(editing, brought, 'source', [model])
    const second = withFile(first, { ...brought, id: 'f2' }, 'source', [model])
    expect(second.inputs.map(({ source }) => source)).toEqual([{ file: 'f2' }])
  })

  it('leaves the form alone when nothing takes pictures', () => {
    expect(withFile(emptyForm, brought, 'source', [plain])).toBe(emptyForm)
  })
})

it('a clip goes where a clip is taken, and nowhere else', () => {
  const clip = { ...brought, durationS: 7 }
  expect(withFile(emptyForm, clip, 'clip', [model], ['draw', 'edit'])).toBe(emptyForm)
  const filming = buildModel(3, {
    declaration: {
      ...model.declaration,
      tasks: {
        film: { prompt: 'wanted', inputs: [{ role: 'first-frame', least: 0, most: 1 }] },
        anime: { prompt: 'optional', inputs: [{ role: 'clip', least: 1, most: 1 }] },
      },
    },
    price: { anime: { perCall: 0, perImage: 0, perSecond: 2 } },
  })
  const offered = ['film', 'anime'] as const
  const form = withFile(emptyForm, clip, 'clip', [filming], offered)
  expect(settle(form, [filming], offered)).toMatchObject({
    task: 'anime',
    inputs: [{ role: 'clip', durationS: 7 }],
    price: 14,
  })
  const begun = withFile(emptyForm, brought, 'first-frame', [filming], offered)
  expect(settle(begun, [filming], offered)).toMatchObject({ task: 'film' })
})
