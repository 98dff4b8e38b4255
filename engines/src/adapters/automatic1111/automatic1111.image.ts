import type { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import {
  askJson,
  notUnderstood,
  trimBaseUrl,
  type Upstream,
  understood,
} from '../../json-request.ts'
import type { ImageEngine, ImageOutcome, ImageRequest } from '../../kinds/image.ts'
import { fromBase64 } from '../../picture-text.ts'
import { toolTexts } from '../../tool-labels.ts'
import { listWebUiModels, toolsLabel, toolsModel } from './automatic1111.models.ts'
import { toWebUiRequest, type WebUiRequest } from './automatic1111.request.ts'
import {
  captionReply,
  checkpoints,
  extraReply,
  names,
  picturesReply,
  readError,
  readInfo,
} from './automatic1111.wire.ts'
import { watchOwnJob } from './own-job.ts'
import { createSlot } from './slot.ts'

export type Settings = { baseUrl: string; username: string; password: string }

/** The answer holds the pictures and comes when they are made, which takes its time on a small card. */
const longestJobMs = 30 * 60_000
const largestAnswer = 256 * 1024 * 1024

/** Asks a WebUI, one request at a time. `progressEveryMs` between two questions about the one under way. */
export function createImage(
  settings: Settings,
  { progressEveryMs = 1500 }: { progressEveryMs?: number } = {},
): ImageEngine {
  const upstream = upstreamOf(settings)
  const inSlot = createSlot()
  return {
    deadlineMs: longestJobMs,

    async listModels(io) {
      const list = <T>(path: string, schema: z.ZodType<T>) => listOf(upstream, path, schema, io)
      const [found, samplers, schedulers, upscalers] = await Promise.all([
        list('sd-models', checkpoints),
        list('samplers', names),
        // Younger than the rest.
        list('schedulers', names).catch(unlessNotFound),
        list('upscalers', names).catch(unlessNotFound),
      ])
      return listWebUiModels({
        checkpoints: found,
        samplers: samplers.map(({ name }) => name),
        schedulers: (schedulers ?? []).map(({ name, label }) => label ?? name),
        upscalers: (upscalers ?? []).map(({ name }) => name),
      })
    },

    textsOf: (model, locale) => (model === toolsModel ? toolTexts(toolsLabel, locale) : undefined),

    submit: (request, io) =>
      inSlot(io.signal, async () => {
        const posted = toWebUiRequest(request)
        const job = await watchOwnJob(upstream, request.key, { io, everyMs: progressEveryMs })
        const over = new AbortController()
        const following = job.follow(io.progress, AbortSignal.any([over.signal, io.signal]))
        try {
          return { outcome: await make(upstream, request, posted, io) }
        } catch (error) {
          if (io.signal.aborted) await job.interrupt()
          throw error
        } finally {
          over.abort()
          await following
        }
      }),

    async check() {
      const message = 'A WebUI keeps no account of what it was asked for.'
      return { state: 'failed', kind: 'broken', message }
    },
  }
}

function upstreamOf({ baseUrl, username, password }: Settings): Upstream {
  const pair = Buffer.from(`${username}:${password}`).toString('base64')
  const isOpen = username === '' && password === ''
  return {
    baseUrl: trimBaseUrl(baseUrl),
    headers: isOpen ? {} : { authorization: `Basic ${pair}` },
    secrets: isOpen ? [] : [password, pair],
    readError,
  }
}

async function listOf<T>(
  upstream: Upstream,
  name: string,
  schema: z.ZodType<T>,
  io: EngineIo,
): Promise<T> {
  const read = schema.safeParse(await askJson(upstream, { path: `/sdapi/v1/${name}` }, io))
  if (read.success) return read.data
  throw new EngineError('invalid', `The WebUI did not answer with its ${name}.`)
}

async function make(
  upstream: Upstream,
  { count }: ImageRequest,
  { answers, path, fields }: WebUiRequest,
  io: EngineIo,
): Promise<ImageOutcome> {
  const question = {
    path,
    json: fields,
    submits: true,
    headTimeoutMs: longestJobMs,
    limit: largestAnswer,
  }
  const json = await askJson(upstream, question, io)
  if (answers === 'caption') {
    return { pictures: [], texts: [understood(captionReply, json, question).caption] }
  }
  if (answers === 'picture') {
    const { image } = understood(extraReply, json, question)
    return { pictures: [{ data: fromBase64(image) }], texts: [] }
  }
  const { info, images } = understood(picturesReply, json, question)
  const { first, seed } = readInfo(info)
  const own = images.slice(first, first + count)
  const pictures = own.map((image) => ({ data: fromBase64(image) }))
  if (pictures.length === 0) throw notUnderstood(question)
  return { pictures, texts: [], ...(seed === undefined ? {} : { seed }) }
}

function unlessNotFound(error: unknown): undefined {
  if (error instanceof EngineError && error.status === 404) return undefined
  throw error
}
