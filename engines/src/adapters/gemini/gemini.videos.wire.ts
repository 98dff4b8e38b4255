// What the Gemini API says of a clip that it makes: an operation, which is under way until it is done.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'
import { readError } from './gemini.wire.ts'

const text = z.string().optional().catch(undefined)

/** Such as `models/veo-3.1-generate-preview/operations/abc123`. It becomes part of an address: nothing in it leads elsewhere. */
const operationName = z.string().regex(/^(?:models\/\w[\w.-]*\/)?operations\/\w[\w.~=-]*$/)

export const submitted = z.object({ name: operationName })

export const ticketShape = z.object({ name: operationName, seed: z.number().optional() })

export const operation = z.object({
  name: z.string(),
  done: z.boolean().optional().catch(undefined),
  error: z
    .object({ code: z.number().optional().catch(undefined), message: text })
    .optional()
    .catch(undefined),
  response: z
    .object({
      generateVideoResponse: z
        .object({
          generatedSamples: z
            .array(z.object({ video: z.object({ uri: text }).optional().catch(undefined) }))
            .optional()
            .catch(undefined),
          raiMediaFilteredReasons: z.array(z.string()).optional().catch(undefined),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})
export type Operation = z.output<typeof operation>

/** Unverified: the words by which it tells that a prompt or a picture was not allowed. */
export const refusal =
  /responsible ai|safety|sensitive words|usage guidelines|violat|prohibited|polic(?:y|ies)/i

/** As everywhere at this API, but prompts that are not allowed are known by words alone. */
export function readVideoError(json: unknown): UpstreamError | undefined {
  const error = readError(json)
  const isRefusal = error && /INVALID_ARGUMENT/.test(error.names) && refusal.test(error.message)
  return isRefusal ? { ...error, names: `${error.names} content_filter` } : error
}
