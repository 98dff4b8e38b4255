import { startComfyUiServer } from '../../testing/comfyui-server.ts'
import { describeImageEngine } from '../../testing/image.suite.ts'
import { openComfyUi } from './comfyui.image.ts'

describeImageEngine('comfyui', {
  start: ({ key }) => startComfyUiServer({ key }),
  open: (settings) => openComfyUi({ ...settings, workflows: '[]' }).image,
  request: {
    model: 'basic:v1-5-pruned.safetensors',
    params: {
      width: 512,
      height: 512,
      steps: 20,
      cfgScale: 7,
      sampler: 'euler',
      scheduler: 'normal',
      strength: 0.75,
    },
  },
  lacks: ['refused', 'no-money', 'another shape when asked'],
})
