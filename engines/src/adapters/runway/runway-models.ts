// The models of Runway's API that make clips, as data: the types of its SDK, @runwayml/sdk 4.20.1.
import type { ClipField, ClipModel } from '../../mapped-clip.ts'

export type RunwayModel = ClipModel & {
  /** Theirs, where we offer one of their models as two. */
  model?: string
  /** Their ratios, which are pixels, by resolution and shape. */
  pixels: { readonly [resolution: string]: { readonly [aspect: string]: string } }
  /** The shapes that it films from words alone; all when absent. */
  fromWords?: readonly string[]
}

/** Both choices of the size go into one of theirs. */
const aspect = (options: readonly string[]): ClipField => ({
  name: 'aspect',
  to: '',
  kind: 'aspect',
  options,
  fallback: '16:9',
})
const resolution = (options: readonly string[]): ClipField => ({
  name: 'resolution',
  to: '',
  kind: 'choice',
  options,
  fallback: '720p',
})
const seconds = (options: readonly string[], fallback: string): ClipField => ({
  name: 'seconds',
  to: 'duration',
  kind: 'choice',
  options,
  fallback,
  values: Object.fromEntries(options.map((option) => [option, Number(option)])),
})
const audio: ClipField = { name: 'audio', label: 'Sound', kind: 'flag', fallback: true }
const seed: ClipField = { name: 'seed', kind: 'seed', max: 4_294_967_295, advanced: true }

const gen4 = {
  '720p': {
    '16:9': '1280:720',
    '9:16': '720:1280',
    '4:3': '1104:832',
    '1:1': '960:960',
    '3:4': '832:1104',
    '21:9': '1584:672',
  },
}
const gen4Aspects = Object.keys(gen4['720p'])

const veoPixels = {
  '720p': { '16:9': '1280:720', '9:16': '720:1280' },
  '1080p': { '16:9': '1920:1080', '9:16': '1080:1920' },
}
const frames = [
  { role: 'first-frame', least: 0, most: 1 },
  { role: 'last-frame', least: 0, most: 1 },
] as const

const veo = (name: string, label: string): RunwayModel => ({
  name,
  label,
  tasks: { film: { prompt: 'wanted', inputs: frames } },
  fields: [
    aspect(['16:9', '9:16']),
    resolution(['720p', '1080p']),
    seconds(['4', '6', '8'], '8'),
    audio,
    seed,
  ],
  promptLimit: 1000,
  negativePrompt: true,
  pixels: veoPixels,
})

const seedancePixels = {
  '480p': {
    '16:9': '864:496',
    '9:16': '496:864',
    '1:1': '640:640',
    '4:3': '752:560',
    '3:4': '560:752',
    '21:9': '992:432',
  },
  '720p': {
    '16:9': '1280:720',
    '9:16': '720:1280',
    '1:1': '960:960',
    '4:3': '1112:834',
    '3:4': '834:1112',
    '21:9': '1470:630',
  },
  '1080p': {
    '16:9': '1920:1080',
    '9:16': '1080:1920',
    '1:1': '1440:1440',
    '4:3': '1664:1248',
    '3:4': '1248:1664',
    '21:9': '2206:946',
  },
}

/** Unverified: that 5 and 10 seconds are among what it takes; its types say any number. */
const seedance = (
  name: string,
  label: string,
  resolutions: readonly ('480p' | '720p' | '1080p')[],
  inputs: NonNullable<RunwayModel['tasks']['film']>['inputs'] = frames,
): RunwayModel => ({
  name,
  label,
  tasks: { film: { prompt: 'wanted', inputs } },
  fields: [
    aspect(Object.keys(seedancePixels['720p'])),
    resolution(resolutions),
    seconds(['5', '10'], '5'),
    audio,
    seed,
  ],
  promptLimit: 3500,
  pixels: seedancePixels,
})

export const runwayModels: readonly RunwayModel[] = [
  {
    name: 'gen4.5',
    label: 'Runway Gen-4.5',
    tasks: {
      film: { prompt: 'wanted', inputs: [{ role: 'first-frame', least: 0, most: 1 }] },
    },
    fields: [
      aspect(gen4Aspects),
      { name: 'seconds', to: 'duration', kind: 'number', min: 2, max: 10, step: 1, fallback: 5 },
      seed,
    ],
    promptLimit: 1000,
    pixels: gen4,
    fromWords: ['16:9', '9:16'],
  },
  {
    name: 'gen4_turbo',
    label: 'Runway Gen-4 Turbo',
    tasks: {
      film: { prompt: 'optional', inputs: [{ role: 'first-frame', least: 1, most: 1 }] },
    },
    fields: [aspect(gen4Aspects), seconds(['5', '10'], '5'), seed],
    promptLimit: 1000,
    pixels: gen4,
  },
  veo('veo3.1', 'Veo 3.1'),
  veo('veo3.1_fast', 'Veo 3.1 Fast'),
  seedance('seedance2', 'Seedance 2', ['480p', '720p', '1080p']),
  seedance('seedance2_fast', 'Seedance 2 Fast', ['480p', '720p']),
  {
    // Frames and pictures to go by cannot be mixed.
    ...seedance(
      'seedance2/references',
      'Seedance 2, from references',
      ['480p', '720p', '1080p'],
      [
        { role: 'reference', least: 1, most: 9 },
        { role: 'clip', least: 0, most: 1, longestS: 15 },
      ],
    ),
    model: 'seedance2',
  },
]
