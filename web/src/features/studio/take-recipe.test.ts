import type { Work } from '@atelier/contract/features/works'
import { describe, expect, it } from 'vitest'
import { withPicture, withRecipe } from './take-recipe.ts'
import { buildModel } from './testing/build-model.ts'
import { changeChoice, emptyForm, settle, wishOf } from './wish-form.ts'

const model = buildModel(1)
const plain = buildModel(2, {
  isDefault: true,
  declaration: {
    ...model.declaration,
    tasks: { draw: { prompt: 'wanted', pictures: [] } },
  },
})
const work = {
  id: 7,
  modelId: 1,
  task: 'edit',
  prompt: 'a lake',
  negativePrompt: 'rain',
  params: { aspect: '16:9', seed: 5, strength: 0.7 },
  pictures: [{ role: 'source', id: 'u1', url: '/api/upload/file?id=u1&key=k' }],
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
      pictures: [{ role: 'source', source: { upload: 'u1' } }],
    })
    expect(form).toMatchObject({ prompt: 'a lake', negativePrompt: 'rain' })
    expect(settle(form, [plain, model])?.params.seed).toBeUndefined()
  })

  it('names the published work that it is of, until another recipe is taken', () => {
    const like = withRecipe(emptyForm, work, [model], 12)
    const settled = settle(like, [model])
    expect(settled && wishOf(like, settled)).toMatchObject({ prompt: 'a lake', originId: 12 })
    const own = withRecipe(like, work, [model])
    const after = settle(own, [model])
    expect(after && wishOf(own, after)).not.toHaveProperty('originId')
  })

  it('leaves the model as it is when its own is not offered any more', () => {
    const form = withRecipe({ ...emptyForm, modelId: 2 }, work, [plain])
    expect(settle(form, [plain])?.model.id).toBe(2)
    expect(form.prompt).toBe('a lake')
  })
})

describe('a picture that is brought', () => {
  it('goes where the chosen task takes it', () => {
    const form = withPicture({ ...emptyForm, modelId: 1 }, brought, 'reference', [model])
    expect(settle(form, [model])).toMatchObject({
      task: 'draw',
      pictures: [{ role: 'reference', source: { file: 'f1' }, preview: '/f1s' }],
    })
  })

  it('changes the task, and the model, to those that take it', () => {
    const form = withPicture({ ...emptyForm, modelId: 2 }, brought, 'source', [plain, model])
    expect(settle(form, [plain, model])).toMatchObject({ model: { id: 1 }, task: 'edit' })
  })

  it('takes the place of the first one when its slot is full', () => {
    const editing = changeChoice({ ...emptyForm, modelId: 1 }, 1, { task: 'edit' })
    const first = withPicture(editing, brought, 'source', [model])
    const second = withPicture(first, { ...brought, id: 'f2' }, 'source', [model])
    expect(second.pictures.map(({ source }) => source)).toEqual([{ file: 'f2' }])
  })

  it('leaves the form alone when nothing takes pictures', () => {
    expect(withPicture(emptyForm, brought, 'source', [plain])).toBe(emptyForm)
  })
})
