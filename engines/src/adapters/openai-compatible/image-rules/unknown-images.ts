import { aspectField } from '../../../mapped-fields.ts'
import { type ImageDialect, words } from './image-rule.ts'
import { openAiImages } from './openai-images.ts'

/** What gateways make of everybody's models: OpenAI's own rules, and its plainest form for all others. */
export const unknownImages: ImageDialect = {
  rules: [
    ...openAiImages.rules,
    {
      pattern:
        /^(?!gemini|nano-banana).*(flux|stable-?diffusion|sdxl|sd3|seedream|cogview|kolors|qwen-image|imagen|ideogram|recraft|hidream|playground-v|grok.*image|glm-image|z-image)/,
      model: {
        type: 'draw',
        tasks: { draw: words },
        fields: [
          aspectField('size', {
            '1:1': '1024x1024',
            '7:4': '1792x1024',
            '4:7': '1024x1792',
            '3:2': '1536x1024',
            '2:3': '1024x1536',
          }),
        ],
        mostResults: 4,
        countTo: 'n',
        promptLimit: 4000,
      },
    },
  ],
  documented: [],
}
