// Models behind a gateway that make clips, as data. What people know as one model is often several there, by the frames that go along.
import type { MediaSlot } from '@atelier/contract/model-declaration'
import { EngineError } from './errors.ts'
import type { MadeClip, VideoRequest } from './kinds/video.ts'
import type { MediaInput } from './kinds/work.ts'
import { type ClipModel, inputOf, toClipParams } from './mapped-clip.ts'
import type { MappedInput } from './mapped-model.ts'

/** How a model is asked with certain frames. */
export type Way = {
  /** Where it is asked for, when that is not where the model's name leads. */
  at?: string
  /** Their names of the frames. */
  first?: string
  last?: string
  /** Both frames go under it together, the first one first. */
  list?: string
  /** Their names of what is not taken this way. */
  lacks?: readonly string[]
  /** What data cannot say of it. */
  reshape?(input: MappedInput): MappedInput
}

/** By the frames that go along; `words` is none of them. What is absent cannot be asked for. */
export type Ways = { readonly [Frames in 'words' | 'first' | 'last' | 'both']?: Way }

export type GatewayClip = ClipModel & {
  ways: Ways
  /** What always goes along. */
  fixed?: MappedInput
}

/** The task of a model that films from words and frames in these ways. */
export function filmsBy(ways: Ways): Pick<GatewayClip, 'tasks' | 'ways'> {
  const min = ways.words || ways.last ? 0 : 1
  const inputs: MediaSlot[] = []
  if (ways.first || ways.both) inputs.push({ role: 'first-frame', least: min, most: 1 })
  if (ways.last || ways.both) inputs.push({ role: 'last-frame', least: 0, most: 1 })
  return { tasks: { film: { prompt: 'wanted', inputs } }, ways }
}

/** Throws EngineError `invalid` where the model cannot be asked with these frames. */
export function wayOf({ label, ways }: GatewayClip, request: Pick<VideoRequest, 'inputs'>): Way {
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  const way = ways[first ? (last ? 'both' : 'first') : last ? 'last' : 'words']
  if (way) return way
  const why = first || last ? 'does not film from these frames alone' : 'wants a first frame'
  throw new EngineError('invalid', `${label} ${why}.`, { untaken: true })
}

/** What the gateway is sent for a request; `encode` says what stands for a frame. */
export function toFilmInput(
  model: GatewayClip,
  request: VideoRequest,
  encode: (frame: MediaInput) => unknown,
): MappedInput {
  const way = wayOf(model, request)
  const input: MappedInput = {
    prompt: request.prompt,
    ...(model.negativePrompt && request.negativePrompt !== ''
      ? { negative_prompt: request.negativePrompt }
      : {}),
    ...toClipParams(model, request),
    ...framesOf(way, request, encode),
    ...model.fixed,
  }
  for (const name of way.lacks ?? []) delete input[name]
  return way.reshape ? way.reshape(input) : input
}

function framesOf(
  { first: firstTo, last: lastTo, list }: Way,
  request: VideoRequest,
  encode: (frame: MediaInput) => unknown,
): MappedInput {
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  if (list !== undefined)
    return { [list]: [first, last].flatMap((frame) => (frame ? [encode(frame)] : [])) }
  return {
    ...(first && firstTo !== undefined ? { [firstTo]: encode(first) } : {}),
    ...(last && lastTo !== undefined ? { [lastTo]: encode(last) } : {}),
  }
}

/** Where models put clips; other fields repeat the prompt, name the seed and the like. */
const clipKeys = ['video', 'videos', 'output', 'outputs', 'data'] as const

/** The clips of what a model answered: an address, or lists and objects of them. */
export function clipsOf(output: unknown): MadeClip[] {
  if (typeof output === 'string')
    return /^https?:\/\//.test(output) ? [{ video: { url: output } }] : []
  if (Array.isArray(output)) return output.flatMap(clipsOf)
  if (typeof output !== 'object' || output === null) return []
  const fields: Record<string, unknown> = { ...output }
  if (typeof fields.url === 'string') return clipsOf(fields.url)
  return clipKeys.flatMap((key) => clipsOf(fields[key]))
}
