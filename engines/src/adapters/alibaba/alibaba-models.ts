// The call that draws a person's clip again (https://help.aliyun.com/document_detail/605235.html): its styles, as it names them.
import type { ClipModel } from '../../mapped-clip.ts'

export const alibabaModels: readonly ClipModel[] = [
  {
    name: 'GenerateHumanAnimeStyleVideo',
    label: 'Alibaba person cartoon',
    // Up to 1 GB, 1920 x 1080 and five people; it names no longest time.
    tasks: { anime: { prompt: 'none', inputs: [{ role: 'clip', least: 1, most: 1 }] } },
    fields: [
      {
        name: 'style',
        to: 'CartoonStyle',
        kind: 'choice',
        options: ['anime', '3d', 'handdrawn', 'sketch', 'artstyle'],
        fallback: 'anime',
      },
    ],
    promptLimit: 0,
  },
]
