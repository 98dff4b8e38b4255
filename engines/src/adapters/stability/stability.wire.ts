// What api.stability.ai sends when it is asked for JSON. Pictures are base64; finished ones that were waited for come as `result`.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().optional().catch(undefined)
const seed = z.number().optional().catch(undefined)

export const answer = z.union([
  z.object({ image: z.string().min(1), finish_reason: text, seed }),
  z.object({ result: z.string().min(1), finish_reason: text, seed }),
  z.object({ finish_reason: z.literal('CONTENT_FILTERED') }),
  z.object({ id: z.string().min(1), status: text }),
])
export type Answer = z.output<typeof answer>

const complaint = z.object({
  name: text,
  errors: z.array(z.string()).optional().catch(undefined),
  message: text,
})

export function readError(json: unknown): UpstreamError | undefined {
  const parsed = complaint.safeParse(json)
  if (!parsed.success) return undefined
  const { name = '', errors = [], message } = parsed.data
  const words = errors.length > 0 ? errors.join('; ') : (message ?? name)
  return words === '' ? undefined : { message: words, names: name }
}
