import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { buildWork } from '../../../features/making/works/testing/build-work.ts'
import {
  againRequest,
  drawModelIn,
  drawPrice,
  maxPicturesOf,
  messageRequest,
  picturePlaceOf,
} from './draw-request.ts'

const words = { prompt: 'wanted', inputs: [] } as const
const source = { role: 'source', least: 1, most: 1 } as const
const mask = { role: 'mask', least: 1, most: 1 } as const

const model = (id: number, fields: Partial<WorkModel> = {}): WorkModel => ({
  id,
  name: `Model ${id}`,
  engine: 'scripted',
  provider: 'Scripted',
  connection: 1,
  builtin: false,
  description: '',
  type: workTypes.draw,
  declaration: {
    tasks: { draw: words },
    fields: [],
    mostResults: 4,
    promptLimit: 1000,
    negativePrompt: true,
  },
  isDefault: false,
  price: { draw: { perCall: 1, perImage: 2 }, edit: { perCall: 0, perImage: 7 } },
  purse: 'credits',
  vipOnly: false,
  tags: [],
  ...fields,
})

const taking = (tasks: WorkModel['declaration']['tasks'], id = 1) =>
  model(id, { declaration: { ...model(id).declaration, tasks } })

describe('the model that draws', () => {
  const midjourney = model(2, { type: workTypes.midjourney, isDefault: true })
  const tool = model(3, { type: workTypes.tool, isDefault: true })

  it.each([
    ['the draw page’s default', [midjourney, model(4), model(5, { isDefault: true })], null, 5],
    ['the chosen one', [midjourney, model(5, { isDefault: true })], 2, 2],
    ['another one where the chosen one is gone', [midjourney, model(5)], 9, 5],
    ['one of another kind where the draw page has none', [tool, midjourney], null, 2],
    ['none where nothing draws from words', [tool, taking({ edit: words })], null, undefined],
  ])('is %s', (_, models, chosen, id) => {
    expect(drawModelIn(models, chosen)?.id).toBe(id)
  })
})

describe('pictures that come with the words', () => {
  const edits = { draw: words, edit: { prompt: 'wanted', inputs: [source] } } as const

  it('are gone by, else changed; a model that wants more than them takes none', () => {
    const references = {
      prompt: 'wanted',
      inputs: [{ role: 'reference', least: 0, most: 3 }],
    } as const
    const masked = { prompt: 'wanted', inputs: [source, mask] } as const
    expect(picturePlaceOf(taking({ draw: references }))).toEqual({
      task: 'draw',
      role: 'reference',
      most: 3,
    })
    expect(picturePlaceOf(taking(edits))).toEqual({ task: 'edit', role: 'source', most: 1 })
    expect(picturePlaceOf(taking({ draw: words, edit: masked }))).toBeNull()
    const max = [references, words].map((draw) => maxPicturesOf(taking({ draw })))
    expect(max).toEqual([3, 0])
  })

  it('go along, at the price of what is done with them', () => {
    const editor = taking(edits)
    const asked = { text: ' a hat ', uploads: ['u1'] }
    expect(messageRequest(editor, asked)).toEqual({
      modelId: 1,
      task: 'edit',
      prompt: 'a hat',
      inputs: [{ role: 'source', upload: 'u1' }],
    })
    expect([drawPrice(editor, 0), drawPrice(editor, 1)]).toEqual([3, 7])
  })
})

describe('a drawing once more', () => {
  it('has its recipe, with another seed', () => {
    const picture = { mime: 'image/png', durationS: null }
    const inputs: Work['inputs'] = [
      { role: 'source', id: 'f1', url: '/api/works/file?id=f1', ...picture },
      { role: 'reference', id: 'u1', url: '/api/upload/file?id=u1', ...picture },
    ]
    const params = { aspect: '1:1', seed: 7 }
    const work = buildWork(9, { params, inputs, count: 2, parentId: 4, parentIndex: 1 })
    expect(againRequest(work, 'Draw')).toMatchObject({
      modelId: 1,
      task: 'draw',
      prompt: 'a lake at dawn',
      count: 2,
      params: { aspect: '1:1' },
      inputs: [
        { role: 'source', file: 'f1' },
        { role: 'reference', upload: 'u1' },
      ],
      parent: { id: 4, index: 1 },
    })
  })

  it('that took no words is told by its name', () => {
    const work = buildWork(9, { prompt: '', task: 'upscale' })
    expect(againRequest(work, 'Upscale')).toMatchObject({ prompt: 'Upscale', parent: null })
  })
})
