// Sends an answer's frames at the pace, and with the accidents, that a directive asks for.
import type { ServerResponse } from 'node:http'
import type { AnswerPlan } from './answer-plan.ts'
import { cutOff, sendJson } from './upstream-server.ts'

/** An answer in a dialect. */
export type Frames = {
  contentType: string
  head(): Iterable<string>
  reasoning(text: string): string
  /** Between the reasoning and the rest. */
  afterReasoning(): Iterable<string>
  text(text: string): string
  tail(): Iterable<string>
  /** The error that is sent within a stream. */
  failure(): string
  /** The answer as one document. */
  whole(reasoning: string, text: string): unknown
}

export async function sendAnswer(
  response: ServerResponse,
  plan: AnswerPlan,
  frames: Frames,
): Promise<void> {
  const { directive } = plan
  if (directive.silent === 0) return
  if (directive.first > 0) await pause(directive.first)
  if (directive.whole) return sendWhole(response, plan, frames)
  response.writeHead(200, { 'content-type': frames.contentType, 'cache-control': 'no-cache' })
  response.socket?.setNoDelay(true)
  if (directive.error === 'nonsense') return void response.end('data: {oops\n\n')
  for (const frame of frames.head()) response.write(frame)
  const began = performance.now()
  let sent = 0
  for (const frame of contentFrames(plan, frames)) {
    if (response.destroyed) return
    if (sent === directive.silent) return
    if (sent === directive.cut) return cutWhenSent(response)
    const free = response.write(frame)
    sent++
    if (directive.rate > 0) {
      const early = began + (sent / directive.rate) * 1000 - performance.now()
      if (early > 0) await pause(early)
    } else if (!free) await drained(response)
  }
  if (sent === directive.silent) return
  if (sent === directive.cut) return cutWhenSent(response)
  if (directive.error === 'stream') return void response.end(frames.failure())
  for (const frame of frames.tail()) response.write(frame)
  response.end()
}

function* contentFrames(plan: AnswerPlan, frames: Frames): Generator<string> {
  if (plan.directive.think) {
    yield frames.text('<thi')
    yield frames.text('nk>')
    for (const piece of plan.reasoning) yield frames.text(piece)
    yield frames.text('</th')
    yield frames.text('ink>\n\n')
  } else {
    for (const piece of plan.reasoning) yield frames.reasoning(piece)
    yield* frames.afterReasoning()
  }
  for (const piece of plan.text) yield frames.text(piece)
}

function sendWhole(response: ServerResponse, plan: AnswerPlan, frames: Frames): void {
  const reasoning = plan.reasoning.join('')
  sendJson(response, 200, frames.whole(reasoning, [...plan.text].join('')))
}

/** What was written reaches the client before the connection breaks. */
function cutWhenSent(response: ServerResponse): void {
  response.write(': ', () => setImmediate(() => cutOff(response)))
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      resolve()
    }
    response.on('drain', go)
    response.on('close', go)
  })

/** Answers that are no stream at all: a page, or the failure as the dialect tells it. True when one was sent. */
export function sendRefusal(
  response: ServerResponse,
  { directive }: AnswerPlan,
  refusals: Partial<
    Record<string, { status: number; body: unknown; headers?: Record<string, string> }>
  >,
): boolean {
  const { error } = directive
  if (error === undefined || error === 'nonsense' || error === 'stream') return false
  if (error === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><html><title>Welcome</title><p>It works.</p></html>')
    return true
  }
  const refusal = refusals[error] ?? { status: 500, body: { error: { message: error } } }
  sendJson(response, refusal.status, refusal.body, refusal.headers)
  return true
}
