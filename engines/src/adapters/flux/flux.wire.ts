// What api.bfl.ai sends. Both names of the status are in use.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().optional().catch(undefined)

export const submitted = z.object({ id: z.string().min(1), polling_url: text })

export const statusReply = z
  .object({
    status: text,
    state: text,
    progress: z.number().nullish().catch(undefined),
    result: z
      .object({ sample: text, seed: z.number().optional().catch(undefined) })
      .nullish()
      .catch(undefined),
    details: z.unknown().optional(),
    error: z.unknown().optional(),
  })
  .refine(({ status, state }) => status !== undefined || state !== undefined)
export type StatusReply = z.output<typeof statusReply>

const complaint = z.object({
  detail: z.union([z.string(), z.array(z.object({ msg: z.string(), loc: z.array(z.unknown()) }))]),
})

export function readError(json: unknown): UpstreamError | undefined {
  const parsed = complaint.safeParse(json)
  if (!parsed.success) return undefined
  const { detail } = parsed.data
  if (typeof detail === 'string') return { message: detail, names: '' }
  const message = detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ')
  return { message, names: '' }
}

/** Words about a failure, from whatever shape they came in. */
export function wordsOf(details: unknown): string {
  if (typeof details === 'string') return details
  return details === null || details === undefined ? '' : JSON.stringify(details)
}
