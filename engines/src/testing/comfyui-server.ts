// Speaks ComfyUI's API on loopback: graphs are validated against the nodes it knows, queued, and listed in history when they are over.
import { randomUUID } from 'node:crypto'
import { type Line, takeLine } from './line-server.ts'
import { readForm } from './read-form.ts'
import { samplePng } from './sample-picture.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import {
  type Stage,
  type StandInWorld,
  startWorkStandIn,
  type WorkStandIn,
} from './work-stand-in.ts'

type Node = { class_type: string; inputs: Record<string, unknown> }
export type ComfyGraph = Record<string, Node>
type Prompt = { id: string; number: number; graph: ComfyGraph; extra: unknown; gone: boolean }

export const comfyCheckpoints = ['v1-5-pruned.safetensors', 'sdxl/sd_xl_base_1.0.safetensors']

type Options = {
  key?: string
  port?: number
  upscalers?: readonly string[]
  /** Says what there is to choose from in the way of newer versions. */
  combo?: boolean
}

type Input = 'number' | 'text' | 'link' | readonly string[]

const nodes = (upscalers: readonly string[]): Record<string, Record<string, Input>> => ({
  KSampler: {
    seed: 'number',
    steps: 'number',
    cfg: 'number',
    denoise: 'number',
    sampler_name: ['euler', 'dpmpp_2m'],
    scheduler: ['normal', 'karras'],
    model: 'link',
    positive: 'link',
    negative: 'link',
    latent_image: 'link',
  },
  CheckpointLoaderSimple: { ckpt_name: comfyCheckpoints },
  CLIPTextEncode: { text: 'text', clip: 'link' },
  EmptyLatentImage: { width: 'number', height: 'number', batch_size: 'number' },
  VAEDecode: { samples: 'link', vae: 'link' },
  VAEEncode: { pixels: 'link', vae: 'link' },
  SaveImage: { filename_prefix: 'text', images: 'link' },
  LoadImage: { image: 'text' },
  LoadImageMask: { image: 'text', channel: ['alpha', 'red', 'green', 'blue'] },
  ImageScale: {
    image: 'link',
    upscale_method: 'text',
    width: 'number',
    height: 'number',
    crop: ['disabled', 'center'],
  },
  RepeatLatentBatch: { samples: 'link', amount: 'number' },
  SetLatentNoiseMask: { samples: 'link', mask: 'link' },
  LatentUpscaleBy: { samples: 'link', upscale_method: 'text', scale_by: 'number' },
  UpscaleModelLoader: { model_name: upscalers },
  ImageUpscaleWithModel: { upscale_model: 'link', image: 'link' },
})

export type ComfyUiServer = WorkStandIn & {
  /** The lines of those who listen, in the order in which they came. */
  lines: Line[]
}

export async function startComfyUiServer(options: Options = {}): Promise<ComfyUiServer> {
  const { key, upscalers = ['RealESRGAN_x4plus.pth'], combo = false } = options
  const comfy: Comfy = { prompts: [], uploads: new Set(), known: nodes(upscalers), combo }
  const lines: Line[] = []
  const standIn = await startWorkStandIn(
    {
      path: '',
      upgrade(request, socket) {
        const isAllowed = key === undefined || request.headers.authorization === `Bearer ${key}`
        if (isAllowed && request.url?.startsWith('/ws?')) lines.push(takeLine(request, socket))
        else socket.destroy()
      },
      kindOf: ({ method, path }) => {
        if (method === 'POST' && path === '/prompt') return 'submit'
        return method === 'GET' && path.startsWith('/history/') ? 'check' : undefined
      },
      allows: ({ headers }) => key === undefined || headers.authorization === `Bearer ${key}`,
      wrongKey: ({ headers }) => ({
        status: 401,
        body: { error: `No entry for ${headers.authorization}` },
      }),
      async handle(request, response, world) {
        const { path, method } = request
        if (path.startsWith('/view?')) {
          const known = new URLSearchParams(path.slice(6)).get('filename')?.startsWith('atelier')
          response.writeHead(known ? 200 : 404, { 'content-type': 'image/png' })
          return void response.end(known ? samplePng(16, 16) : '')
        }
        if (method === 'POST' && path === '/upload/image') {
          const { image } = await readForm(request)
          if (typeof image !== 'object') return sendJson(response, 400, {})
          comfy.uploads.add(`inputs/${image.name}`)
          return sendJson(response, 200, { name: image.name, subfolder: 'inputs', type: 'input' })
        }
        const reply = answer(comfy, request, world)
        if (reply === undefined) return void response.writeHead(404).end('404: Not Found')
        world.reply(request, response, reply.status ?? 200, reply.body)
      },
    },
    options,
  )
  return Object.assign(standIn, { lines })
}

type Comfy = {
  prompts: Prompt[]
  uploads: Set<string>
  known: Record<string, Record<string, Input>>
  combo: boolean
}
type Reply = { status?: number; body: unknown }

function answer(comfy: Comfy, request: RecordedRequest, world: StandInWorld): Reply | undefined {
  const { method, path } = request
  const body = (request.body ?? {}) as Record<string, unknown>
  if (method === 'POST' && path === '/prompt') return takePrompt(comfy, body, world)
  if (method === 'POST' && path === '/queue') {
    for (const prompt of comfy.prompts)
      if ((body.delete as string[])?.includes(prompt.id)) {
        prompt.gone = true
        world.giveUp()
      }
    return { body: {} }
  }
  if (method === 'POST' && path === '/interrupt') {
    world.giveUp()
    return { body: {} }
  }
  if (method !== 'GET') return undefined
  if (path === '/queue') return { body: queue(comfy, world.stage) }
  const [, node] = /^\/object_info\/(\w+)$/.exec(path) ?? []
  if (node) return { body: objectInfo(comfy, node) }
  const [, id] = /^\/history(?:\/(.+))?$/.exec(path) ?? []
  if (path.startsWith('/history')) return { body: history(comfy, world.stage, id) }
  return undefined
}

function objectInfo({ known, combo }: Comfy, name: string): unknown {
  const inputs = known[name]
  if (!inputs) return {}
  const required = Object.entries(inputs).map(([input, kind]) => {
    if (Array.isArray(kind)) return [input, combo ? ['COMBO', { options: kind }] : [kind]]
    return [input, [kind === 'number' ? 'INT' : 'STRING', {}]]
  })
  return { [name]: { input: { required: Object.fromEntries(required) }, output_node: false } }
}

/** What the real one refuses too: nodes, links and values that are not there. */
function takePrompt(comfy: Comfy, body: Record<string, unknown>, world: StandInWorld): Reply {
  const graph = body.prompt as ComfyGraph | undefined
  if (!graph) return { status: 400, body: { error: 'no prompt', node_errors: {} } }
  const errors = Object.entries(graph).flatMap(([id, node]) =>
    faultsOf(comfy, graph, node).map((details) => [id, node.class_type, details] as const),
  )
  if (errors.length > 0) {
    const details = ([, type, text]: readonly [string, string, string]) => ({
      class_type: type,
      dependent_outputs: ['9'],
      errors: [
        { type: 'value_not_in_list', message: 'Value not in list', details: text, extra_info: {} },
      ],
    })
    const error = {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
      details: '',
      extra_info: {},
    }
    return {
      status: 400,
      body: { error, node_errors: Object.fromEntries(errors.map((one) => [one[0], details(one)])) },
    }
  }
  const { client_id: client } = body
  const extra = { ...(body.extra_data as object), client_id: client }
  const number = comfy.prompts.length
  const prompt = { id: randomUUID(), number, graph, extra, gone: false }
  comfy.prompts.push(prompt)
  world.take()
  return { body: { prompt_id: prompt.id, number, node_errors: {} } }
}

function faultsOf({ known, uploads }: Comfy, graph: ComfyGraph, node: Node): string[] {
  const inputs = known[node.class_type]
  if (!inputs) return [`no node ${node.class_type}`]
  return Object.entries(inputs).flatMap(([name, kind]) => {
    const value = node.inputs[name]
    const isUpload = node.class_type.startsWith('LoadImage') && name === 'image'
    const fits =
      kind === 'number'
        ? typeof value === 'number'
        : kind === 'text'
          ? typeof value === 'string' && (!isUpload || uploads.has(value))
          : kind === 'link'
            ? Array.isArray(value) && graph[value[0]] !== undefined
            : kind.includes(String(value))
    return fits ? [] : [`${name}: '${value}'`]
  })
}

const row = ({ number, id, graph, extra }: Prompt) => [number, id, graph, extra, ['9']]

function queue({ prompts }: Comfy, stage: Stage) {
  const here = prompts.filter(({ gone }) => !gone).map(row)
  return {
    queue_running: stage === 'running' ? here : [],
    queue_pending: stage === 'waiting' ? here : [],
  }
}

const over: readonly Stage[] = ['done', 'failed', 'cancelled', 'strange', 'bare']

function history({ prompts }: Comfy, stage: Stage, id: string | undefined): unknown {
  if (!over.includes(stage)) return {}
  const reply = prompts.filter((prompt) => !prompt.gone && (id === undefined || prompt.id === id))
  return Object.fromEntries(reply.map((prompt) => [prompt.id, historyEntry(prompt, stage)]))
}

function historyEntry(prompt: Prompt, stage: Stage): unknown {
  const [, save] =
    Object.entries(prompt.graph).find(([, node]) => node.class_type === 'SaveImage') ?? []
  const nodes = Object.values(prompt.graph)
  const count = nodes.map(({ inputs }) => inputs.batch_size ?? inputs.amount).find(Boolean) ?? 1
  const images = Array.from({ length: Number(count) }, (_, at) => ({
    filename: `${String(save?.inputs.filename_prefix).replaceAll('/', '_')}_0000${at}_.png`,
    subfolder: 'atelier',
    type: 'output',
  }))
  const outputs = stage === 'done' ? { '9': { images } } : {}
  return { prompt: row(prompt), outputs, status: statusOf(stage), meta: {} }
}

function statusOf(stage: Stage) {
  if (stage === 'strange') return { status_str: 'pondering', completed: false, messages: [] }
  if (stage === 'failed')
    return {
      status_str: 'error',
      completed: false,
      messages: [
        ['execution_start', { timestamp: 1 }],
        [
          'execution_error',
          {
            node_type: 'KSampler',
            exception_type: 'torch.OutOfMemoryError',
            exception_message: 'Allocation on device',
          },
        ],
      ],
    }
  if (stage === 'cancelled')
    return {
      status_str: 'error',
      completed: false,
      messages: [['execution_interrupted', { node_id: '3' }]],
    }
  return { status_str: 'success', completed: true, messages: [] }
}
