import { aspectField, seedField } from '../../../mapped-fields.ts'
import { type ImageDialect, type ImageRule, inline, words } from './image-rule.ts'

const plain: ImageRule['model'] = {
  type: 'draw',
  tasks: { draw: words },
  fields: [
    aspectField('', {
      '1:1': { width: 1024, height: 1024 },
      '16:9': { width: 1344, height: 768 },
      '9:16': { width: 768, height: 1344 },
      '4:3': { width: 1152, height: 864 },
      '3:4': { width: 864, height: 1152 },
    }),
    seedField(2_147_483_647),
  ],
  negativeTo: 'negative_prompt',
  mostResults: 4,
  countTo: 'n',
  promptLimit: 4000,
  fixed: { response_format: 'base64' },
}

export const togetherImages: ImageDialect = {
  rules: [
    {
      pattern: /kontext/,
      model: {
        ...plain,
        tasks: {
          edit: {
            prompt: 'wanted',
            inputs: [{ role: 'source', least: 1, most: 1, to: 'image_url' }],
          },
        },
      },
      pictures: inline,
    },
    { pattern: /flux|stable-diffusion|imagen|seedream|image/, model: plain },
  ],
  documented: ['black-forest-labs/FLUX.1-schnell'],
}
