import { aspectField, guidanceField, seedField, stepsField } from '../../../mapped-fields.ts'
import { type ImageDialect, type ImageRule, inline, words } from './image-rule.ts'

const qwenSizes = {
  '1:1': '1328x1328',
  '16:9': '1664x928',
  '9:16': '928x1664',
  '4:3': '1472x1140',
  '3:4': '1140x1472',
  '3:2': '1584x1056',
  '2:3': '1056x1584',
}
const steps = stepsField('num_inference_steps', 1, 100, 20)
const guidance = guidanceField('guidance_scale', 1, 20, 7.5)
const siliconSeed = seedField(9_999_999_999)

const plain: ImageRule['model'] = {
  type: 'draw',
  tasks: { draw: words },
  fields: [
    aspectField('image_size', {
      '1:1': '1024x1024',
      '3:4': '960x1280',
      '2:3': '768x1152',
      '1:2': '720x1440',
      '9:16': '720x1280',
    }),
    steps,
    guidance,
    siliconSeed,
  ],
  negativeTo: 'negative_prompt',
  mostResults: 4,
  countTo: 'batch_size',
  promptLimit: 2000,
}

export const siliconflowImages: ImageDialect = {
  rules: [
    {
      pattern: /^qwen-image-edit/,
      model: {
        type: 'draw',
        tasks: {
          edit: {
            prompt: 'wanted',
            inputs: [
              { role: 'source', least: 1, most: 1, to: 'image' },
              { role: 'reference', least: 0, most: 2, to: ['image2', 'image3'] },
            ],
          },
        },
        fields: [steps, guidance, siliconSeed],
        negativeTo: 'negative_prompt',
        promptLimit: 2000,
      },
      pictures: inline,
    },
    {
      pattern: /^qwen-image/,
      model: {
        type: 'draw',
        tasks: { draw: words },
        fields: [aspectField('image_size', qwenSizes), steps, guidance, siliconSeed],
        negativeTo: 'negative_prompt',
        promptLimit: 2000,
      },
    },
    {
      pattern: /kolors/,
      model: {
        ...plain,
        tasks: {
          draw: words,
          edit: {
            prompt: 'wanted',
            inputs: [{ role: 'source', least: 1, most: 1, to: 'image' }],
          },
        },
      },
      pictures: inline,
    },
    { pattern: /flux|stable-diffusion|image/, model: plain },
  ],
  documented: ['Kwai-Kolors/Kolors', 'Qwen/Qwen-Image'],
}
