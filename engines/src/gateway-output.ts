// What a model behind a gateway made: a text, an address, or lists and objects of them, each model in its own way.
import type { ImageTask } from '@atelier/contract/work-terms'
import type { ImageOutcome, ImageOutput, ImageStatus } from './kinds/image.ts'
import { fromBase64 } from './picture-text.ts'
import { madeNothing } from './task-engine.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Where models put what was asked for; other fields repeat the prompt, count seconds and the like. */
const pictureKeys = ['images', 'image', 'output', 'outputs', 'data'] as const
const textKeys = ['results', 'output', 'text', 'caption', 'description', 'prompt'] as const

export type GatewayOutput = {
  pictures: ImageOutput[]
  texts: string[]
  /** All that was made is withheld. */
  refused: boolean
}

export function readGatewayOutput(output: unknown, task: ImageTask): GatewayOutput {
  if (task === 'describe' || task === 'shorten')
    return { pictures: [], texts: textsOf(output), refused: false }
  const pictures = picturesOf(output)
  const flags = isFields(output) ? output.has_nsfw_concepts : undefined
  const flagged = Array.isArray(flags) ? flags : []
  const kept = pictures.filter((_, at) => flagged[at] !== true)
  return { pictures: kept, texts: [], refused: pictures.length > 0 && kept.length === 0 }
}

function picturesOf(value: unknown): ImageOutput[] {
  if (typeof value === 'string') {
    if (/^https?:\/\//.test(value)) return [{ url: value }]
    return /^data:image\//.test(value) ? [{ data: fromBase64(value) }] : []
  }
  if (Array.isArray(value)) return value.flatMap(picturesOf)
  if (!isFields(value)) return []
  if (typeof value.url === 'string') return picturesOf(value.url)
  const key = pictureKeys.find((name) => isFields(value[name]) || typeof value[name] === 'string')
  return key === undefined ? Object.values(value).flatMap(picturesOf) : picturesOf(value[key])
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (Array.isArray(value)) {
    // Models that write word by word answer with a list of pieces.
    return textsOf(value.filter((piece) => typeof piece === 'string').join(''))
  }
  if (!isFields(value)) return []
  const key = textKeys.find((name) => value[name] !== undefined && value[name] !== null)
  return key === undefined ? [] : textsOf(value[key])
}

/** The seed that a model says it used. */
export function seedOf(output: unknown): { seed?: number } {
  const seed = isFields(output) ? output.seed : undefined
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? { seed } : {}
}

/** What a task that ended well comes to: what it made, or that there is nothing. */
export const picturesStatusOf = (
  made: Pick<ImageOutcome, 'pictures' | 'texts'>,
  more: Pick<ImageOutcome, 'seed'> = {},
): ImageStatus =>
  made.pictures.length + made.texts.length > 0
    ? { state: 'done', outcome: { ...made, ...more } }
    : madeNothing('picture')
