import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'

/** A model that draws, and changes a picture within a mask. */
export const buildModel = (id: number, fields: Partial<WorkModel> = {}): WorkModel => ({
  id,
  name: `Model ${id}`,
  engine: 'test',
  provider: 'Test',
  connection: 1,
  builtin: false,
  description: '',
  type: workTypes.draw,
  declaration: {
    tasks: {
      draw: { prompt: 'wanted', inputs: [{ role: 'reference', least: 0, most: 2 }] },
      edit: {
        prompt: 'optional',
        inputs: [
          { role: 'source', least: 1, most: 1 },
          { role: 'mask', least: 0, most: 1 },
        ],
      },
      vary: { prompt: 'none', inputs: [] },
    },
    fields: [
      { name: 'aspect', kind: 'aspect', options: ['1:1', '16:9'], fallback: '1:1' },
      { name: 'steps', kind: 'number', min: 1, max: 50, step: 1, fallback: 20 },
      { name: 'seed', kind: 'seed', max: 1000 },
      {
        name: 'strength',
        kind: 'number',
        min: 0,
        max: 1,
        step: 0.1,
        fallback: 0.5,
        tasks: ['edit'],
      },
    ],
    mostResults: 4,
    promptLimit: 100,
    negativePrompt: true,
  },
  isDefault: false,
  price: { draw: { perCall: 1, perImage: 2 }, edit: { perCall: 0, perImage: 3 } },
  purse: 'credits',
  vipOnly: false,
  tags: [],
  ...fields,
})
