// What Kling's API sends. Failures come as a code, with a status that fits or with 200.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().nullish().catch(undefined)
const id = z.string().regex(/^[\w-]+$/)

/** Below `/v1/videos/`; where a task stands is asked in the family that it was submitted to. */
export const families = ['text2video', 'image2video', 'multi-image2video', 'video-extend'] as const
export type Family = (typeof families)[number]

export const envelope = z.object({
  code: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]),
  message: text,
  data: z.unknown().optional(),
})

export const task = z.object({
  task_id: z.union([z.string(), z.number()]).transform(String).pipe(id),
  task_status: z.string(),
  task_status_msg: text,
  task_info: z.object({ external_task_id: text }).nullish().catch(undefined),
  task_result: z
    .object({
      videos: z
        .array(
          z.object({
            id: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
            url: text,
          }),
        )
        .optional()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
})
export type Task = z.output<typeof task>

export const ticketShape = z.object({
  family: z.enum(families),
  id,
  /** What its clips are called, once there are any: to go on from them. */
  clips: z.array(z.string()).optional(),
})
export type KlingTicket = z.output<typeof ticketShape>

/** 1101 in arrears, 1102 prepaid credit used up. Unverified: 1103 and 1304 for what the key may not, 1203 for what is not known. */
const namesOf: Record<number, string> = {
  1101: 'insufficient_balance',
  1102: 'insufficient_balance',
  1103: 'permission_denied',
  1304: 'permission_denied',
}

export function statusOf(code: number): number {
  if (code === 1203) return 404
  if (code >= 5000) return 500
  return code >= 1000 && code <= 1004 ? 401 : 400
}

export function toUpstreamError({ code, message }: z.output<typeof envelope>): UpstreamError {
  return { message: message ?? '', names: `${code} ${namesOf[code] ?? ''}` }
}

export function readError(json: unknown): UpstreamError | undefined {
  const { data } = envelope.safeParse(json)
  return data && toUpstreamError(data)
}
