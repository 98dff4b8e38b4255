import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toInput } from './mapped-model.ts'
import { addedModels, withAdded } from './mapped-model-list.ts'
import { pictureRequest } from './testing/picture-request.ts'

const plain = {
  name: 'me/model',
  label: 'Mine',
  tasks: { draw: { prompt: 'wanted' } },
  fields: [
    { name: 'aspect', kind: 'aspect', options: ['1:1', '2:1'], fallback: '1:1', to: 'ratio' },
  ],
}
const read = (...models: unknown[]) => addedModels.safeParse(JSON.stringify(models))

describe('models that an operator adds', () => {
  it('are none when nothing is given', () => {
    expect(addedModels.parse('')).toEqual([])
    expect(addedModels.parse(undefined)).toEqual([])
  })

  it('are asked as they say', () => {
    const [model] = addedModels.parse(JSON.stringify([plain]))
    if (!model) return expect.fail('there is no model')
    expect(toInput(model, pictureRequest({ params: { aspect: '2:1' } }), String)).toEqual({
      prompt: 'a lighthouse at dusk',
      ratio: '2:1',
    })
  })

  it('take the place of ours with the same name', () => {
    const [mine] = addedModels.parse(JSON.stringify([plain]))
    if (!mine) return expect.fail('there is no model')
    const ours = { ...mine, label: 'Ours' }
    const other = { ...mine, name: 'other' }
    expect(withAdded([ours, other], [mine])).toEqual([mine, other])
  })

  it.each<[unknown, string]>([
    [{ ...plain, label: undefined }, '0.label'],
    [{ ...plain, lable: 'x' }, 'lable'],
    [{ ...plain, tasks: {} }, '0.tasks: names no task'],
    [{ ...plain, tasks: { paint: { prompt: 'wanted' } } }, '0.tasks'],
    [
      { ...plain, fields: [{ name: 'a', kind: 'choice', options: ['x'], fallback: 'y' }] },
      '0.fields.0.fallback: is none of the options',
    ],
    [
      {
        ...plain,
        fields: [{ name: 'a', kind: 'number', min: 1, max: 2, step: 1, fallback: 3 }],
      },
      '0.fields.0.fallback',
    ],
    [
      { ...plain, fields: [{ name: 'a', kind: 'flag', fallback: true, tasks: ['edit'] }] },
      'there is no task edit',
    ],
  ])('are refused with the place that is wrong: %#', (model, place) => {
    const { success, error } = read(model)
    expect(success).toBe(false)
    expect(error?.issues[0]?.message).toContain(place)
  })

  it('are refused when they are no JSON', () => {
    expect(addedModels.safeParse('[{').error?.issues[0]?.message).toContain('the list')
  })

  it('may be written as the documentation shows', () => {
    const page = readFileSync(new URL('../../docs/operating/gateways.md', import.meta.url), 'utf8')
    const [model] = addedModels.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1])
    if (!model) return expect.fail('there is no model')
    const requested = pictureRequest({
      params: { aspect: '16:9', seed: 7 },
      negativePrompt: 'fog',
      count: 2,
    })
    expect(toInput(model, requested, String)).toEqual({
      prompt: 'a lighthouse at dusk',
      negative_prompt: 'fog',
      image_size: 'landscape_16_9',
      seed: 7,
      num_images: 2,
      enable_safety_checker: true,
    })
  })
})
