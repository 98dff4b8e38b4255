import { type ImageDialect, inline, seed } from './image-rule.ts'

export const togetherImages: ImageDialect = {
  rules: [
    {
      pattern: /flux|stable-diffusion|imagen|seedream|image/,
      model: {
        type: 'draw',
        tasks: {
          draw: {
            prompt: 'wanted',
            pictures: [{ role: 'reference', least: 0, most: 1, to: 'image_url' }],
          },
        },
        fields: [
          {
            name: 'aspect',
            to: '',
            kind: 'aspect',
            options: ['1:1', '16:9', '9:16', '4:3', '3:4'],
            fallback: '1:1',
            values: {
              '1:1': { width: 1024, height: 1024 },
              '16:9': { width: 1344, height: 768 },
              '9:16': { width: 768, height: 1344 },
              '4:3': { width: 1152, height: 864 },
              '3:4': { width: 864, height: 1152 },
            },
          },
          seed(2_147_483_647),
        ],
        negativeTo: 'negative_prompt',
        mostPictures: 4,
        countTo: 'n',
        promptLimit: 4000,
        fixed: { response_format: 'base64' },
      },
      pictures: inline,
    },
  ],
  documented: ['black-forest-labs/FLUX.1-schnell'],
}
