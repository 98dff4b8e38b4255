// Fields of models that make clips behind a gateway, by the names that the product has texts for.
import type { ClipField } from './mapped-clip.ts'

type Options = readonly [string, ...string[]]

export const clipAspect = (options: readonly string[], to = 'aspect_ratio'): ClipField => ({
  name: 'aspect',
  to,
  kind: 'aspect',
  options,
  fallback: '16:9',
})

export const clipResolution = (options: Options): ClipField => ({
  name: 'resolution',
  kind: 'choice',
  options,
  fallback: options.includes('720p') ? '720p' : options[0],
})

/** Lengths of a few; `theirs` makes of a number of seconds what the gateway is sent. The first is usual, unless another is named. */
export const clipSeconds = (
  options: Options,
  theirs: (seconds: number) => unknown,
  fallback = options[0],
): ClipField => ({
  name: 'seconds',
  to: 'duration',
  kind: 'choice',
  options,
  fallback,
  values: Object.fromEntries(options.map((option) => [option, theirs(Number(option))])),
})

/** Every whole length from one to another, and 5 as usual. */
export function clipSecondsWithin(
  min: number,
  max: number,
  theirs: (seconds: number) => unknown,
): ClipField {
  const all = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const values = Object.fromEntries(all.map((each) => [String(each), theirs(each)]))
  return { name: 'seconds', to: 'duration', kind: 'number', min, max, step: 1, fallback: 5, values }
}

export const clipSeed: ClipField = {
  name: 'seed',
  kind: 'seed',
  max: 2_147_483_647,
  advanced: true,
}

export const clipSound: ClipField = {
  name: 'audio',
  to: 'generate_audio',
  label: 'Sound',
  kind: 'flag',
  fallback: true,
}

export const clipLoop: ClipField = { name: 'loop', label: 'Loop', kind: 'flag', fallback: false }

/** Whether the prompt is rewritten before it is filmed. */
export const clipEnhance = (to: string): ClipField => ({
  name: 'enhance',
  to,
  label: 'Enhance prompt',
  kind: 'flag',
  fallback: true,
  advanced: true,
})
