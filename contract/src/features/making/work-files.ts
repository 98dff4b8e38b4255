// The files of works: their bytes, and the pictures of a grid one by one.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, nothing } from '../../primitives.ts'
import { upload } from '../identity/uploads.ts'
import { fileSource } from './work-requests.ts'

const key = z.string().max(100)
const side = z.coerce.number().int().min(1).max(5).default(2)

export const workFiles = {
  read: defineEndpoint({
    method: 'GET',
    path: '/works/file',
    access: 'public',
    summary: 'A file of a work, for whoever holds its address; parts of it by `Range`.',
    input: z.object({
      id: z.string().max(100),
      key,
      /**
       * `thumb`: the small one, under a key of its own. All others are to be saved under a good name: `download` the file itself, `mp3` and
       * `wav` the same sound in that format, `lrc` the words of a song with their times, where they are known.
       */
      as: z.enum(['thumb', 'download', 'mp3', 'wav', 'lrc']).optional(),
      /** Another one for each cover of a song. */
      v: z.string().max(100).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['works.not_found'],
  }),
  readPreview: defineEndpoint({
    method: 'GET',
    path: '/works/preview',
    access: 'public',
    summary: 'The picture of a running work as far as it is, for whoever holds its address.',
    input: z.object({
      id: z.string().max(100),
      key,
      /** Another one for each preview of a work. */
      v: z.string().max(100).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['works.not_found'],
  }),
  slice: defineEndpoint({
    method: 'GET',
    path: '/midjourney/sliceImg',
    changes: true,
    access: 'caller',
    summary:
      'Cuts a picture of an own work into rows and columns, as uploads; those that were cut before are given again.',
    input: z.object({
      /** The work. */
      id,
      /** Which of its pictures, from 0. */
      index: z.coerce.number().int().min(0).max(100).default(0),
      rows: side,
      cols: side,
    }),
    /** Row by row, from the top left. */
    reply: z.object({ pictures: z.array(upload) }),
    failures: ['works.not_found', 'works.no_files', 'works.picture_gone'],
  }),
  setCover: defineEndpoint({
    method: 'POST',
    path: '/works/cover',
    access: 'caller',
    summary: 'Gives a song of an own work a cover from an own picture, or takes it away.',
    input: z.object({
      /** A work of music. */
      id,
      /** Which of its songs, from 0. */
      index: z.coerce.number().int().min(0).max(100).default(0),
      /** An upload, or a picture among the files of an own work; null takes the cover away. */
      input: fileSource.nullable(),
    }),
    reply: nothing,
    failures: [
      'works.not_found',
      'works.no_files',
      'works.input_gone',
      'uploads.not_found',
      'uploads.not_a_picture',
    ],
  }),
}
