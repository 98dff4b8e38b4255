// Asks an upstream something that it answers with one JSON document.

import type { z } from 'zod'
import { notTheApi } from './answer-bytes.ts'
import { parseBounded } from './bounded-json.ts'
import { EngineError } from './errors.ts'
import type { EngineIo, HttpReply, HttpRequest } from './io.ts'
import type { Multipart } from './multipart.ts'
import { readText, send } from './read-reply.ts'
import { readRefusal, type UpstreamError } from './upstream-failure.ts'

export type Upstream = {
  /** Without a slash at its end. */
  baseUrl: string
  /** Those that say who asks, and others of every request. */
  headers: Record<string, string>
  /** What may never be shown: keys, in every form in which they are sent. */
  secrets: readonly string[]
  /** Finds the error in the JSON of a reply that is no success; undefined when there is none. */
  readError(json: unknown): UpstreamError | undefined
}

export type Question = {
  method?: HttpRequest['method']
  /** Below the base address, or a whole address. */
  path: string
  json?: unknown
  form?: Multipart
  headers?: Record<string, string>
  headTimeoutMs?: number
  /** Most bytes of the answer. */
  limit?: number
  /** Statuses beyond 200 to 299 whose answers the caller reads. */
  accepts?(status: number): boolean
  /**
   * The upstream acts on it: where a good answer cannot be read, the request may have been taken all the same.
   */
  submits?: boolean
}

/** The JSON of a good answer, undefined for an empty one. Throws EngineError with the upstream's word for any other. */
export async function askJson(
  upstream: Upstream,
  question: Question,
  io: EngineIo,
): Promise<unknown> {
  const reply = await ask(upstream, question, io)
  const text = (await readText(reply, io.signal, question.limit)).trim()
  if (text === '') return undefined
  if (text.startsWith('<')) throw notTheApi()
  try {
    return parseExactly(text)
  } catch {
    throw notUnderstood(question)
  }
}

/** The same, where the answer is to be of a shape. */
export async function askShape<Shape>(
  upstream: Upstream,
  question: Question,
  shape: z.ZodType<Shape>,
  io: EngineIo,
): Promise<Shape> {
  return understood(shape, await askJson(upstream, question, io), question)
}

/** What a good answer says. Throws EngineError `nonsense` where it is of another shape. */
export function understood<Shape>(
  shape: z.ZodType<Shape>,
  json: unknown,
  question: Pick<Question, 'submits'> = {},
): Shape {
  const read = shape.safeParse(json)
  if (!read.success) throw notUnderstood(question)
  return read.data
}

/** Whole numbers that a double cannot hold stay the text that they were: they are somebody's ids. */
function parseExactly(text: string): unknown {
  const keep = (_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    /^-?\d+$/.test(context?.source ?? '')
      ? context?.source
      : value
  return parseBounded(text, keep)
}

/** The good answer, to be read. Throws EngineError with the upstream's word for any other. */
export async function ask(
  upstream: Upstream,
  question: Question,
  io: EngineIo,
): Promise<HttpReply> {
  const { path, json, form, headTimeoutMs } = question
  const body = form?.body ?? (json === undefined ? undefined : JSON.stringify(json))
  const type = form?.contentType ?? (json === undefined ? undefined : 'application/json')
  const reply = await send(io, {
    method: question.method ?? (body === undefined ? 'GET' : 'POST'),
    url: /^https?:/.test(path) ? path : `${upstream.baseUrl}${path}`,
    headers: {
      accept: 'application/json',
      ...upstream.headers,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...question.headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(headTimeoutMs === undefined ? {} : { headTimeoutMs }),
  })
  if ((reply.status >= 200 && reply.status < 300) || question.accepts?.(reply.status)) return reply
  throw await readRefusal(reply, io, upstream)
}

/** A good answer is of another shape than the upstream documents. */
export const notUnderstood = ({ submits }: Pick<Question, 'submits'>): EngineError =>
  new EngineError(
    'nonsense',
    submits
      ? 'The answer could not be understood, so it is not known whether the wish was taken.'
      : 'The upstream sent something that could not be understood.',
  )

/** The address as it is put before paths. */
export const trimBaseUrl = (url: string): string => url.trim().replace(/\/+$/, '')
