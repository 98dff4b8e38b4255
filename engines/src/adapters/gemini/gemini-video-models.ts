// How Google's models that make clips are asked, as data, by name: new ones of a family are asked like those before. After
// https://ai.google.dev/gemini-api/docs/video; what does not fit together (1080p wants clips of eight seconds), the API says itself.
import type { MediaSlot } from '@atelier/contract/model-declaration'
import type { ClipField, ClipModel } from '../../mapped-clip.ts'

export type GeminiVideoRule = { pattern: RegExp; model: Omit<ClipModel, 'name' | 'label'> }

const aspect: ClipField = {
  name: 'aspect',
  to: 'aspectRatio',
  kind: 'aspect',
  options: ['16:9', '9:16'],
  fallback: '16:9',
}
/** 4K is left out: such clips are larger than what is fetched here. */
const resolution: ClipField = {
  name: 'resolution',
  kind: 'choice',
  options: ['720p', '1080p'],
  fallback: '720p',
}
/** Unverified: that a number is taken as well as its text; the vendor's SDKs send numbers, its page shows texts. */
const seconds = (options: readonly string[]): ClipField => ({
  name: 'seconds',
  to: 'durationSeconds',
  kind: 'choice',
  options,
  fallback: '8',
  values: Object.fromEntries(options.map((option) => [option, Number(option)])),
})
const seed: ClipField = { name: 'seed', kind: 'seed', max: 4_294_967_295, advanced: true }

const first: MediaSlot = { role: 'first-frame', least: 0, most: 1 }
const last: MediaSlot = { role: 'last-frame', least: 0, most: 1 }

const veo = (
  inputs: readonly MediaSlot[],
  fields: readonly ClipField[],
): GeminiVideoRule['model'] => ({
  tasks: { film: { prompt: 'wanted', inputs } },
  fields,
  // 1,024 tokens.
  promptLimit: 3000,
  negativePrompt: true,
})

export const geminiVideoRules: readonly GeminiVideoRule[] = [
  { pattern: /^veo-2/, model: veo([first], [aspect, seconds(['5', '6', '8'])]) },
  {
    pattern: /^veo-3\.0/,
    model: veo([first], [aspect, resolution, seconds(['4', '6', '8']), seed]),
  },
  // Unverified: that all later ones take a last frame.
  {
    pattern: /^veo-/,
    model: veo([first, last], [aspect, resolution, seconds(['4', '6', '8']), seed]),
  },
]
