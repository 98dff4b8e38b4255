// Workflows for any checkpoint, of nodes that every ComfyUI has.
import type { Graph, Workflow } from './workflow.ts'

const node = (class_type: string, inputs: Record<string, unknown>) => ({ class_type, inputs })

/** From a latent picture to a saved one; `4` loads the checkpoint, `latent` is where the sampler begins. */
const paintFrom = (latent: readonly [string, number], denoise: string | number): Graph => ({
  '3': node('KSampler', {
    seed: '{{seed}}',
    steps: '{{steps}}',
    cfg: '{{cfg}}',
    sampler_name: '{{sampler}}',
    scheduler: '{{scheduler}}',
    denoise,
    model: ['4', 0],
    positive: ['6', 0],
    negative: ['7', 0],
    latent_image: latent,
  }),
  '4': node('CheckpointLoaderSimple', { ckpt_name: '{{checkpoint}}' }),
  '6': node('CLIPTextEncode', { text: '{{prompt}}', clip: ['4', 1] }),
  '7': node('CLIPTextEncode', { text: '{{negative}}', clip: ['4', 1] }),
  '8': node('VAEDecode', { samples: ['3', 0], vae: ['4', 2] }),
  '9': node('SaveImage', { filename_prefix: 'atelier/{{key}}', images: ['8', 0] }),
})

/** The given picture as a latent one, in the size that is wanted, as often as is asked for. */
const encodePicture: Graph = {
  '10': node('LoadImage', { image: '{{image}}' }),
  '11': node('ImageScale', {
    image: ['10', 0],
    upscale_method: 'lanczos',
    width: '{{width}}',
    height: '{{height}}',
    crop: 'center',
  }),
  '12': node('VAEEncode', { pixels: ['11', 0], vae: ['4', 2] }),
}

const basic = (more: Pick<Workflow, 'tasks' | 'graph'> & Partial<Workflow>): Workflow => ({
  id: 'basic',
  label: 'Basic',
  inputs: {},
  defaults: {},
  fields: [],
  ...more,
})

export const builtinWorkflows: readonly Workflow[] = [
  basic({
    tasks: ['draw'],
    graph: {
      ...paintFrom(['5', 0], 1),
      '5': node('EmptyLatentImage', {
        width: '{{width}}',
        height: '{{height}}',
        batch_size: '{{batch}}',
      }),
    },
  }),
  basic({
    tasks: ['draw', 'edit'],
    graph: {
      ...paintFrom(['13', 0], '{{strength}}'),
      ...encodePicture,
      '13': node('RepeatLatentBatch', { samples: ['12', 0], amount: '{{batch}}' }),
    },
  }),
  basic({
    tasks: ['edit'],
    graph: {
      ...paintFrom(['13', 0], '{{strength}}'),
      ...encodePicture,
      '13': node('RepeatLatentBatch', { samples: ['15', 0], amount: '{{batch}}' }),
      '14': node('LoadImageMask', { image: '{{mask}}', channel: 'red' }),
      '15': node('SetLatentNoiseMask', { samples: ['12', 0], mask: ['14', 0] }),
    },
  }),
  basic({
    tasks: ['upscale'],
    defaults: { strength: 0.35, scale: 1.5 },
    graph: {
      ...paintFrom(['13', 0], '{{strength}}'),
      ...encodePicture,
      '13': node('LatentUpscaleBy', {
        samples: ['12', 0],
        upscale_method: 'bislerp',
        scale_by: '{{scale}}',
      }),
    },
  }),
  {
    id: 'upscale',
    label: 'Upscale',
    tasks: ['upscale'],
    inputs: {},
    defaults: {},
    fields: [],
    graph: {
      '1': node('LoadImage', { image: '{{image}}' }),
      '2': node('UpscaleModelLoader', { model_name: '{{upscaler}}' }),
      '3': node('ImageUpscaleWithModel', { upscale_model: ['2', 0], image: ['1', 0] }),
      '4': node('SaveImage', { filename_prefix: 'atelier/{{key}}', images: ['3', 0] }),
    },
  },
]
