// Models that make clips, as data: what each takes, and by which names and values its upstream wants the fields.
import type {
  MediaModelDeclaration,
  MediaTaskDeclaration,
  ModelField,
} from '@atelier/contract/model-declaration'
import { fieldsFor } from '@atelier/contract/model-declaration'
import type { MediaRole, VideoTask } from '@atelier/contract/work-terms'
import { EngineError } from './errors.ts'
import type { ListedVideoModel, MadeClip, VideoOutcome, VideoRequest } from './kinds/video.ts'
import type { MediaInput, WorkStatus } from './kinds/work.ts'
import { madeNothing } from './task-engine.ts'

export type ClipField = ModelField<VideoTask> & {
  /** Their name; ours when absent. Empty: the adapter puts it where it belongs. */
  to?: string
  /** Their values for our options; our own when absent. Null is not sent. */
  values?: { readonly [option: string]: unknown }
}

export type ClipModel = {
  name: string
  label: string
  description?: string
  tasks: { readonly [Task in VideoTask]?: MediaTaskDeclaration }
  fields: readonly ClipField[]
  promptLimit: number
  /** It takes what is not wanted. */
  negativePrompt?: boolean
  /** How many clips one request may come to; 1 when absent, for most vendors make no more of one. */
  mostResults?: number
}

export function toListedClipModel(model: ClipModel): ListedVideoModel {
  const { name, label, description, tasks, promptLimit } = model
  const { negativePrompt = false, mostResults: maxResults = 1 } = model
  const fields = model.fields.map(({ to: _to, values: _values, ...field }) => field)
  const declaration: MediaModelDeclaration<VideoTask> = {
    tasks,
    fields,
    mostResults: maxResults,
    promptLimit,
    negativePrompt,
  }
  return { name, label, ...(description === undefined ? {} : { description }), declaration }
}

/** The model that a request names. Throws EngineError `invalid` when there is none that does what is asked for. */
export function findClipModel<Model extends ClipModel>(
  models: readonly Model[],
  { model: name, task }: Pick<VideoRequest, 'model' | 'task'>,
): Model {
  const model = models.find((each) => each.name === name)
  if (!model?.tasks[task]) throw new EngineError('invalid', `${name} cannot ${task}.`)
  return model
}

/** The parameters of a request by their names and values. */
export function toClipParams(
  model: ClipModel,
  { task, params }: Pick<VideoRequest, 'task' | 'params'>,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const field of fieldsFor<VideoTask>(model, task) as ClipField[]) {
    const given = params[field.name]
    if (given === undefined || field.to === '') continue
    const mapped = field.values?.[String(given)]
    if (mapped !== null) sent[field.to ?? field.name] = mapped ?? given
  }
  return sent
}

export const inputOf = (
  { inputs }: Pick<VideoRequest, 'inputs'>,
  role: MediaRole,
): MediaInput | undefined => inputs.find((input) => input.role === role)

/** Where an upstream that takes addresses only fetches an input. Throws EngineError `invalid` where there is none. */
export function addressOf(input: MediaInput, vendor: string): string {
  if (input.url !== undefined) return new URL(input.url).href
  const what = input.mime.startsWith('video/') ? 'clips' : 'pictures'
  throw new EngineError(
    'invalid',
    `${vendor} fetches ${what} by their address, so this installation must be reachable from outside.`,
  )
}

/** What a task that ended well comes to: its clips, or that there are none. */
export const clipsStatusOf = (
  clips: readonly MadeClip[],
  more: Pick<VideoOutcome, 'seed'> = {},
): WorkStatus<VideoOutcome> =>
  clips.length > 0 ? { state: 'done', outcome: { clips, ...more } } : madeNothing('clip')
