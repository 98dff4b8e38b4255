// What Midjourney's clips are asked for, as data, and what the proxy is posted for a request: the fields of its SubmitVideoDTO.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { VideoRequest } from '../../kinds/video.ts'
import { type ClipModel, inputOf, toClipParams } from '../../mapped-clip.ts'
import { toDataUrl } from '../../picture-text.ts'
import { readTicket } from '../../task-engine.ts'
import { speedField } from './speed.ts'

export const midjourneyClips: ClipModel = {
  name: 'midjourney-video',
  label: 'Midjourney Video',
  tasks: {
    film: {
      prompt: 'wanted',
      inputs: [
        { role: 'first-frame', least: 1, most: 1 },
        { role: 'last-frame', least: 0, most: 1 },
      ],
    },
    // Unverified: that it wants words here as well.
    prolong: { prompt: 'wanted', inputs: [], parent: true },
  },
  fields: [
    {
      name: 'motion',
      label: 'Motion',
      kind: 'choice',
      options: ['low', 'high'],
      fallback: 'low',
    },
    {
      name: 'resolution',
      to: 'videoType',
      kind: 'choice',
      options: ['480p', '720p'],
      fallback: '480p',
      values: { '480p': 'vid_1.1_i2v_480', '720p': 'vid_1.1_i2v_720' },
    },
    // It ends as it begins: the proxy leaves a last frame out then.
    { name: 'loop', label: 'Loop', kind: 'flag', fallback: false, tasks: ['film'] },
    { ...speedField, to: '' },
  ],
  promptLimit: 4000,
  mostResults: 4,
}

export const clipTicketShape = z.object({
  id: z.string().regex(/^[\w-]+$/),
  /** How many clips were asked for: three are made as four. */
  count: z.number().int().positive().optional(),
})

/** Throws EngineError `invalid` for what cannot be asked of Midjourney. */
export function toClipFields(request: VideoRequest): Record<string, unknown> {
  const common = {
    prompt: request.prompt,
    ...toClipParams(midjourneyClips, request),
    batchSize: batchFor(request.count),
  }
  if (request.task === 'prolong') return { ...common, ...earlier(request) }
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  if (!first) throw new EngineError('invalid', 'Midjourney films only what begins with a picture.')
  return {
    ...common,
    image: toDataUrl(first),
    ...(last ? { endImage: toDataUrl(last) } : {}),
  }
}

/** It makes one, two or four. */
const batchFor = (count: number): 1 | 2 | 4 => (count > 2 ? 4 : count > 1 ? 2 : 1)

function earlier({ parent }: VideoRequest) {
  if (!parent) throw new EngineError('invalid', 'There is no clip of Midjourney to go on from.')
  return {
    action: 'extend',
    taskId: readTicket(clipTicketShape, parent.ticket).id,
    index: parent.index,
  }
}
