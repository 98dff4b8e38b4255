// What the WebUI's answers look like.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

export const checkpoints = z.array(
  z.object({ title: z.string().min(1), model_name: z.string().optional().catch(undefined) }),
)
const named = z.object({ name: z.string().min(1), label: z.string().optional().catch(undefined) })
export const names = z.array(named)

export const picturesReply = z.object({
  images: z.array(z.string().min(1)).min(1),
  /** JSON in a string. */
  info: z.string().nullish().catch(undefined),
})
export const extraReply = z.object({ image: z.string().min(1) })
export const captionReply = z.object({ caption: z.string().min(1) })

export const progressReply = z.object({
  /** 0 to 1, of whichever job runs. */
  progress: z.number(),
  current_image: z.string().nullish().catch(undefined),
  /** The id that was forced upon the job; old versions do not tell. */
  current_task: z.string().nullish().catch(undefined),
  state: z
    .object({ job_count: z.number().optional().catch(undefined) })
    .nullish()
    .catch(undefined),
})

const infoWire = z.object({
  seed: z.number().optional().catch(undefined),
  index_of_first_image: z.number().int().nonnegative().optional().catch(undefined),
})

/** The seed of the first picture, and how many pictures before it are none of its own (a grid). */
export function readInfo(info: string | null | undefined): { seed?: number; first: number } {
  let json: unknown
  try {
    json = JSON.parse(info ?? '')
  } catch {
    return { first: 0 }
  }
  const read = infoWire.safeParse(json)
  if (!read.success) return { first: 0 }
  const { seed, index_of_first_image: first = 0 } = read.data
  return seed === undefined ? { first } : { seed, first }
}

const errorWire = z.object({
  error: z.string().nullish().catch(undefined),
  detail: z
    .union([z.string(), z.array(z.object({ loc: z.array(z.unknown()), msg: z.string() }))])
    .nullish()
    .catch(undefined),
  errors: z.string().nullish().catch(undefined),
})

export function readError(json: unknown): UpstreamError | undefined {
  const read = errorWire.safeParse(json)
  if (!read.success) return undefined
  const { error, detail, errors } = read.data
  if (detail === 'Not Found')
    return { message: 'The WebUI answers, but not its API: start it with --api.', names: '' }
  const words = Array.isArray(detail)
    ? detail.map(({ loc, msg }) => `${loc.at(-1)}: ${msg}`).join('; ')
    : detail
  const message = [error, errors || words].filter(Boolean).join(': ')
  return message === '' ? undefined : { message, names: '' }
}
