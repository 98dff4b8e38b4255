import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { redact } from '../../upstream-failure.ts'
import { readError, submitted, type Task, task, ticketShape } from './runway.wire.ts'
import { writeWish } from './runway-input.ts'
import { runwayModels } from './runway-models.ts'

/** Clips by Runway's API. The address may end with `/v1` or before it. */
export function createVideos(settings: { baseUrl: string; apiKey: string }): VideoEngine {
  const { apiKey } = settings
  const upstream: Upstream = {
    baseUrl: trimBaseUrl(settings.baseUrl).replace(/\/v1$/, ''),
    headers: {
      'x-runway-version': '2024-11-06',
      ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    secrets: [apiKey],
    readError,
  }

  return {
    async listModels(io) {
      await checkKey(upstream, '/v1/organization', io)
      return runwayModels.map(toListedClipModel)
    },

    async submit(request, io) {
      const wish = writeWish(findClipModel(runwayModels, request), request)
      const question = { ...wish, wish: true }
      const answer = submitted.safeParse(await askJson(upstream, question, io))
      if (!answer.success) throw notUnderstood(question)
      const { seed } = request.params
      return { ticket: { id: answer.data.id, ...(typeof seed === 'number' ? { seed } : {}) } }
    },

    async check(ticket, io) {
      const { id, seed } = readTicket(ticket)
      try {
        const told = task.safeParse(await askJson(upstream, { path: `/v1/tasks/${id}` }, io))
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data, seed, upstream.secrets)
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return gone
        throw error
      }
    },

    async cancel(ticket, io) {
      const path = `/v1/tasks/${readTicket(ticket).id}`
      try {
        await askJson(upstream, { method: 'DELETE', path }, io)
      } catch (error) {
        // It is not known any more.
        if (!(error instanceof EngineError) || error.status !== 404) throw error
      }
    },
    // Asked more often, it answers with a refusal.
    checkEveryMs: 5000,
  }
}

const gone: Standing<VideoOutcome> = {
  state: 'failed',
  kind: 'unavailable',
  message: 'The upstream does not know the wish any more.',
}

function readTicket(ticket: Ticket) {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

function readStanding(
  { status, progress, output, failure, failureCode = '' }: Task,
  seed: number | undefined,
  secrets: readonly string[],
): Standing<VideoOutcome> {
  switch (status.toUpperCase()) {
    case 'PENDING':
    case 'THROTTLED':
      return { state: 'waiting' }
    case 'SUCCEEDED': {
      const clips = (output ?? []).map((url) => ({ video: { url } }))
      if (clips.length === 0)
        return { state: 'failed', kind: 'unavailable', message: 'The upstream made no clip.' }
      return { state: 'done', outcome: { clips, ...(seed === undefined ? {} : { seed }) } }
    }
    case 'FAILED': {
      const told = redact(failure ?? failureCode, secrets).slice(0, 1000)
      return { state: 'failed', kind: kindOf(failureCode), message: told || 'The upstream failed.' }
    }
    case 'CANCELLED':
    case 'CANCELED':
      return { state: 'failed', kind: 'aborted', message: 'The wish was given up at the upstream.' }
    default: {
      if (progress === undefined) return { state: 'running' }
      const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100)
      return { state: 'running', progress: percent }
    }
  }
}

/** https://docs.dev.runwayml.com/errors/task-failures; unverified: the names of inputs that cannot be used. */
function kindOf(code: string): 'refused' | 'invalid' | 'unavailable' {
  if (/\bSAFETY\b/i.test(code)) return 'refused'
  return /^ASSET\b/i.test(code) ? 'invalid' : 'unavailable'
}
