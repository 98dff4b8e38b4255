import type { MappedField } from '../../../mapped-model.ts'
import { guidance, type ImageDialect, inline, seed, size, words } from './image-rule.ts'

const qwenSizes = {
  '1:1': '1328x1328',
  '16:9': '1664x928',
  '9:16': '928x1664',
  '4:3': '1472x1140',
  '3:4': '1140x1472',
  '3:2': '1584x1056',
  '2:3': '1056x1584',
}
const steps = (most: number, fallback: number): MappedField => ({
  name: 'steps',
  to: 'num_inference_steps',
  kind: 'number',
  min: 1,
  max: most,
  step: 1,
  fallback,
  advanced: true,
})
const siliconSeed = seed(9_999_999_999)

export const siliconflowImages: ImageDialect = {
  rules: [
    {
      pattern: /^qwen-image-edit/,
      model: {
        type: 'draw',
        tasks: {
          edit: {
            prompt: 'wanted',
            pictures: [
              { role: 'source', least: 1, most: 1, to: 'image' },
              { role: 'reference', least: 0, most: 2, to: ['image2', 'image3'] },
            ],
          },
        },
        fields: [steps(100, 20), guidance(7.5), siliconSeed],
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
        fields: [size(qwenSizes, { to: 'image_size' }), steps(100, 20), guidance(7.5), siliconSeed],
        negativeTo: 'negative_prompt',
        promptLimit: 2000,
      },
    },
    {
      pattern: /kolors|flux|stable-diffusion|image/,
      model: {
        type: 'draw',
        tasks: {
          draw: words,
          edit: {
            prompt: 'wanted',
            pictures: [{ role: 'source', least: 1, most: 1, to: 'image' }],
          },
        },
        fields: [
          size(
            {
              '1:1': '1024x1024',
              '3:4': '960x1280',
              '2:3': '768x1152',
              '1:2': '720x1440',
              '9:16': '720x1280',
            },
            { to: 'image_size' },
          ),
          steps(100, 20),
          guidance(7.5),
          siliconSeed,
        ],
        negativeTo: 'negative_prompt',
        mostPictures: 4,
        countTo: 'batch_size',
        promptLimit: 2000,
      },
      pictures: inline,
    },
  ],
  documented: ['Kwai-Kolors/Kolors', 'Qwen/Qwen-Image'],
}
