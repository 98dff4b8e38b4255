// Everything that is made through the queue: how works are described, followed, stopped and asked for again. What asks for them is in
// `queue.ts`.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { purses } from '../../ledger-terms.ts'
import { credits, flag, id, nothing, page, paging, timestamp } from '../../primitives.ts'
import { inputRoles, stemNames, workStates, workTasks, workTypes } from '../../work-terms.ts'

export const workType = z.coerce.number().pipe(z.literal(Object.values(workTypes)))
export const workState = z.literal(Object.values(workStates))

/** When a line of the lyrics is sung, in seconds from the beginning. */
const timedWords = z.object({ text: z.string(), startS: z.number(), endS: z.number() })

/** What is known of a clip, a song or a stem beside its file; each part only where it is known. */
export const fileAbout = z.object({
  stem: z.enum(stemNames).exactOptional(),
  title: z.string().exactOptional(),
  /** Style tags, as the engine understood them. */
  style: z.string().exactOptional(),
  lyrics: z.string().exactOptional(),
  /** In order; what overlaps is sung together. */
  timed: z.array(timedWords).exactOptional(),
  /** How loud it is from beginning to end, in equal steps: 0 to 100. */
  peaks: z.array(z.number().int()).exactOptional(),
  /** Names the cover that its owner gave it: another one for each. */
  cover: z.string().exactOptional(),
})
export type FileAbout = z.infer<typeof fileAbout>

/** A file that went along with a request. */
export const workInput = z.object({
  role: z.enum(inputRoles),
  id: z.string(),
  /** Empty when it is gone. */
  url: z.string(),
  mime: z.string(),
  /** Of clips and songs, in seconds. */
  durationS: z.number().nullable(),
})
export type WorkInput = z.infer<typeof workInput>

export const workFile = z.object({
  /** Names it in `inputs` of a later request. */
  id: z.string(),
  /** Unguessable address of the whole file. */
  url: z.string(),
  mime: z.string(),
  /** In pixels; null for sound. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** In seconds; null for a still picture. */
  durationS: z.number().nullable(),
  bytes: z.number().int(),
  /** A small WebP of it, at most 512 pixels a side: of a clip its picture at rest, of a song its cover; empty when there is none. */
  thumbnail: z.string(),
  /** What stands in its place until it has come: a picture of a few pixels as a data URL; empty when there is none. */
  blur: z.string(),
  about: fileAbout,
})
export type WorkFile = z.infer<typeof workFile>

/** What a maker understood of a prompt; words as they were written. */
export const understoodWords = z.object({
  known: z.array(z.string()),
  unknown: z.array(z.string()),
  /** Known, but without a place beside the others. */
  leftOut: z.array(z.string()),
})

export const work = z.object({
  id,
  type: workType,
  task: z.enum(workTasks),
  status: workState,
  /** 0 to 100. */
  progress: z.number().int(),
  /** How many works begin before it; 0 unless it waits. */
  place: z.number().int(),
  /** Seconds until it is done, as far as can be told from works before; null when it cannot. */
  waitS: z.number().int().nullable(),
  /** What it was told; for one that was told nothing, what the work that it goes on from was. */
  prompt: z.string(),
  negativePrompt: z.string(),
  /** Shown name of the model, and the number to ask it again by; null when it is not offered any more. */
  model: z.string(),
  modelId: z.number().int().nullable(),
  /** Made by our own code, not a model. */
  builtin: z.boolean(),
  /** The rest of its recipe, as the model declares it; `seed` as it was used, when that is known. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Files that went along, with what they are for. */
  inputs: z.array(workInput),
  count: z.number().int(),
  /** While it runs: the picture as far as it is; empty for none. */
  preview: z.string(),
  files: z.array(workFile),
  /** What was answered in words. */
  texts: z.array(z.string()),
  /** Its file holds so many pictures side by side; 1 for a single one. */
  tiles: z.number().int(),
  /** What was made of its words, by a maker that can tell; null otherwise, and until it is done. */
  understood: understoodWords.nullable(),
  /** What its results can be asked for next, by the model that made it. */
  next: z.array(z.enum(workTasks)),
  /** What was paid for it, after what was given back; what is taken, while it is under way. */
  price: credits,
  /** What was given back of what was taken for it; 0 while it is under way. */
  returned: credits,
  purse: z.enum(purses),
  /** Why it failed or stopped, in the reader's language; empty otherwise. */
  message: z.string(),
  /** The work it goes on from, and which picture of that (from 0). */
  parentId: id.nullable(),
  parentIndex: z.number().int().nullable(),
  /** The same for works that were asked for together. */
  batchId: id.nullable(),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
})
export type Work = z.infer<typeof work>

/** One line of the stream of works. */
export const workEvent = z.discriminatedUnion('type', [
  /** The stream stands: what changed before it is to be asked for. */
  z.object({ type: z.literal('ready'), now: timestamp }),
  /** A work as it is now, new ones included. */
  z.object({ type: z.literal('work'), work }),
  /** Works that are not there any more, or there again. */
  z.object({ type: z.literal('gone'), ids: z.array(id) }),
  z.object({ type: z.literal('back'), ids: z.array(id) }),
  /** Nothing happened for a while; the line is alive. */
  z.object({ type: z.literal('alive') }),
])
export type WorkEvent = z.infer<typeof workEvent>

const ids = z.array(id).min(1).max(500)

export const works = {
  list: defineEndpoint({
    method: 'GET',
    path: '/chatLog/draw',
    access: 'caller',
    summary: 'Own works, newest first, with how many wait in the whole queue.',
    input: z.object({
      ...paging(8),
      /** One kind of work; all when absent. */
      type: workType.optional(),
      /** One work alone. */
      id: id.optional(),
      status: z.coerce.number().pipe(workState).optional(),
      /** Words of the prompt, or of a song's title. */
      query: z.string().max(200).optional(),
      modelId: id.optional(),
      /** Made at this time or later … */
      from: timestamp.optional(),
      /** … and before that. */
      to: timestamp.optional(),
      /** Before this work, instead of by pages: a list that grows at its head does not shift. */
      before: id.optional(),
    }),
    reply: page(work).extend({ countQueue: z.number().int() }),
  }),
  listDrawings: defineEndpoint({
    method: 'GET',
    path: '/midjourney/drawList',
    access: 'caller',
    summary: 'Own Midjourney works, newest first.',
    input: z.object(paging(12)),
    reply: page(work).extend({ countQueue: z.number().int() }),
  }),
  states: defineEndpoint({
    method: 'POST',
    path: '/queue/getMjStatus',
    changes: false,
    access: 'caller',
    summary: 'How own works stand; those that are not there are left out.',
    input: z.object({ ids: z.union([ids, id.transform((one) => [one])]) }),
    reply: z.array(work),
  }),
  follow: defineEndpoint({
    method: 'GET',
    path: '/works/events',
    access: 'caller',
    summary:
      'Every change of own works from now on, one JSON object a line, for as long as the caller stays.',
    input: z.object({}),
    reply: workEvent,
    replies: 'events',
    failures: ['server.stopping'],
  }),
  stop: defineEndpoint({
    method: 'POST',
    path: '/works/stop',
    access: 'caller',
    summary: 'Gives works up, here and at their upstream. What has ended stays as it is.',
    input: z.object({ ids }),
    reply: z.array(work),
    failures: ['works.not_found'],
  }),
  redo: defineEndpoint({
    method: 'POST',
    path: '/queue/redo',
    access: 'caller',
    summary: 'The same again, as a new work at the price of now.',
    input: z.object({
      id,
      /** Another seed (the default), or the same one. */
      sameSeed: flag.default(false),
    }),
    reply: z.object({ id }),
    failures: [
      'works.not_found',
      'works.too_many',
      'uploads.not_found',
      'models.not_found',
      'models.vip_only',
      'models.busy',
      'models.day_spent',
      'credits.short',
    ],
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/midjourney/delete',
    access: 'caller',
    summary:
      'Deletes works that have ended; they can be taken back for a while (`keptUntil`), then their files are gone.',
    input: z.object({ ids: z.union([ids, id.transform((one) => [one])]) }),
    reply: z.object({ keptUntil: timestamp }),
    failures: ['works.not_found', 'works.under_way'],
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/works/restore',
    access: 'caller',
    summary: 'Takes back works that were deleted a moment ago.',
    input: z.object({ ids }),
    reply: nothing,
    failures: ['works.not_found'],
  }),
}
