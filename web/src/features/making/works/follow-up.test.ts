import { workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { directTasksOf, followUpCall, followUpPrice, paramsFor } from './follow-up.ts'
import { buildFile, buildWork } from './testing/build-work.ts'

const variant = (task: 'upscale' | 'vary', options: string[]) =>
  ({ name: 'variant', kind: 'choice', options, fallback: 'subtle', tasks: [task] }) as const

type Model = Parameters<typeof followUpCall>[1]
const none = { prompt: 'none', inputs: [] } as const
const words = { prompt: 'optional', inputs: [] } as const
const model: Model = {
  id: 3,
  name: 'Painter',
  engine: 'test',
  provider: 'Test',
  builtin: false,
  description: '',
  connection: 1,
  type: workTypes.midjourney,
  declaration: {
    tasks: { upscale: none, vary: words, pan: none },
    fields: [
      variant('upscale', ['subtle', 'creative']),
      variant('vary', ['subtle', 'strong']),
      { name: 'seed', kind: 'seed', max: 1000 },
      { name: 'speed', kind: 'choice', options: ['fast', 'relax'], fallback: 'fast' },
    ],
    mostResults: 1,
    promptLimit: 100,
    negativePrompt: true,
  },
  isDefault: true,
  price: {},
  purse: 'credits',
  vipOnly: false,
  tags: [],
}
const work = buildWork(7, {
  type: workTypes.midjourney,
  files: [buildFile('a')],
  params: { variant: 'creative', seed: 5, speed: 'relax', aspect: '1:1' },
})

it('keeps of a recipe what the next task takes with this very value, and no seed', () => {
  expect(paramsFor(work, model, 'upscale')).toEqual({ variant: 'creative', speed: 'relax' })
  expect(paramsFor(work, model, 'vary')).toEqual({ speed: 'relax' })
})

it('asks Midjourney by the name of the task, for a picture counted from 1, with what is told besides', () => {
  expect(followUpCall(work, model, 'pan', 1, { params: { direction: 'up' } })).toEqual({
    key: 'queue.drawMidjourney',
    body: {
      modelId: 3,
      action: 'pan',
      drawId: 7,
      orderId: 2,
      prompt: '',
      count: 1,
      params: { speed: 'relax', direction: 'up' },
    },
  })
  const told = { prompt: 'a boat', mask: 'upload-1' }
  expect(followUpCall(work, model, 'vary', 0, told).body).toMatchObject({
    action: 'vary',
    prompt: 'a boat',
    mask: 'upload-1',
    orderId: 1,
  })
})

describe('a clip', () => {
  const film: Model = {
    ...model,
    type: workTypes.video,
    declaration: {
      ...model.declaration,
      tasks: { prolong: { prompt: 'optional', inputs: [], parent: true } },
      fields: [{ name: 'seconds', kind: 'number', min: 2, max: 10, step: 1, fallback: 4 }],
    },
    price: { prolong: { perCall: 1, perImage: 0, perSecond: 2 } },
  }
  const clip = buildWork(8, {
    type: workTypes.video,
    files: [buildFile('c', { mime: 'video/mp4', durationS: 30 })],
    next: ['prolong'],
  })

  it('goes on by the call of clips, at the price of the seconds that come', () => {
    expect(directTasksOf(clip)).toEqual(['prolong'])
    expect(followUpPrice(clip, film, 'prolong')).toBe(9)
    expect(followUpPrice({ ...clip, params: { seconds: 3 } }, film, 'prolong')).toBe(7)
    expect(followUpCall(clip, film, 'prolong', 0)).toMatchObject({
      key: 'queue.film',
      body: { task: 'prolong', parent: { id: 8, index: 0 }, modelId: 3 },
    })
  })

  it('of a Pika model goes on by its own call', () => {
    const pika = { ...film, name: 'Pika 2.2' }
    expect(followUpCall(clip, pika, 'prolong', 0).key).toBe('queue.filmWithPika')
  })
})
