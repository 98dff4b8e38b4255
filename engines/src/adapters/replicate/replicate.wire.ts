// What api.replicate.com sends.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

/** Of a prediction, as it may stand in a path. */
export const idShape = z.string().regex(/^[\w-]+$/)

export const prediction = z.object({
  id: z.string().min(1),
  status: z.string(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish().catch(undefined),
  data_removed: z.boolean().optional().catch(undefined),
})
export type Prediction = z.output<typeof prediction>

export const modelPage = z.object({ latest_version: z.object({ id: z.string().min(1) }) })

export const uploaded = z.object({ urls: z.object({ get: z.url() }) })

const complaint = z.object({
  detail: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
})

export function readError(json: unknown): UpstreamError | undefined {
  const parsed = complaint.safeParse(json)
  if (!parsed.success) return undefined
  const { detail, title } = parsed.data
  const message = [title, detail].filter(Boolean).join(': ')
  return message === '' ? undefined : { message, names: '' }
}

/** Models count in what they log: ` 45%|████▌     | 9/20`. */
export function progressOf({ logs }: Prediction): { progress?: number } {
  const percents = logs
    ?.slice(-2000)
    .match(/\b(\d{1,3})%(?=\|)/g)
    ?.at(-1)
  const percent = percents === undefined ? Number.NaN : Number.parseInt(percents, 10)
  return percent >= 0 && percent <= 100 ? { progress: percent } : {}
}
