// Where a prompt stands, from ComfyUI's history and its queue. History is the truth: it has a prompt as soon as it is over.
import { z } from 'zod'
import type { ImageOutcome, ImageStatus } from '../../kinds/image.ts'
import { givenUp } from '../../task-engine.ts'
import { type HistoryWire, type PictureWire, picturesOf, type QueueWire } from './comfyui.wire.ts'

export const ticketShape = z.object({
  promptId: z.string().regex(/^[\w-]+$/),
  seed: z.number().exactOptional(),
  output: z.string().exactOptional(),
  /** Who asked, to whom its progress is sent, and how many nodes will report steps. */
  clientId: z.string().exactOptional(),
  passes: z.number().exactOptional(),
})
export type PromptTicket = z.output<typeof ticketShape>

/** `fetchable` says where a picture can be fetched. */
export function statusInHistory(
  entry: HistoryWire,
  ticket: PromptTicket,
  fetchable: (picture: PictureWire) => ImageOutcome['pictures'][number],
): ImageStatus {
  const { status } = entry
  const word = status?.status_str?.toLowerCase()
  if (word === 'error') return failure(status?.messages ?? [])
  const pictures = picturesOf(entry, ticket.output).map(fetchable)
  if (pictures.length > 0 && status?.completed !== false) {
    const seed = ticket.seed === undefined ? {} : { seed: ticket.seed }
    return { state: 'done', outcome: { pictures, texts: [], ...seed } }
  }
  const isOver = word === 'success' || status?.completed === true || status == null
  if (!isOver) return { state: 'running' }
  return { state: 'failed', kind: 'invalid', message: 'The workflow ended without a picture.' }
}

type Failure = Extract<ImageStatus, { state: 'failed' }>

function failure(messages: readonly (readonly [string, unknown])[]): Failure {
  const last = (name: string) => messages.findLast(([event]) => event === name)?.[1]
  if (last('execution_interrupted') !== undefined) return givenUp('It was interrupted.')
  const thrown = (last('execution_error') ?? {}) as Record<string, unknown>
  const words = [thrown.node_type, thrown.exception_type, thrown.exception_message]
    .filter((one) => typeof one === 'string' && one !== '')
    .join(': ')
    .trim()
  const isOurs = /out ?of ?memory|cuda|allocat|device/i.test(words)
  return {
    state: 'failed',
    kind: isOurs || words === '' ? 'broken' : 'invalid',
    message: words.slice(0, 1000) || 'ComfyUI gave no reason.',
  }
}

/** Undefined when it is not in the queue. */
export function statusInQueue(
  { queue_running: running, queue_pending: pending }: QueueWire,
  promptId: string,
): ImageStatus | undefined {
  if (running.some(({ id }) => id === promptId)) return { state: 'running' }
  const own = pending.find(({ id }) => id === promptId)
  if (!own) return undefined
  const before = pending.filter(({ number }) => number < own.number).length
  return { state: 'waiting', ahead: before + running.length }
}
