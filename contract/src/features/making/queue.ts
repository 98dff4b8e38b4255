// What asks for works: each call checks its request, takes the price and queues it.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { purses } from '../../ledger-terms.ts'
import { credits, id } from '../../primitives.ts'
import { maxWorks, workTasks } from '../../work-terms.ts'
import { appId } from '../talk/groups.ts'
import {
  clipRequest,
  midjourneyFields,
  midjourneyRequest,
  paramValue,
  parent,
  prompt,
  request,
  requestFields,
  simulation,
  songRequest,
} from './work-requests.ts'

/** `ids` has all works, `id` the first of them. */
const queued = z.object({ id, ids: z.array(id) })

const failures = [
  'storage.full',
  'storage.site_full',
  'models.not_found',
  'models.none',
  'models.vip_only',
  'models.busy',
  'models.day_spent',
  'works.not_found',
  'works.under_way',
  'works.too_many',
  'uploads.not_found',
  'uploads.not_a_picture',
  'uploads.not_a_clip',
  'uploads.not_a_song',
  'credits.short',
  'prices.changed',
  'gallery.not_found',
] as const

const simulated = z.object({
  /** What the model would be told … */
  prompt: z.string(),
  negativePrompt: z.string(),
  /** … with these parameters, those written into the prompt as `--ar 16:9` included. */
  params: z.record(z.string(), paramValue),
  /** Each prompt that it would be, where it names variants in braces; the first 40. */
  variants: z.array(z.string()),
  /** How many works that makes. */
  works: z.number().int(),
  model: z.object({ id, name: z.string(), builtin: z.boolean() }),
  /** What all of them would cost. */
  price: credits,
  purse: z.enum(purses),
  /** Seconds until the first is done, as far as can be told; null when it cannot. */
  waitS: z.number().int().nullable(),
  /** Why it would be refused; empty when it would not. */
  problems: z.array(z.object({ field: z.string(), reason: z.string() })),
})

export const queue = {
  drawMidjourney: defineEndpoint({
    method: 'POST',
    path: '/queue/addMjDrawQueue',
    access: 'caller',
    summary:
      'Queues a Midjourney work: from words, or on from an earlier work. Flags in the prompt, such as `--ar 16:9`, are read.',
    input: midjourneyRequest,
    reply: queued,
    failures: [...failures],
  }),
  drawMidjourneyBatch: defineEndpoint({
    method: 'POST',
    path: '/queue/addMjDrawQueue_batch',
    access: 'caller',
    summary:
      'Queues many Midjourney works at once: of several prompts, and of prompts with variants in braces such as `a {red, blue} hat`.',
    input: z.object({
      ...midjourneyFields,
      /** In place of `prompt`. */
      prompts: z.array(prompt).min(1).max(maxWorks).optional(),
    }),
    reply: queued,
    failures: [...failures],
  }),
  draw: defineEndpoint({
    method: 'POST',
    path: '/queue/sdxlCreate',
    access: 'caller',
    summary: 'Queues a work of any model of the draw page or the model square.',
    input: request,
    reply: queued,
    failures: [...failures],
  }),
  drawSd3: defineEndpoint({
    method: 'POST',
    path: '/queue/sdCreate',
    access: 'caller',
    summary: 'Queues a work of a model of the SD3 page.',
    input: request,
    reply: queued,
    failures: [...failures],
  }),
  usePictureTool: defineEndpoint({
    method: 'POST',
    path: '/queue/runwayPic',
    access: 'caller',
    summary: 'Queues a work of a picture tool, such as `upscale` or `remove-background`.',
    input: z.object({ ...requestFields, tool: z.enum(workTasks), parent: parent.nullish() }),
    reply: queued,
    failures: [...failures],
  }),
  film: defineEndpoint({
    method: 'POST',
    path: '/queue/runwayVideo',
    access: 'caller',
    summary:
      'Queues a clip of any model that films: from words, from a first and a last picture, or on from an earlier clip.',
    input: clipRequest,
    reply: queued,
    failures: [...failures],
  }),
  filmWithPika: defineEndpoint({
    method: 'POST',
    path: '/queue/pikaVideo',
    access: 'caller',
    summary: 'The same; where no model is named, a Pika model makes it if there is one.',
    input: clipRequest,
    reply: queued,
    failures: [...failures],
  }),
  filmAsAnime: defineEndpoint({
    method: 'POST',
    path: '/queue/generateHumanAnimeStyleVideo',
    access: 'caller',
    summary:
      'Queues a clip of a person, drawn anew as anime: the clip is the input of role `clip`.',
    input: clipRequest.omit({ task: true }),
    reply: queued,
    failures: [...failures],
  }),
  writeLyrics: defineEndpoint({
    method: 'POST',
    path: '/queue/lyrics-pair',
    access: 'caller',
    summary:
      'Queues lyrics for an idea; the work’s `texts` are versions to choose from, the first line of each is its title.',
    input: z.object({ ...requestFields }),
    reply: queued,
    failures: [...failures],
  }),
  compose: defineEndpoint({
    method: 'POST',
    path: '/queue/getWholeSong',
    access: 'caller',
    summary:
      'Queues a song from an idea or from lyrics, style and title; on from an earlier one; or the whole of several parts.',
    input: songRequest,
    reply: queued,
    failures: [...failures],
  }),
  separate: defineEndpoint({
    method: 'POST',
    path: '/queue/separation',
    access: 'caller',
    summary:
      'Queues the taking apart of a song: the input of role `song`, or the song of the work that is `parent`. Its `prompt` is what the song is called.',
    input: z.object({ ...requestFields, parent: parent.nullish() }),
    reply: queued,
    failures: [...failures],
  }),
  drawInChat: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/chat-draw',
    access: 'caller',
    summary:
      'Queues a picture that is asked for inside a conversation: the prompt and an answer that is the work come into its log.',
    input: request.extend({
      /** The conversation; a new one is made when absent. */
      groupId: id.optional(),
      appId,
    }),
    reply: queued.extend({
      groupId: id,
      /** The prompt's entry and the answer's. */
      promptId: id,
      entryId: id,
    }),
    failures: [...failures, 'apps.not_found', 'groups.not_found', 'groups.is_role', 'entries.busy'],
  }),
  simulate: defineEndpoint({
    method: 'GET',
    path: '/mj/getSimulate',
    access: 'caller',
    summary: 'A dry run of a Midjourney prompt: what it would become, cost, and take.',
    input: simulation,
    reply: simulated,
    failures: ['models.not_found', 'models.none', 'models.vip_only'],
    specificationOnly: true,
  }),
  sketch: defineEndpoint({
    method: 'GET',
    path: '/mj/drawSimulate',
    access: 'caller',
    summary: 'A dry run with a small sketch of it, made by our own code at no cost.',
    input: simulation,
    reply: simulated.extend({
      /** A data URL; empty where there is nothing built in that draws. */
      sketch: z.string(),
    }),
    failures: ['models.not_found', 'models.none', 'models.vip_only'],
  }),
}
