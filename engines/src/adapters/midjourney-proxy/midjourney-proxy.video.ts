import { EngineError } from '../../errors.ts'
import { notUnderstood } from '../../json-request.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { Standing } from '../../kinds/work.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { midjourneyClips, toClipFields } from './midjourney-clips.ts'
import { type ClientSettings, createClient } from './midjourney-proxy.client.ts'
import { readClipTicket } from './midjourney-proxy.clip-ticket.ts'
import type { Line } from './midjourney-proxy.models.ts'
import { absolute, almostDone, standingUnlessDone } from './midjourney-proxy.standing.ts'
import { resultId, type TaskWire } from './midjourney-proxy.wire.ts'
import { speedPath } from './speed.ts'

/** Clips by Midjourney, which only the newer line of the proxy makes; an address of the older one offers none. */
export function createVideos(settings: ClientSettings & { line: 'auto' | Line }): VideoEngine {
  const client = createClient(settings)
  let line = settings.line === 'auto' ? undefined : settings.line
  return {
    checkEveryMs: 3000,
    // As long as for pictures.
    deadlineMs: 2 * 60 * 60_000,

    async listModels(io) {
      line ??= await client.probeLine(io)
      return line === 'trueai' ? [toListedClipModel(midjourneyClips)] : []
    },

    async submit(request, io) {
      findClipModel([midjourneyClips], request)
      if (line === 'novicezk') throw makesNone()
      const { key, task, count } = request
      const fields = { botType: 'MID_JOURNEY', ...toClipFields(request), state: key }
      try {
        const reply = await client.post(`${speedPath(request)}/submit/video`, fields, io)
        const id = resultId(reply)
        if (id === undefined) throw notUnderstood({ wish: true })
        return { ticket: { id, count } }
      } catch (error) {
        // Of an earlier clip it may be said as well that it is not there.
        const isMissing = error instanceof EngineError && error.status === 404
        throw isMissing && task === 'film' ? makesNone(error) : error
      }
    },

    async check(ticket, io) {
      const { id, count } = readClipTicket(ticket)
      const found = await client.fetchTask(id, io)
      if (found)
        return standingUnlessDone(found, client.baseUrl) ?? doneAs(found, client.baseUrl, count)
      const message = 'The proxy does not know this task any more.'
      return { state: 'failed', kind: 'broken', message }
    },

    cancel: (ticket, io) => client.cancelTask(readClipTicket(ticket).id, io),

    async find(key, io) {
      const tasks = await client.listTasks(io)
      const found = tasks.find(({ state }) => state === key)
      return found && { id: found.id }
    },
  }
}

const makesNone = (cause?: EngineError) =>
  new EngineError('invalid', 'This proxy makes no clips: only its newer line, of trueai, does.', {
    untaken: true,
    ...(cause?.status === undefined ? {} : { status: cause.status }),
    cause,
  })

function doneAs(
  { videoUrl, videoUrls }: TaskWire,
  baseUrl: string,
  count: number | undefined,
): Standing<VideoOutcome> {
  const several = (videoUrls ?? []).map(({ url }) => url)
  const urls = several.length > 0 ? several : videoUrl ? [videoUrl] : []
  if (urls.length === 0) return almostDone
  const clips = urls.slice(0, count).map((url) => ({ video: { url: absolute(url, baseUrl) } }))
  return { state: 'done', outcome: { clips } }
}
