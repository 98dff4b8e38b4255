import { aspectField, flagField, guidanceField, seedField } from '../../../mapped-fields.ts'
import type { MappedModel } from '../../../mapped-model.ts'
import { base64, type ImageDialect, inline, words } from './image-rule.ts'

const seedreamPictures: MappedModel['tasks'] = {
  draw: {
    prompt: 'wanted',
    inputs: [{ role: 'reference', least: 0, most: 10, to: 'image', list: true }],
  },
  edit: {
    prompt: 'wanted',
    inputs: [
      { role: 'source', least: 1, most: 1, to: 'image', list: true },
      { role: 'reference', least: 0, most: 9, to: 'image', list: true },
    ],
  },
}
const watermark = flagField('watermark', 'watermark', 'Watermark')

export const volcengineImages: ImageDialect = {
  rules: [
    {
      pattern: /seededit/,
      model: {
        type: 'draw',
        tasks: {
          edit: {
            prompt: 'wanted',
            inputs: [{ role: 'source', least: 1, most: 1, to: 'image' }],
          },
        },
        fields: [seedField(2_147_483_647), guidanceField('guidance_scale', 1, 10, 5.5), watermark],
        promptLimit: 2000,
        fixed: { ...base64, size: 'adaptive' },
      },
      pictures: inline,
    },
    {
      pattern: /seedream-3/,
      model: {
        type: 'draw',
        tasks: { draw: words },
        fields: [
          aspectField('size', {
            '1:1': '1024x1024',
            '4:3': '1152x864',
            '3:4': '864x1152',
            '16:9': '1280x720',
            '9:16': '720x1280',
            '3:2': '1248x832',
            '2:3': '832x1248',
            '7:3': '1512x648',
          }),
          seedField(2_147_483_647),
          guidanceField('guidance_scale', 1, 10, 2.5),
          watermark,
        ],
        promptLimit: 2000,
        fixed: base64,
      },
    },
    {
      pattern: /seedream/,
      model: {
        type: 'draw',
        tasks: seedreamPictures,
        fields: [
          aspectField('size', {
            '1:1': '2048x2048',
            '4:3': '2304x1728',
            '3:4': '1728x2304',
            '16:9': '2560x1440',
            '9:16': '1440x2560',
            '3:2': '2496x1664',
            '2:3': '1664x2496',
            '7:3': '3024x1296',
          }),
          watermark,
        ],
        promptLimit: 2000,
        fixed: { ...base64, sequential_image_generation: 'disabled' },
      },
      pictures: inline,
    },
  ],
  documented: [
    'doubao-seedream-5-0-260128',
    'doubao-seedream-4-5-251128',
    'doubao-seedream-4-0-250828',
  ],
}
