// What Luma's API sends: the types of its SDK, lumaai 1.19.1.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().nullish().catch(undefined)
const id = z.string().regex(/^[\w-]+$/)

export const submitted = z.object({ id })

export const generation = z.object({
  state: z.string(),
  failure_reason: text,
  assets: z.object({ video: text }).nullish().catch(undefined),
})

export const ticketShape = z.object({ id })

const complaint = z.object({
  detail: z.union([z.string(), z.array(z.object({ msg: z.string() }))]),
})

/** Unverified: the field of refusals, and the words of an account without credits. */
export function readError(json: unknown): UpstreamError | undefined {
  const parsed = complaint.safeParse(json)
  if (!parsed.success) return undefined
  const { detail } = parsed.data
  const message = typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; ')
  const names = /(insufficient|enough) credits/i.test(message) ? 'insufficient_balance' : ''
  return { message, names }
}
