// What fal's queue sends.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().optional().catch(undefined)

export const submitted = z.object({
  request_id: z.string().min(1),
  response_url: text,
  status_url: text,
  cancel_url: text,
})

export const taskStatus = z.object({
  status: z.string(),
  queue_position: z.number().optional().catch(undefined),
})

const complaint = z.object({
  detail: z.union([
    z.string(),
    z.array(
      z.object({
        msg: z.string(),
        type: text,
        loc: z
          .array(z.union([z.string(), z.number()]))
          .optional()
          .catch(undefined),
      }),
    ),
  ]),
  error_type: text,
})

export function readError(json: unknown): UpstreamError | undefined {
  const parsed = complaint.safeParse(json)
  if (!parsed.success) return undefined
  const { detail, error_type: type = '' } = parsed.data
  if (typeof detail === 'string') return { message: detail, names: type }
  const message = detail.map(({ msg, loc = [] }) => [...loc.slice(1), msg].join(': ')).join('; ')
  return { message, names: [type, ...detail.map((each) => each.type ?? '')].join(' ') }
}
