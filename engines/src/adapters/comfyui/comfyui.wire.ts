// What ComfyUI's answers look like.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

export const promptReply = z.object({ prompt_id: z.string().min(1) })

export const uploadReply = z.object({
  name: z.string().min(1),
  subfolder: z.string().nullish().catch(undefined),
})

/** [number, prompt id, graph, extra data, outputs]. */
const queued = z
  .tuple([z.number(), z.string(), z.unknown()])
  .rest(z.unknown())
  .transform(([number, id, , extra]) => ({ number, id, clientId: clientIn(extra) }))
const rows = z.array(z.unknown()).transform((items) =>
  items.flatMap((item) => {
    const read = queued.safeParse(item)
    return read.success ? [read.data] : []
  }),
)
export const queueReply = z.object({ queue_running: rows, queue_pending: rows })
export type QueueWire = z.output<typeof queueReply>

const picture = z.object({
  filename: z.string().min(1),
  subfolder: z.string().nullish().catch(undefined),
  type: z.string().nullish().catch(undefined),
})
export type PictureWire = z.output<typeof picture>

export const historyEntry = z.object({
  prompt: z.array(z.unknown()).nullish().catch(undefined),
  outputs: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  status: z
    .object({
      status_str: z.string().nullish().catch(undefined),
      completed: z.boolean().nullish().catch(undefined),
      messages: z
        .array(z.tuple([z.string(), z.unknown()]))
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
})
export type HistoryWire = z.output<typeof historyEntry>

const nodeOutput = z.object({ images: z.array(z.unknown()) })

/** The pictures of the outputs, or of one of them; those that are kept before those that are only shown. */
export function picturesOf({ outputs }: HistoryWire, node: string | undefined): PictureWire[] {
  const all = Object.entries(outputs ?? {}).flatMap(([id, output]) => {
    if (node !== undefined && node !== id) return []
    const read = nodeOutput.safeParse(output)
    return (read.success ? read.data.images : []).flatMap((image) => {
      const one = picture.safeParse(image)
      return one.success ? [one.data] : []
    })
  })
  const kept = all.filter(({ type }) => type !== 'temp')
  return kept.length > 0 ? kept : all
}

const extraData = z.object({ client_id: z.string() })

/** Who asked, from a prompt's extra data. */
export function clientIn(extra: unknown): string | undefined {
  const read = extraData.safeParse(extra)
  return read.success ? read.data.client_id : undefined
}

const nodeError = z.object({
  class_type: z.string().optional().catch(undefined),
  errors: z.array(
    z.object({ message: z.string(), details: z.string().nullish().catch(undefined) }),
  ),
})
const refusal = z.object({
  error: z.union([
    z.string(),
    z.object({
      type: z.string().nullish().catch(undefined),
      message: z.string(),
      details: z.string().nullish().catch(undefined),
    }),
  ]),
  node_errors: z.record(z.string(), z.unknown()).nullish().catch(undefined),
})

/** Why a graph was refused: what is wrong with which node. */
export function readError(json: unknown): UpstreamError | undefined {
  const read = refusal.safeParse(json)
  if (!read.success) return undefined
  const { error, node_errors: nodes } = read.data
  const described = typeof error === 'string' ? { message: error } : error
  const ofNodes = Object.values(nodes ?? {}).flatMap((one) => {
    const { data } = nodeError.safeParse(one)
    return (data?.errors ?? []).map(({ message, details }) =>
      [data?.class_type, message, details].filter(Boolean).join(': '),
    )
  })
  const details = 'details' in described ? described.details : undefined
  return {
    message:
      ofNodes.length > 0
        ? ofNodes.join('; ')
        : [described.message, details].filter(Boolean).join(': '),
    names: '',
  }
}

/** What a node's input offers to choose from, in either way that ComfyUI has had to say it. */
export function optionsOf(info: unknown, node: string, input: string): string[] {
  const described = z
    .record(
      z.string(),
      z.object({ input: z.object({ required: z.record(z.string(), z.array(z.unknown())) }) }),
    )
    .safeParse(
      info && typeof info === 'object' && node in info ? { [node]: info[node as never] } : {},
    )
  const [kind, more] = (described.success && described.data[node]?.input.required[input]) || []
  const listed = Array.isArray(kind) ? kind : (more as { options?: unknown } | undefined)?.options
  return Array.isArray(listed)
    ? listed.filter((one): one is string => typeof one === 'string' && one !== '')
    : []
}
