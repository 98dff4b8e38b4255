import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { openComfyUi } from './comfyui.image.ts'
import { workflowList } from './workflow.ts'

export const comfyuiBaseUrl = 'http://127.0.0.1:8188'

export const comfyui = defineEngine({
  id: 'comfyui',
  label: 'ComfyUI',
  kinds: ['image'],
  settings: z.object({
    baseUrl: z.url().default(comfyuiBaseUrl).describe('Address of ComfyUI'),
    apiKey: z
      .string()
      .default('')
      .describe('Key for a gateway before it, sent as a bearer; empty for ComfyUI itself'),
    workflows: workflowList
      .default('[]')
      .describe(
        'Own workflows as a JSON list of {"id","label","tasks","inputs","graph"}: graph is what "Export (API)" saves; ' +
          'inputs names what is filled in, such as {"prompt":"6.text","seed":"3.seed"}, or the graph holds {{prompt}}',
      ),
  }),
  create: openComfyUi,
})
