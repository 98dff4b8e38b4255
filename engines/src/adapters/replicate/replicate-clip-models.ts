// Official models at Replicate that make clips, as data; they run by their names. Read at Replicate's own pages or copies of them: Hailuo,
// Ray 2, Kling 2.5 and 2.6. Unverified, as generally known: the fields of Kling 2.1, Wan, Seedance and Veo, and how long prompts may be.
import { filmsBy, type GatewayClip } from '../../gateway-clip.ts'
import {
  clipAspect,
  clipEnhance,
  clipLoop,
  clipResolution,
  clipSeconds,
  clipSecondsWithin,
  clipSeed,
  clipSound,
} from '../../gateway-clip-fields.ts'
import type { ClipField } from '../../mapped-clip.ts'

/** Seconds are a number at this gateway. */
const plain = (seconds: number) => seconds
const five = clipSeconds(['5', '10'], plain)

/** The clip has the shape of its frames. */
const lacks = ['aspect_ratio']
const startAndEnd = { first: 'start_image', last: 'end_image' }
const start = { first: 'start_image', lacks }
const opening = { first: 'first_frame_image' }

const hailuo = (name: string, label: string, hasLast: boolean): GatewayClip => ({
  name,
  label,
  ...filmsBy({
    words: {},
    first: opening,
    ...(hasLast ? { both: { ...opening, last: 'last_frame_image' } } : {}),
  }),
  // Ten seconds are to be had in its usual resolution only, so that is the one.
  fields: [clipSeconds(['6', '10'], plain), clipEnhance('prompt_optimizer')],
  promptLimit: 2000,
})

const ray = (name: string, label: string): GatewayClip => ({
  name,
  label,
  ...filmsBy({ words: {}, first: startAndEnd, last: startAndEnd, both: startAndEnd }),
  fields: [
    clipAspect(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '9:21']),
    clipSeconds(['5', '9'], plain),
    clipLoop,
  ],
  promptLimit: 5000,
})

const kling = (name: string, label: string, more: readonly ClipField[]): GatewayClip => ({
  name,
  label,
  ...filmsBy({ words: {}, first: start }),
  fields: [clipAspect(['16:9', '9:16', '1:1']), five, ...more],
  promptLimit: 2500,
  negativePrompt: true,
})

const toVideo = 'wan-video/wan-2.2-i2v-fast'

export const replicateClipModels: readonly GatewayClip[] = [
  kling('kwaivgi/kling-v2.6', 'Kling 2.6 Pro', [clipSound]),
  kling('kwaivgi/kling-v2.5-turbo-pro', 'Kling 2.5 Turbo Pro', []),
  {
    name: 'kwaivgi/kling-v2.1',
    label: 'Kling 2.1',
    // A last frame is for its better mode alone.
    ...filmsBy({
      first: start,
      both: { ...startAndEnd, lacks, reshape: (input) => ({ ...input, mode: 'pro' }) },
    }),
    fields: [
      {
        name: 'mode',
        kind: 'choice',
        options: ['std', 'pro'],
        fallback: 'std',
        values: { std: 'standard' },
      },
      five,
    ],
    promptLimit: 2500,
    negativePrompt: true,
  },
  hailuo('minimax/hailuo-2.3', 'MiniMax Hailuo 2.3', false),
  hailuo('minimax/hailuo-02', 'MiniMax Hailuo 02', true),
  {
    name: 'minimax/video-01',
    label: 'MiniMax Video-01',
    ...filmsBy({ words: {}, first: opening }),
    fields: [clipEnhance('prompt_optimizer')],
    promptLimit: 2000,
  },
  ray('luma/ray-2-720p', 'Luma Ray 2'),
  ray('luma/ray-flash-2-720p', 'Luma Ray 2 Flash'),
  {
    name: 'wan-video/wan-2.2-t2v-fast',
    label: 'Wan 2.2 Fast',
    ...filmsBy({
      words: {},
      first: { at: toVideo, first: 'image', lacks },
      both: { at: toVideo, first: 'image', last: 'last_image', lacks },
    }),
    fields: [clipAspect(['16:9', '9:16']), clipResolution(['480p', '720p']), clipSeed],
    promptLimit: 2000,
  },
  {
    name: 'bytedance/seedance-1-pro',
    label: 'Seedance 1 Pro',
    ...filmsBy({
      words: {},
      first: { first: 'image', lacks },
      both: { first: 'image', last: 'last_frame_image', lacks },
    }),
    fields: [
      clipAspect(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '9:21']),
      clipResolution(['480p', '720p', '1080p']),
      clipSecondsWithin(2, 12, plain),
      clipSeed,
    ],
    promptLimit: 2000,
  },
  {
    name: 'google/veo-3.1-fast',
    label: 'Veo 3.1 Fast',
    ...filmsBy({
      words: {},
      first: { first: 'image' },
      both: { first: 'image', last: 'last_frame' },
    }),
    fields: [
      clipAspect(['16:9', '9:16']),
      clipResolution(['720p', '1080p']),
      clipSeconds(['4', '6', '8'], plain, '8'),
      clipSound,
      clipSeed,
    ],
    promptLimit: 2000,
    negativePrompt: true,
  },
]
