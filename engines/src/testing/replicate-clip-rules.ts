// What Replicate's models for clips and for separation take: values as well as names.

export type ReplicateRule = {
  wants: string[]
  takes: string[]
  version?: string
  /** The only ones of some fields. */
  values?: { readonly [name: string]: readonly unknown[] }
  /** Pictures or words when absent. */
  gives?: 'clip' | 'stems'
}

const clip = (
  wants: string[],
  takes: string[],
  values: { readonly [name: string]: readonly unknown[] } = {},
): ReplicateRule => ({ wants: ['prompt', ...wants], takes, values, gives: 'clip' })

const fewAspects = ['16:9', '9:16', '1:1']
const manyAspects = ['1:1', '3:4', '4:3', '9:16', '16:9', '9:21', '21:9']
const ray = clip([], ['duration', 'aspect_ratio', 'loop', 'concepts', 'start_image', 'end_image'], {
  aspect_ratio: manyAspects,
  duration: [5, 9],
})
const klingTakes = ['negative_prompt', 'start_image', 'duration']
const klingValues = { aspect_ratio: fewAspects, duration: [5, 10] }

export const replicateClipRules: Record<string, ReplicateRule> = {
  'minimax/video-01': clip([], ['first_frame_image', 'subject_reference', 'prompt_optimizer']),
  'minimax/hailuo-2.3': clip(
    [],
    ['first_frame_image', 'duration', 'resolution', 'prompt_optimizer'],
    { duration: [6, 10], resolution: ['768p', '1080p'] },
  ),
  'minimax/hailuo-02': clip(
    [],
    ['first_frame_image', 'last_frame_image', 'duration', 'resolution', 'prompt_optimizer'],
    { duration: [6, 10], resolution: ['512p', '768p', '1080p'] },
  ),
  'luma/ray-2-720p': ray,
  'luma/ray-flash-2-720p': ray,
  'kwaivgi/kling-v2.1': clip(['start_image'], [...klingTakes, 'end_image', 'mode'], {
    ...klingValues,
    mode: ['standard', 'pro'],
  }),
  'kwaivgi/kling-v2.5-turbo-pro': clip([], [...klingTakes, 'aspect_ratio'], klingValues),
  'kwaivgi/kling-v2.6': clip([], [...klingTakes, 'aspect_ratio', 'generate_audio'], klingValues),
  'wan-video/wan-2.2-t2v-fast': clip(
    [],
    ['aspect_ratio', 'resolution', 'num_frames', 'frames_per_second', 'seed', 'go_fast'],
    { aspect_ratio: ['16:9', '9:16'], resolution: ['480p', '720p'] },
  ),
  'wan-video/wan-2.2-i2v-fast': clip(
    ['image'],
    ['last_image', 'resolution', 'num_frames', 'frames_per_second', 'seed', 'go_fast'],
    { resolution: ['480p', '720p'] },
  ),
  'bytedance/seedance-1-pro': clip(
    [],
    [
      ...['image', 'last_frame_image', 'duration', 'resolution', 'aspect_ratio', 'fps'],
      ...['camera_fixed', 'seed'],
    ],
    {
      aspect_ratio: manyAspects,
      resolution: ['480p', '720p', '1080p'],
      duration: Array.from({ length: 11 }, (_, at) => at + 2),
    },
  ),
  'google/veo-3.1-fast': clip(
    [],
    [
      ...['image', 'last_frame', 'duration', 'resolution', 'aspect_ratio', 'negative_prompt'],
      ...['generate_audio', 'seed'],
    ],
    { aspect_ratio: ['16:9', '9:16'], resolution: ['720p', '1080p'], duration: [4, 6, 8] },
  ),
  'cjwbw/demucs': {
    wants: ['audio'],
    takes: ['model_name', 'stem', 'shifts', 'overlap', 'clip_mode', 'mp3_bitrate', 'output_format'],
    values: {
      model_name: ['htdemucs', 'htdemucs_ft', 'htdemucs_6s', 'hdemucs_mmi', 'mdx', 'mdx_extra'],
      stem: ['vocals', 'bass', 'drums', 'guitar', 'piano', 'other'],
      output_format: ['mp3', 'wav', 'flac'],
    },
    version: '25a173108cff36ef9f80f854c162d01df9e6528be175794b81158fa03836d953',
    gives: 'stems',
  },
}

const isFileName = (name: string): boolean => /image|mask|^last_frame$|^audio$/.test(name)

/** Why a model does not take an input; undefined where it does. `isKept` says whether an address is one of an uploaded file. */
export function faultOf(
  input: Record<string, unknown>,
  { wants, takes, values = {} }: ReplicateRule,
  isKept: (url: string) => boolean,
): string | undefined {
  for (const name of wants) if (input[name] === undefined) return `${name} is required`
  for (const [name, value] of Object.entries(input)) {
    if (![...wants, ...takes].includes(name)) return `${name} is not known`
    if (values[name]?.includes(value) === false) return `${name}: Unexpected value`
    const given = isFileName(name) ? (Array.isArray(value) ? value : [value]) : []
    for (const file of given.map(String))
      if (!isKept(file) && !/^data:(image|audio)\/\w+;base64,/.test(file) && !isOutside(file))
        return `${name}: Does not match format 'uri'`
  }
  return undefined
}

/** Songs may be fetched from elsewhere; nothing else is given so. */
const isOutside = (file: string): boolean => /^https:\/\/[^?]+\.(mp3|wav)$/.test(file)

/** What it answers with: all but the requested stem is `other`. */
export function stemsOf(input: Record<string, unknown>, urlOf: (file: string) => string): object {
  const four = ['vocals', 'drums', 'bass', 'other']
  const made = input.stem
    ? [String(input.stem), 'other']
    : input.model_name === 'htdemucs_6s'
      ? [...four, 'guitar', 'piano']
      : four
  return Object.fromEntries(
    ['bass', 'drums', 'guitar', 'other', 'piano', 'vocals'].map((name) => [
      name,
      made.includes(name) ? urlOf(`${name}.${input.output_format}`) : null,
    ]),
  )
}
