// Pictures, clips, songs, an answer and a map that come with the product, so that nothing has to be made before somebody can see it.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { locale } from '../../primitives.ts'

/** A picture that stands for something, with what stands in its place until it has come. */
export const samplePicture = z.object({
  url: z.string(),
  /** A data URL of a few pixels. */
  blur: z.string(),
})
export type SamplePicture = z.infer<typeof samplePicture>

/** What the Guide has answered, word for word. */
export const sampleTalk = z.object({
  answer: z.object({
    question: z.string(),
    /** Markdown. */
    text: z.string(),
  }),
  map: z.object({
    /** The sentence that asked for it. */
    wish: z.string(),
    title: z.string(),
    /** Markdown: headings and bullets. */
    outline: z.string(),
  }),
})
export type SampleTalk = z.infer<typeof sampleTalk>

export const samples = {
  file: defineEndpoint({
    method: 'GET',
    path: '/samples/file',
    access: 'public',
    summary: 'A picture, clip or song that comes with the product; parts of it by `Range`.',
    input: z.object({
      name: z.string().regex(/^[a-z]{1,20}\/[a-z0-9-]{1,80}$/),
      /** Changes with the file, so that it can be kept for ever. */
      v: z.string().max(40).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['samples.not_found'],
  }),
  talk: defineEndpoint({
    method: 'GET',
    path: '/samples/talk',
    access: 'public',
    summary:
      'An answer and a mind map of the Guide, to look at, in the language that is asked for.',
    input: z.object({ language: locale.optional() }),
    reply: sampleTalk,
  }),
}
