// Models at fal that make clips, as data: the types of its client, @fal-ai/client 1.10.1. Those whose names hold `pika` are Pika's.
// Unverified: how long prompts may be, but for Kling's, and what refuses which frames.
import { filmsBy, type GatewayClip, type Way } from '../../gateway-clip.ts'
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
import type { MappedInput } from '../../mapped-model.ts'

/** Seconds are a text at this gateway, where they are a choice and where they are a number. */
const plain = (seconds: number) => String(seconds)
const withUnit = (seconds: number) => `${seconds}s`
const five = clipSeconds(['5', '10'], plain)
const cfgScale: ClipField = {
  name: 'cfgScale',
  to: 'cfg_scale',
  kind: 'number',
  min: 0,
  max: 1,
  step: 0.05,
  fallback: 0.5,
  advanced: true,
}
/** The clip has the shape of its frames. */
const lacks = ['aspect_ratio']
const words = (name: string): Way => ({ at: `${name}/text-to-video` })
const framed = (name: string, first = 'image_url', last = 'end_image_url'): Way => ({
  at: `${name}/image-to-video`,
  first,
  last,
  lacks,
})

/** Frames have transitions between them, each with its own length. */
function toTransitions({ duration, ...input }: MappedInput): MappedInput {
  return duration === undefined
    ? input
    : { ...input, transitions: [{ duration: Number(duration) }] }
}

const pikaAspects = ['16:9', '9:16', '1:1', '4:5', '5:4', '3:2', '2:3']
const pikaTurbo = 'fal-ai/pika/v2/turbo'
const pika: readonly GatewayClip[] = [
  {
    name: 'fal-ai/pika/v2.2',
    label: 'Pika 2.2',
    ...filmsBy({
      words: words('fal-ai/pika/v2.2'),
      first: framed('fal-ai/pika/v2.2'),
      both: {
        at: 'fal-ai/pika/v2.2/pikaframes',
        list: 'image_urls',
        lacks,
        reshape: toTransitions,
      },
    }),
    fields: [clipAspect(pikaAspects), clipResolution(['720p', '1080p']), five, clipSeed],
    promptLimit: 2000,
    negativePrompt: true,
  },
  {
    name: pikaTurbo,
    label: 'Pika 2 Turbo',
    ...filmsBy({ words: words(pikaTurbo), first: framed(pikaTurbo) }),
    fields: [clipAspect(pikaAspects), clipResolution(['720p', '1080p']), clipSeed],
    promptLimit: 2000,
    negativePrompt: true,
  },
]

function kling(
  version: string,
  label: string,
  fields: readonly ClipField[],
  ...frames: [first: string, last: string]
): GatewayClip {
  const name = `fal-ai/kling-video/${version}`
  const way = framed(name, ...frames)
  return {
    name,
    label,
    ...filmsBy({ words: words(name), first: way, both: way }),
    fields: [clipAspect(['16:9', '9:16', '1:1']), ...fields],
    promptLimit: 2500,
    negativePrompt: true,
  }
}
const startAndEnd = ['start_image_url', 'end_image_url'] as const
const klings: readonly GatewayClip[] = [
  kling(
    'v3/pro',
    'Kling 3.0 Pro',
    [clipSecondsWithin(3, 15, plain), clipSound, cfgScale],
    ...startAndEnd,
  ),
  kling('v2.6/pro', 'Kling 2.6 Pro', [five, clipSound], ...startAndEnd),
  kling('v2.5-turbo/pro', 'Kling 2.5 Turbo Pro', [five, cfgScale], 'image_url', 'tail_image_url'),
]

function luma(version: string, label: string): GatewayClip {
  const name = `fal-ai/luma-dream-machine/${version}`
  const { lacks: _, ...way } = framed(name)
  return {
    name,
    label,
    ...filmsBy({ words: {}, first: way, last: way, both: way }),
    fields: [
      clipAspect(['16:9', '9:16', '4:3', '3:4', '21:9', '9:21']),
      clipResolution(['540p', '720p', '1080p']),
      clipSeconds(['5', '9'], withUnit),
      clipLoop,
    ],
    promptLimit: 5000,
  }
}

const hailuo02 = 'fal-ai/minimax/hailuo-02/standard'
const hailuo23 = 'fal-ai/minimax/hailuo-2.3/standard'
const hailuoFields = [clipSeconds(['6', '10'], plain), clipEnhance('prompt_optimizer')]
const wan = 'fal-ai/wan/v2.7'
const seedance = 'fal-ai/bytedance/seedance/v1.5/pro'
const veo = 'fal-ai/veo3.1/fast'

export const falClipModels: readonly GatewayClip[] = [
  ...pika,
  ...klings,
  luma('ray-2', 'Luma Ray 2'),
  luma('ray-2-flash', 'Luma Ray 2 Flash'),
  {
    name: hailuo23,
    label: 'MiniMax Hailuo 2.3',
    ...filmsBy({ words: words(hailuo23), first: framed(hailuo23) }),
    fields: hailuoFields,
    promptLimit: 2000,
  },
  {
    name: hailuo02,
    label: 'MiniMax Hailuo 02',
    ...filmsBy({ words: words(hailuo02), first: framed(hailuo02), both: framed(hailuo02) }),
    fields: hailuoFields,
    promptLimit: 2000,
  },
  {
    name: wan,
    label: 'Wan 2.7',
    ...filmsBy({ words: words(wan), first: framed(wan), both: framed(wan) }),
    fields: [
      clipAspect(['16:9', '9:16', '1:1', '4:3', '3:4']),
      clipResolution(['720p', '1080p']),
      clipSecondsWithin(2, 15, plain),
      clipEnhance('enable_prompt_expansion'),
      clipSeed,
    ],
    promptLimit: 2000,
    negativePrompt: true,
    fixed: { enable_safety_checker: true },
  },
  {
    name: seedance,
    label: 'Seedance 1.5 Pro',
    ...filmsBy({ words: words(seedance), first: framed(seedance), both: framed(seedance) }),
    fields: [
      clipAspect(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9']),
      clipResolution(['480p', '720p', '1080p']),
      clipSecondsWithin(4, 12, plain),
      clipSound,
      clipSeed,
    ],
    promptLimit: 2000,
    fixed: { enable_safety_checker: true },
  },
  {
    name: veo,
    label: 'Veo 3.1 Fast',
    ...filmsBy({
      words: {},
      first: framed(veo),
      both: {
        at: `${veo}/first-last-frame-to-video`,
        first: 'first_frame_url',
        last: 'last_frame_url',
        lacks,
      },
    }),
    fields: [
      clipAspect(['16:9', '9:16']),
      clipResolution(['720p', '1080p']),
      clipSeconds(['4', '6', '8'], withUnit, '8'),
      clipSound,
      clipSeed,
    ],
    promptLimit: 2000,
    negativePrompt: true,
  },
]
