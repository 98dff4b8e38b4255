// Speaks the API of AUTOMATIC1111's WebUI on loopback: it answers when a picture is made, and tells of one job at a time.

import { samplePng } from './sample-picture.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

type Fields = Record<string, unknown>
type Reply = { status?: number; body: unknown }

const jobs = /^\/sdapi\/v1\/(txt2img|img2img|extra-single-image|interrogate)$/

export type WebUiServer = WorkStandIn & {
  /** What runs, by the id that was forced upon it. */
  runs(job: string): void
  readonly interrupts: number
}

const checkpoint = 'v1-5-pruned-emaonly.safetensors [6ce0161689]'

export async function startAutomatic1111Server(
  options: {
    username?: string
    key?: string
    port?: number
    /** Without --api. */
    noApi?: boolean
    /** Of the years before jobs had ids and schedules had names. */
    old?: boolean
  } = {},
): Promise<WebUiServer> {
  const { username = 'artist', key, noApi = false, old = false } = options
  const state = { running: '', interrupts: 0, old }
  const pair = Buffer.from(`${username}:${key}`).toString('base64')
  const server = await startWorkStandIn(
    {
      path: '',
      kindOf: ({ method, path }) => (method === 'POST' && jobs.test(path) ? 'submit' : undefined),
      allows: ({ headers }) => key === undefined || headers.authorization === `Basic ${pair}`,
      wrongKey: ({ headers }) => ({
        status: 401,
        body: { detail: `Incorrect username or password ${headers.authorization}` },
      }),
      words: {
        broken: {
          status: 500,
          body: { error: 'OutOfMemoryError', detail: '', body: '', errors: 'CUDA out of memory.' },
        },
      },
      async handle(request, response, world) {
        if (noApi) return sendJson(response, 404, { detail: 'Not Found' })
        const list = lists(old)[request.path.replace('/sdapi/v1/', '')]
        if (request.method === 'GET' && list) return sendJson(response, 200, list)
        if (request.path.startsWith('/sdapi/v1/progress'))
          return world.reply(request, response, 200, progress(state, request))
        if (request.method === 'POST' && request.path === '/sdapi/v1/interrupt') {
          state.interrupts++
          return sendJson(response, 200, {})
        }
        const kind = jobs.exec(request.path)?.[1]
        if (!kind) return sendJson(response, 404, { detail: 'Not Found' })
        const fields = request.body as Fields
        const fault = faultOf(kind, fields)
        if (fault) return sendJson(response, fault.status ?? 422, fault.body)
        const made = await make(kind, fields, { world, state })
        world.reply(request, response, 200, made)
      },
    },
    options,
  )
  return Object.defineProperties(server, {
    runs: {
      value: (job: string) => {
        state.running = job
      },
    },
    interrupts: { get: () => state.interrupts },
  }) as WebUiServer
}

const lists = (old: boolean): Record<string, unknown> => ({
  'sd-models': [
    { title: checkpoint, model_name: 'v1-5-pruned-emaonly', hash: '6ce0161689', filename: '/m/a' },
    { title: 'sd_xl_base_1.0.safetensors [31e35c80fc]', model_name: 'sd_xl_base_1.0', hash: null },
  ],
  samplers: [
    { name: 'Euler a', aliases: ['k_euler_a'], options: {} },
    { name: 'DPM++ 2M', aliases: ['k_dpmpp_2m'], options: {} },
  ],
  ...(old
    ? {}
    : {
        schedulers: [
          { name: 'automatic', label: 'Automatic', aliases: null },
          { name: 'karras', label: 'Karras', aliases: null },
        ],
      }),
  upscalers: [
    { name: 'None', model_name: null, scale: 4 },
    { name: 'Lanczos', model_name: null, scale: 4 },
    { name: 'R-ESRGAN 4x+', model_name: 'R', scale: 4 },
  ],
})

const invalid = (field: string, msg: string): Reply => ({
  status: 422,
  body: { detail: [{ loc: ['body', field], msg, type: 'value_error' }] },
})

/** What the real one refuses too. */
function faultOf(kind: string, fields: Fields): Reply | undefined {
  const {
    prompt,
    sampler_name: sampler,
    steps,
    init_images: pictures,
    image,
    n_iter: times,
  } = fields
  if (kind === 'extra-single-image' || kind === 'interrogate')
    return isPicture(image) ? undefined : { status: 500, body: { detail: 'Invalid encoded image' } }
  if (typeof prompt !== 'string') return invalid('prompt', 'str type expected')
  if (sampler !== undefined && !['Euler a', 'DPM++ 2M'].includes(String(sampler)))
    return { status: 404, body: { detail: 'Sampler not found' } }
  if (steps !== undefined && !Number.isInteger(steps))
    return invalid('steps', 'value is not a valid integer')
  if (!Number.isInteger(times)) return invalid('n_iter', 'value is not a valid integer')
  if (kind === 'txt2img') return undefined
  const all = [pictures, fields.mask ?? []].flat()
  return all.length > 0 && all.every(isPicture)
    ? undefined
    : { status: 404, body: { detail: 'Init image not found' } }
}

const isPicture = (text: unknown) =>
  typeof text === 'string' && Buffer.from(text.replace(/^data:.*?,/, ''), 'base64').length > 8

type State = { running: string; interrupts: number; old: boolean }

async function make(
  kind: string,
  fields: Fields,
  { world, state }: { world: StandInWorld; state: State },
): Promise<unknown> {
  if (kind !== 'extra-single-image' && kind !== 'interrogate')
    state.running = String(fields.force_task_id)
  world.take()
  await world.reached('done')
  state.running = ''
  const picture = samplePng(16, 16).toString('base64')
  if (kind === 'interrogate') return { caption: 'a lighthouse at dusk, oil painting' }
  if (kind === 'extra-single-image') return { html_info: '', image: picture }
  const count = Number(fields.n_iter)
  const seed = fields.seed === -1 ? 3_141_592_653 : Number(fields.seed)
  const seeds = Array.from({ length: count }, (_, at) => seed + at)
  // Some scripts put all of them side by side before them, whatever was asked for.
  const grid = count > 1 ? [samplePng(32, 16).toString('base64')] : []
  const info = { prompt: fields.prompt, seed, all_seeds: seeds, index_of_first_image: grid.length }
  return {
    images: [...grid, ...seeds.map(() => picture)],
    parameters: fields,
    info: JSON.stringify(info),
  }
}

function progress({ running, old }: State, { path }: RecordedRequest): unknown {
  const withPicture = running !== '' && !path.includes('skip_current_image=true')
  return {
    progress: running === '' ? 0 : 0.42,
    eta_relative: 3.2,
    state: {
      skipped: false,
      interrupted: false,
      job: running && 'scripts_txt2img',
      job_count: running ? 1 : 0,
      sampling_step: 10,
      sampling_steps: 25,
    },
    current_image: withPicture ? samplePng(8, 8, 40).toString('base64') : null,
    textinfo: null,
    ...(old ? {} : { current_task: running || null }),
  }
}
