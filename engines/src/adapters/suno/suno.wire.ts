// Songs as Suno itself describes them, which most dialects pass on: with what is known of a song beside it or in its `metadata`.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'
import type { ClipReading, Lyrics } from './suno.dialect.ts'
import { nameOfWords } from './suno.failures.ts'

export const text = z.string().nullish().catch(undefined)
export const seconds = z.union([z.number(), z.string()]).nullish().catch(undefined)

const metadata = z
  .object({ tags: text, prompt: text, duration: seconds, error_message: text, error_type: text })
  .nullish()
  .catch(undefined)

const clip = z.object({
  id: z.string().min(1),
  status: text,
  title: text,
  audio_url: text,
  image_url: text,
  image_large_url: text,
  lyric: text,
  prompt: text,
  tags: text,
  duration: seconds,
  error_message: text,
  metadata,
})

export const secondsOf = (sent: number | string | null | undefined): number | undefined => {
  const number = Number(sent ?? Number.NaN)
  return Number.isFinite(number) && number > 0 ? number : undefined
}

/** Undefined for what is no song. */
export function readClip(json: unknown): ClipReading | undefined {
  const { data } = clip.safeParse(json)
  if (!data) return undefined
  const inner = data.metadata
  return {
    id: data.id,
    word: data.status || undefined,
    audio: data.audio_url || undefined,
    cover: data.image_large_url || data.image_url || undefined,
    title: data.title || undefined,
    style: data.tags || inner?.tags || undefined,
    lyrics: data.lyric || data.prompt || inner?.prompt || undefined,
    seconds: secondsOf(data.duration ?? inner?.duration),
    reason: data.error_message || inner?.error_message || inner?.error_type || undefined,
  }
}

/** A list of songs, bare or under `clips`, where it may be a table; undefined for anything else. */
export function readClips(json: unknown): ClipReading[] | undefined {
  const inner = isTable(json) ? json.clips : json
  const list = isTable(inner) ? Object.values(inner) : inner
  if (!Array.isArray(list)) return undefined
  return list.flatMap((one) => readClip(one) ?? [])
}

const words = z.object({ title: text, text: z.string().min(1) })

/** Lyrics with their title; empty for what is none. */
export function readLyrics(json: unknown): Lyrics[] {
  const { data } = words.safeParse(json)
  return data && data.text.trim() !== '' ? [{ title: data.title ?? '', text: data.text }] : []
}

export const isTable = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** An error by its words, named by what they mean. */
export const errorOf = (message: string, names = ''): UpstreamError => ({
  message,
  names: `${names} ${nameOfWords(`${names} ${message}`)}`.trim(),
})

const complaint = z.union([
  z.string().min(1),
  // Its `type` only says whose error it is.
  z.object({ message: z.string().min(1), code: text }),
  z.array(z.object({ msg: z.string(), loc: z.array(z.unknown()).catch([]) })).min(1),
])

/** An error under `error` or `detail`, as the servers' own frameworks and gateways in front of them tell it. */
export function readComplaint(json: unknown): UpstreamError | undefined {
  if (!isTable(json)) return undefined
  const { data } = complaint.safeParse(json.error ?? json.detail)
  if (data === undefined) return undefined
  if (typeof data === 'string') return errorOf(data)
  if (Array.isArray(data))
    return errorOf(data.map(({ loc, msg }) => [...loc.slice(1), msg].join(': ')).join('; '))
  return errorOf(data.message, data.code ?? '')
}

/** Words of servers that use Suno by somebody's cookie and lost their way there: nothing was handed on. */
export const accountTrouble =
  /cookie|captcha|clerk|signed[_ ]out|session (?:id|is invalid|expired)|no sessions available|token validation/i

/** An error of such a server, which says nothing about the key of the connection. */
export const withAccountTrouble = (error: UpstreamError | undefined): UpstreamError | undefined =>
  error?.names === '' && accountTrouble.test(error.message)
    ? {
        ...error,
        names: 'service_unavailable',
        message: `The server has no way to Suno at the moment: ${error.message}`,
      }
    : error
