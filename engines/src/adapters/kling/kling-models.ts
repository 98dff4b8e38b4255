// The models of Kling that make clips, as data. Unverified where the types of its clients are silent: which model takes which frames,
// that lasting ten seconds and `pro` are open to all, and that only the first generations can be prolonged.
import type { ClipField, ClipModel } from '../../mapped-clip.ts'

export type KlingModel = ClipModel & {
  /** Theirs, where we offer one of their models as two. */
  model?: string
}

const film = ['film'] as const
const aspect: ClipField = {
  name: 'aspect',
  to: 'aspect_ratio',
  kind: 'aspect',
  options: ['16:9', '9:16', '1:1'],
  fallback: '16:9',
  tasks: film,
}
/** A text at this upstream. */
const seconds: ClipField = {
  name: 'seconds',
  to: 'duration',
  kind: 'choice',
  options: ['5', '10'],
  fallback: '5',
  tasks: film,
}
const mode: ClipField = {
  name: 'mode',
  kind: 'choice',
  options: ['std', 'pro'],
  fallback: 'std',
  tasks: film,
}
const sound: ClipField = {
  name: 'audio',
  to: 'sound',
  label: 'Sound',
  kind: 'flag',
  fallback: false,
  values: { true: 'on', false: 'off' },
}
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

const frames = (min: 0 | 1) =>
  [
    { role: 'first-frame', least: min, most: 1 },
    { role: 'last-frame', least: 0, most: 1 },
  ] as const

const common = { promptLimit: 2500, negativePrompt: true } as const

export const klingModels: readonly KlingModel[] = [
  {
    name: 'kling-v3',
    label: 'Kling 3.0',
    tasks: { film: { prompt: 'wanted', inputs: frames(0) } },
    fields: [aspect, seconds, mode, sound],
    ...common,
  },
  {
    name: 'kling-v2-6',
    label: 'Kling 2.6',
    tasks: { film: { prompt: 'wanted', inputs: frames(0) } },
    fields: [aspect, seconds, mode, sound],
    ...common,
  },
  {
    name: 'kling-v2-5-turbo',
    label: 'Kling 2.5 Turbo',
    tasks: { film: { prompt: 'wanted', inputs: frames(0) } },
    fields: [aspect, seconds, mode],
    ...common,
  },
  {
    name: 'kling-v2-1-master',
    label: 'Kling 2.1 Master',
    tasks: { film: { prompt: 'wanted', inputs: [{ role: 'first-frame', least: 0, most: 1 }] } },
    fields: [aspect, seconds],
    ...common,
  },
  {
    name: 'kling-v2-1',
    label: 'Kling 2.1',
    tasks: { film: { prompt: 'optional', inputs: frames(1) } },
    fields: [seconds, mode],
    ...common,
  },
  {
    name: 'kling-v1-6',
    label: 'Kling 1.6',
    tasks: {
      film: { prompt: 'wanted', inputs: frames(0) },
      prolong: { prompt: 'optional', inputs: [], parent: true },
    },
    fields: [aspect, seconds, mode, cfgScale],
    ...common,
  },
  {
    name: 'kling-v1-6/references',
    model: 'kling-v1-6',
    label: 'Kling 1.6, from references',
    tasks: { film: { prompt: 'wanted', inputs: [{ role: 'reference', least: 1, most: 4 }] } },
    fields: [aspect, seconds, mode],
    ...common,
  },
]
