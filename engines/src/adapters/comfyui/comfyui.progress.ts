// How far prompts are, as ComfyUI tells it on a line for each: its queue and history know nothing of it. What is missed here is missed;
// where a prompt stands is asked for elsewhere.
import type { EngineIo } from '../../io.ts'
import { isOver, previewIn, readNews } from './comfyui.news.ts'
import type { PromptTicket } from './comfyui.status.ts'

export type Progress = { progress?: number; preview?: { data: Uint8Array } }

export type ProgressWatch = {
  /** What was told since it was asked last; opens the line where there is none. */
  follow(ticket: PromptTicket, io: EngineIo): Progress
  forget(promptId: string): void
  close(): void
}

type Followed = {
  line: { close(): void } | undefined
  openedAt: number
  percent: number | undefined
  preview: Uint8Array | undefined
  /** Nodes that have reported steps, in their order. */
  nodes: string[]
  isOver: boolean
  idle: NodeJS.Timeout
}

/** A line that broke is opened again after this long. */
const againMs = 5000
/** Nobody asks any more. */
const idleMs = 5 * 60_000

export function createProgressWatch(upstream: {
  baseUrl: string
  headers: Record<string, string>
}): ProgressWatch {
  const followed = new Map<string, Followed>()
  const forget = (promptId: string) => {
    const known = followed.get(promptId)
    if (!known) return
    followed.delete(promptId)
    clearTimeout(known.idle)
    known.line?.close()
  }
  const begin = (promptId: string): Followed => {
    const idle = setTimeout(() => forget(promptId), idleMs).unref()
    const fresh = {
      line: undefined,
      percent: undefined,
      preview: undefined,
      openedAt: Number.NEGATIVE_INFINITY,
      nodes: [],
      isOver: false,
      idle,
    }
    followed.set(promptId, fresh)
    return fresh
  }
  return {
    follow(ticket, io) {
      const { promptId, clientId } = ticket
      if (clientId === undefined || !io.openSocket) return {}
      const known = followed.get(promptId) ?? begin(promptId)
      known.idle.refresh()
      const at = io.now().getTime()
      if (!known.line && !known.isOver && at - known.openedAt >= againMs) {
        known.openedAt = at
        known.line = openLine(known, { ticket, clientId, upstream, openSocket: io.openSocket })
      }
      const { percent, preview } = known
      known.preview = undefined
      return {
        ...(percent === undefined ? {} : { progress: percent }),
        ...(preview ? { preview: { data: preview } } : {}),
      }
    },
    forget,
    close() {
      for (const promptId of [...followed.keys()]) forget(promptId)
    },
  }
}

type LineParts = {
  ticket: PromptTicket
  clientId: string
  upstream: { baseUrl: string; headers: Record<string, string> }
  openSocket: NonNullable<EngineIo['openSocket']>
}

function openLine(known: Followed, { ticket, clientId, upstream, openSocket }: LineParts) {
  const address = upstream.baseUrl.replace(/^http/, 'ws')
  const line = openSocket({
    url: `${address}/ws?clientId=${encodeURIComponent(clientId)}`,
    headers: upstream.headers,
    onText(text) {
      const news = readNews(text)
      if (!news || (news.promptId !== undefined && news.promptId !== ticket.promptId)) return
      if (news.step) noteStep(known, news.step, ticket.passes ?? 1)
      if (!isOver(news)) return
      known.isOver = true
      known.line?.close()
    },
    onBytes(bytes) {
      known.preview = previewIn(bytes) ?? known.preview
    },
    onClose() {
      known.line = undefined
    },
  })
  return line
}

/** A workflow may sample more than once: each pass is a part of the whole, and what was reached is never taken back. */
function noteStep(
  known: Followed,
  { node, value, max }: { node: string; value: number; max: number },
  passes: number,
): void {
  if (!known.nodes.includes(node)) known.nodes.push(node)
  const done = known.nodes.indexOf(node) + Math.min(1, value / max)
  const percent = Math.floor((100 * done) / Math.max(passes, known.nodes.length))
  known.percent = Math.min(99, Math.max(known.percent ?? 0, percent))
}
