// ComfyUI's own requests.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { EngineIo } from '../../io.ts'
import { askJson, askShape, type Question, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { ImageInput, ImageOutput } from '../../kinds/image.ts'
import { writeMultipart } from '../../multipart.ts'
import type { Inventory } from './comfyui.models.ts'
import {
  type HistoryWire,
  historyEntry,
  optionsOf,
  type PictureWire,
  promptReply,
  type QueueWire,
  queueReply,
  readError,
  uploadReply,
} from './comfyui.wire.ts'
import type { Graph } from './workflow.ts'

export type ComfyClient = {
  upstream: Pick<Upstream, 'baseUrl' | 'headers'>
  inventory(io: EngineIo): Promise<Inventory>
  /** The name that graphs know it by. */
  upload(picture: ImageInput, io: EngineIo): Promise<string>
  /** The prompt's id. */
  post(graph: Graph, clientId: string, io: EngineIo): Promise<string>
  /** What is over; undefined when it is not, or not known. */
  history(promptId: string, io: EngineIo): Promise<HistoryWire | undefined>
  wholeHistory(io: EngineIo): Promise<(readonly [promptId: string, entry: HistoryWire])[]>
  queue(io: EngineIo): Promise<QueueWire>
  remove(promptId: string, io: EngineIo): Promise<void>
  /** Ends what runs. Newer versions end it only if it is this prompt; older ones whatever runs. */
  interrupt(promptId: string, io: EngineIo): Promise<void>
  fetchable(picture: PictureWire): ImageOutput
}

export function createClient(settings: { baseUrl: string; apiKey: string }): ComfyClient {
  const upstream: Upstream = {
    baseUrl: trimBaseUrl(settings.baseUrl),
    headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
    secrets: [settings.apiKey],
    readError,
  }
  const read = <T>(question: Question, shape: z.ZodType<T>, io: EngineIo) =>
    askShape(upstream, question, shape, io)
  const entries = async (path: string, io: EngineIo) =>
    Object.entries(await read({ path }, z.record(z.string(), z.unknown()), io)).flatMap(
      ([id, entry]) => {
        const one = historyEntry.safeParse(entry)
        return one.success ? [[id, one.data] as const] : []
      },
    )
  const post = (path: string, json: unknown, io: EngineIo) => askJson(upstream, { path, json }, io)

  return {
    upstream,
    inventory: (io) => readInventory((path) => askJson(upstream, { path }, io)),

    async upload(picture, io) {
      // The same picture has the same name: it is there once, however often it goes along.
      const hash = createHash('sha256').update(picture.data).digest('hex').slice(0, 32)
      const form = writeMultipart([
        {
          name: 'image',
          file: `atelier-${hash}.${picture.mime.slice(6)}`,
          mime: picture.mime,
          data: picture.data,
        },
        { name: 'overwrite', value: 'true' },
        { name: 'type', value: 'input' },
      ])
      const { name, subfolder } = await read({ path: '/upload/image', form }, uploadReply, io)
      return subfolder ? `${subfolder}/${name}` : name
    },

    async post(graph, clientId, io) {
      const json = { prompt: graph, client_id: clientId, extra_data: { client_id: clientId } }
      return (await read({ path: '/prompt', json, submits: true }, promptReply, io)).prompt_id
    },

    async history(promptId, io) {
      const path = `/history/${encodeURIComponent(promptId)}`
      return (await entries(path, io)).find(([id]) => id === promptId)?.[1]
    },

    wholeHistory: (io) => entries('/history', io),
    queue: (io) => read({ path: '/queue' }, queueReply, io),
    remove: async (promptId, io) => void (await post('/queue', { delete: [promptId] }, io)),
    interrupt: async (promptId, io) => void (await post('/interrupt', { prompt_id: promptId }, io)),

    fetchable({ filename, subfolder, type }) {
      const query = new URLSearchParams({
        filename,
        subfolder: subfolder ?? '',
        type: type ?? 'output',
      })
      const headers = settings.apiKey === '' ? {} : { headers: upstream.headers }
      return { url: `${upstream.baseUrl}/view?${query}`, ...headers }
    },
  }
}

/** The whole of `/object_info` is megabytes; these are the nodes that matter. */
async function readInventory(get: (path: string) => Promise<unknown>): Promise<Inventory> {
  const [loader, sampler, upscaler] = await Promise.all(
    ['CheckpointLoaderSimple', 'KSampler', 'UpscaleModelLoader'].map((node) =>
      get(`/object_info/${node}`),
    ),
  )
  return {
    checkpoints: optionsOf(loader, 'CheckpointLoaderSimple', 'ckpt_name'),
    samplers: optionsOf(sampler, 'KSampler', 'sampler_name'),
    schedulers: optionsOf(sampler, 'KSampler', 'scheduler'),
    upscalers: optionsOf(upscaler, 'UpscaleModelLoader', 'model_name'),
  }
}
