// What fal's apps for clips and for separation take, by the types of its client: values as well as names.

export type FalRule = {
  wants: string[]
  takes: string[]
  /** The only ones of some fields. */
  values?: { readonly [name: string]: readonly unknown[] }
  /** Pictures or words when absent. */
  gives?: 'clip' | 'stems'
}

const sizes = ['720p', '1080p']
const seconds = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, at) => String(min + at))

const clip = (
  wants: string[],
  takes: string[],
  values: { readonly [name: string]: readonly unknown[] } = {},
): FalRule => ({ wants: ['prompt', ...wants], takes, values, gives: 'clip' })

const pikaValues = {
  aspect_ratio: ['16:9', '9:16', '1:1', '4:5', '5:4', '3:2', '2:3'],
  resolution: sizes,
  duration: ['5', '10'],
}
const pikaTakes = ['negative_prompt', 'resolution', 'seed']
const klingValues = { aspect_ratio: ['16:9', '9:16', '1:1'], duration: ['5', '10'] }
const klingTakes = ['negative_prompt', 'duration']
const rayValues = {
  aspect_ratio: ['16:9', '9:16', '4:3', '3:4', '21:9', '9:21'],
  resolution: ['540p', ...sizes],
  duration: ['5s', '9s'],
}
const rayTakes = ['aspect_ratio', 'resolution', 'duration', 'loop']
const hailuoValues = { duration: ['6', '10'] }
const hailuoTakes = ['duration', 'prompt_optimizer']
const wanValues = {
  aspect_ratio: ['16:9', '9:16', '1:1', '4:3', '3:4'],
  resolution: sizes,
  duration: seconds(2, 15),
}
const wanTakes = [
  ...['negative_prompt', 'resolution', 'duration', 'seed', 'audio_url'],
  ...['enable_prompt_expansion', 'enable_safety_checker'],
]
const seedanceValues = {
  aspect_ratio: ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16', 'auto'],
  resolution: ['480p', ...sizes],
  duration: seconds(4, 12),
}
const seedanceTakes = [
  ...['aspect_ratio', 'resolution', 'duration', 'seed', 'camera_fixed'],
  ...['generate_audio', 'enable_safety_checker'],
]
const veoValues = {
  aspect_ratio: ['16:9', '9:16', 'auto'],
  resolution: sizes,
  duration: ['4s', '6s', '8s'],
}
const veoTakes = [
  ...['aspect_ratio', 'resolution', 'duration', 'seed', 'negative_prompt'],
  ...['generate_audio', 'auto_fix', 'safety_tolerance'],
]

export const falClipRules: Record<string, FalRule> = {
  'fal-ai/pika/v2.2/text-to-video': clip(
    [],
    [...pikaTakes, 'aspect_ratio', 'duration'],
    pikaValues,
  ),
  'fal-ai/pika/v2.2/image-to-video': clip(['image_url'], [...pikaTakes, 'duration'], pikaValues),
  'fal-ai/pika/v2.2/pikaframes': clip(['image_urls'], [...pikaTakes, 'transitions'], {
    resolution: sizes,
    transitions: [5, 10].map((duration) => [{ duration }]),
  }),
  'fal-ai/pika/v2/turbo/text-to-video': clip([], [...pikaTakes, 'aspect_ratio'], pikaValues),
  'fal-ai/pika/v2/turbo/image-to-video': clip(['image_url'], pikaTakes, pikaValues),
  'fal-ai/kling-video/v3/pro/text-to-video': clip(
    [],
    [...klingTakes, 'aspect_ratio', 'cfg_scale', 'generate_audio'],
    { ...klingValues, duration: seconds(3, 15) },
  ),
  'fal-ai/kling-video/v3/pro/image-to-video': clip(
    ['start_image_url'],
    [...klingTakes, 'end_image_url', 'cfg_scale', 'generate_audio'],
    { duration: seconds(3, 15) },
  ),
  'fal-ai/kling-video/v2.6/pro/text-to-video': clip(
    [],
    [...klingTakes, 'aspect_ratio', 'cfg_scale', 'generate_audio'],
    klingValues,
  ),
  'fal-ai/kling-video/v2.6/pro/image-to-video': clip(
    ['start_image_url'],
    [...klingTakes, 'end_image_url', 'generate_audio'],
    klingValues,
  ),
  'fal-ai/kling-video/v2.5-turbo/pro/text-to-video': clip(
    [],
    [...klingTakes, 'aspect_ratio', 'cfg_scale'],
    klingValues,
  ),
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': clip(
    ['image_url'],
    [...klingTakes, 'tail_image_url', 'cfg_scale'],
    klingValues,
  ),
  ...Object.fromEntries(
    ['ray-2', 'ray-2-flash'].flatMap((ray) => [
      [`fal-ai/luma-dream-machine/${ray}`, clip([], rayTakes, rayValues)],
      [
        `fal-ai/luma-dream-machine/${ray}/image-to-video`,
        clip([], [...rayTakes, 'image_url', 'end_image_url'], rayValues),
      ],
    ]),
  ),
  'fal-ai/minimax/hailuo-2.3/standard/text-to-video': clip([], hailuoTakes, hailuoValues),
  'fal-ai/minimax/hailuo-2.3/standard/image-to-video': clip(
    ['image_url'],
    hailuoTakes,
    hailuoValues,
  ),
  'fal-ai/minimax/hailuo-02/standard/text-to-video': clip([], hailuoTakes, hailuoValues),
  'fal-ai/minimax/hailuo-02/standard/image-to-video': clip(
    ['image_url'],
    [...hailuoTakes, 'end_image_url', 'resolution'],
    hailuoValues,
  ),
  'fal-ai/wan/v2.7/text-to-video': clip([], [...wanTakes, 'aspect_ratio'], wanValues),
  'fal-ai/wan/v2.7/image-to-video': clip(
    [],
    [...wanTakes, 'image_url', 'end_image_url', 'video_url'],
    wanValues,
  ),
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': clip([], seedanceTakes, seedanceValues),
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': clip(
    ['image_url'],
    [...seedanceTakes, 'end_image_url'],
    seedanceValues,
  ),
  'fal-ai/veo3.1/fast': clip([], veoTakes, veoValues),
  'fal-ai/veo3.1/fast/image-to-video': clip(['image_url'], veoTakes, veoValues),
  'fal-ai/veo3.1/fast/first-last-frame-to-video': clip(
    ['first_frame_url', 'last_frame_url'],
    veoTakes,
    veoValues,
  ),
  'fal-ai/demucs': {
    wants: ['audio_url'],
    takes: ['model', 'stems', 'output_format', 'overlap', 'segment_length', 'shifts'],
    values: {
      model: ['htdemucs', 'htdemucs_ft', 'htdemucs_6s', 'hdemucs_mmi', 'mdx', 'mdx_extra'],
      output_format: ['wav', 'mp3'],
    },
    gives: 'stems',
  },
}
