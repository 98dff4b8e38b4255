// The proxy's own requests: what is posted, asked and listed there, and what its codes mean.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import {
  ask,
  askJson,
  askShape,
  notUnderstood,
  type Question,
  trimBaseUrl,
  type Upstream,
} from '../../json-request.ts'
import { parseJson, readText } from '../../read-reply.ts'
import { shownWords } from '../../upstream-words.ts'
import type { Line } from './midjourney-proxy.models.ts'
import {
  readError,
  refusalOf,
  type SubmitReply,
  submitReply,
  type TaskWire,
  task as taskWire,
} from './midjourney-proxy.wire.ts'

export type ClientSettings = { baseUrl: string; apiKey: string; auth: 'mj-api-secret' | 'bearer' }

export type ProxyClient = {
  /** What addresses without a host are below. */
  baseUrl: string
  /** Throws EngineError for every code but those of success. */
  post(path: string, fields: unknown, io: EngineIo): Promise<SubmitReply>
  /** Undefined when the proxy does not know the task. */
  fetchTask(id: string, io: EngineIo): Promise<TaskWire | undefined>
  /** All, or the newest, as the line has it. */
  listTasks(io: EngineIo): Promise<TaskWire[]>
  /** Throws EngineError of status 404 where the line cannot. */
  cancelTask(id: string, io: EngineIo): Promise<void>
  probeLine(io: EngineIo): Promise<Line>
}

/** Pictures go along as text, and the proxy hands them on to Discord before it answers. */
const submitTimeoutMs = 120_000

export function createClient(settings: ClientSettings): ProxyClient {
  const upstream = upstreamOf(settings)
  return {
    baseUrl: upstream.baseUrl,

    async post(path, fields, io) {
      const question: Question = {
        path,
        json: fields,
        submits: true,
        headTimeoutMs: submitTimeoutMs,
      }
      const reply = await askShape(upstream, question, submitReply, io)
      const refusal = refusalOf(reply)
      if (!refusal) return reply
      const { kind, message, untaken } = refusal
      throw new EngineError(kind, shownWords(message, upstream.secrets), { untaken })
    },

    async fetchTask(id, io) {
      const path = `/mj/task/${encodeURIComponent(id)}/fetch`
      const json = await askJson(upstream, { path }, io).catch(unlessNotFound)
      if (json === undefined || json === null) return undefined
      const found = taskWire.safeParse(json)
      if (found.success) return found.data
      const refusal = submitReply.safeParse(json)
      if (refusal.success && refusalOf(refusal.data)) return undefined
      throw notUnderstood({})
    },

    async listTasks(io) {
      const rows = await askShape(upstream, { path: '/mj/task/list' }, z.array(z.unknown()), io)
      return rows.flatMap((row) => {
        const found = taskWire.safeParse(row)
        return found.success ? [found.data] : []
      })
    },

    async cancelTask(id, io) {
      const path = `/mj/task/${encodeURIComponent(id)}/cancel`
      await askJson(upstream, { path, method: 'POST' }, io)
    },

    probeLine: (io) => probeLine(upstream, io),
  }
}

function upstreamOf({ baseUrl, apiKey, auth }: ClientSettings): Upstream {
  const headers: Record<string, string> =
    auth === 'bearer' ? { authorization: `Bearer ${apiKey}` } : { 'mj-api-secret': apiKey }
  return {
    baseUrl: trimBaseUrl(baseUrl).replace(/\/mj$/, ''),
    headers: apiKey === '' ? {} : headers,
    secrets: [apiKey],
    readError,
  }
}

/** Presses no button: the newer line refuses that with a code of its own, the older does not know the path. */
async function probeLine(upstream: Upstream, io: EngineIo): Promise<Line> {
  const accepts = (status: number) => [400, 404, 405, 422].includes(status)
  const reply = await ask(upstream, { path: '/mj/submit/action', json: {}, accepts }, io)
  const text = await readText(reply, io.signal, 1024 * 1024)
  const json = text.trim().startsWith('{') ? parseJson(text) : undefined
  return submitReply.safeParse(json).success ? 'trueai' : 'novicezk'
}

function unlessNotFound(error: unknown): undefined {
  if (error instanceof EngineError && error.status === 404) return undefined
  throw error
}
