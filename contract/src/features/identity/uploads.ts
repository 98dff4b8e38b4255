import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { page, paging, timestamp } from '../../primitives.ts'

export const upload = z.object({
  /** Name it in `options.attachments`. */
  id: z.string(),
  /** Unguessable address of the file. */
  url: z.string(),
  mime: z.string(),
  /** In pixels; null for sound. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** In seconds; null for a picture. */
  durationS: z.number().nullable(),
  bytes: z.number().int(),
})
export type Upload = z.infer<typeof upload>

/** How many are gone, and how many only from the list. */
const removed = z.object({ deleted: z.number().int(), kept: z.number().int() })

export const uploads = {
  addPicture: defineEndpoint({
    method: 'POST',
    path: '/upload/pic',
    access: 'caller',
    summary:
      'Takes a picture (JPEG, PNG, WebP, GIF, AVIF or TIFF), checks it by content and stores it anew: upright, at most 4096 pixels a side; long animations smaller, and of the longest their beginning.',
    input: z.object({}),
    reply: upload,
    body: 'multipart',
    failures: ['uploads.not_a_picture', 'uploads.too_large', 'storage.full', 'storage.site_full'],
  }),
  addMedia: defineEndpoint({
    method: 'POST',
    path: '/upload/media',
    access: 'caller',
    summary:
      'Takes a clip (MP4, MOV, WebM) or a song (MP3, WAV, FLAC, Ogg; MP4 and WebM with sound alone, unless it is AAC), told apart by tracks, reads it from beginning to end and stores it as it is.',
    input: z.object({}),
    reply: upload,
    body: 'multipart',
    failures: [
      'storage.full',
      'storage.site_full',
      'uploads.not_media',
      'uploads.too_large',
      ...(['clip.broken', 'clip.empty', 'clip.too_large', 'clip.too_long'] as const),
      ...(['clip.unknown', 'clip.unusual'] as const),
      ...(['sound.broken', 'sound.codec', 'sound.empty', 'sound.too_large'] as const),
      ...(['sound.too_long', 'sound.unusual'] as const),
    ],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/upload/piclist',
    access: 'caller',
    summary: 'Own uploads, newest first.',
    input: z.object({
      ...paging(24),
      /** Pictures when absent. */
      medium: z.enum(['picture', 'clip', 'song']).default('picture'),
    }),
    reply: page(upload.extend({ createdAt: timestamp })),
  }),
  remove: defineEndpoint({
    method: 'GET',
    path: '/upload/delOnePic',
    changes: true,
    access: 'caller',
    summary:
      'Deletes an upload. One that a conversation shows is kept for that alone, and is not listed any more.',
    input: z.object({ id: z.string().max(100) }),
    reply: removed,
    failures: ['uploads.not_found'],
    refreshes: ['uploads.list'],
  }),
  removeAll: defineEndpoint({
    method: 'GET',
    path: '/upload/delAllPic',
    changes: true,
    access: 'caller',
    summary:
      'Deletes all own uploads. Those that a conversation shows are kept for that alone, and are not listed any more.',
    input: z.object({}),
    reply: removed,
    refreshes: ['uploads.list'],
  }),
  readFile: defineEndpoint({
    method: 'GET',
    path: '/upload/file',
    access: 'public',
    summary: 'The bytes of an upload, for whoever holds its address.',
    input: z.object({ id: z.string().max(100), key: z.string().max(100) }),
    reply: z.any(),
    replies: 'file',
    failures: ['uploads.not_found'],
  }),
  readForeignPicture: defineEndpoint({
    method: 'GET',
    path: '/picture',
    access: 'public',
    summary:
      'A picture from another site, fetched by the server under guard, so that a page never talks to strangers.',
    input: z.object({ url: z.url({ protocol: /^https?$/ }).max(4000) }),
    reply: z.any(),
    replies: 'file',
    failures: ['pictures.blocked', 'pictures.unavailable'],
  }),
}
