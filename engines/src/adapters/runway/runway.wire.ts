// What api.dev.runwayml.com sends.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().optional().catch(undefined)
const id = z.string().regex(/^[\w-]+$/)

export const submitted = z.object({ id })

export const task = z.object({
  status: z.string(),
  /** 0 to 1. */
  progress: z.number().optional().catch(undefined),
  output: z.array(z.string()).optional().catch(undefined),
  failure: text,
  failureCode: text,
})

export const ticketShape = z.object({ id, seed: z.number().optional() })

const complaint = z.object({
  error: z.string(),
  issues: z
    .array(
      z.object({ message: z.string(), path: z.array(z.unknown()).optional().catch(undefined) }),
    )
    .optional()
    .catch(undefined),
})

/** Unverified: the fields of refusals, and the words of an account without credits, which come with status 400. */
export function readError(json: unknown): UpstreamError | undefined {
  const parsed = complaint.safeParse(json)
  if (!parsed.success) return undefined
  const { error, issues = [] } = parsed.data
  const lines = issues.map(({ path = [], message }) => [path.join('.'), message].join(': '))
  const names = /enough credits|insufficient credits/i.test(error) ? 'insufficient_balance' : ''
  return { message: [error, ...lines].join('; '), names }
}
