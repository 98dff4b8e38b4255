// Likes and albums. An album holds published works and own ones; what is withdrawn or deleted is not seen in it any more.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { longestTitle } from '../../gallery-terms.ts'
import { flag, id, largestId, nothing, timestamp } from '../../primitives.ts'
import { workFile } from '../making/works.ts'
import { author, publishedWork } from './gallery.ts'

export const album = z.object({
  id,
  title: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  /** How many of its works the reader sees. */
  count: z.number().int(),
  /** Of the work that was chosen for it, or of the first one; null where there is none to see. */
  cover: workFile.nullable(),
  author,
  isMine: z.boolean(),
  updatedAt: timestamp,
})
export type Album = z.infer<typeof album>

/** A work in an album: as published, or an own one that is not (`isPublic` false). */
export const albumWork = publishedWork.extend({ isPublic: z.boolean() })
export type AlbumWork = z.infer<typeof albumWork>

const cursor = z.string().max(100)
const listOfIds = z.array(id).min(1).max(500)
/** Numbers of works; in a query string one after the other, with commas between them. */
const workIds = z.union([
  listOfIds,
  z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .transform((text): unknown[] => text.split(','))
    .pipe(listOfIds),
  id.transform((one) => [one]),
])

export const collections = {
  like: defineEndpoint({
    method: 'GET',
    path: '/collect/doLike',
    changes: true,
    access: 'caller',
    summary:
      'Likes a published work, or likes it no more; the other of the two when `likes` is absent.',
    input: z.object({ id, likes: flag.optional() }),
    reply: z.object({ isLiked: z.boolean(), likes: z.number().int() }),
    failures: ['gallery.not_found'],
  }),
  save: defineEndpoint({
    method: 'GET',
    path: '/collect/saveData',
    changes: true,
    access: 'caller',
    summary: 'Makes an album, or changes one: what is absent stays.',
    input: z
      .object({
        /** Absent for a new one. */
        id: id.optional(),
        title: z.string().trim().min(1).max(longestTitle).optional(),
        description: z.string().trim().max(1000).optional(),
        isPublic: flag.optional(),
        /** The work whose first picture is its cover; 0 for the first one. */
        coverId: z.coerce.number().int().min(0).max(largestId).optional(),
      })
      .refine(({ id: known, title }) => known !== undefined || title !== undefined, {
        path: ['title'],
      }),
    reply: album,
    failures: ['albums.not_found', 'albums.too_many', 'gallery.not_found'],
  }),
  add: defineEndpoint({
    method: 'GET',
    path: '/collect/addData',
    changes: true,
    access: 'caller',
    summary: 'Puts works into an own album, at its head. Those that are in it stay where they are.',
    input: z.object({ albumId: id, id: workIds }),
    reply: album,
    failures: ['albums.not_found', 'albums.full', 'gallery.not_found'],
  }),
  removeAlbum: defineEndpoint({
    method: 'GET',
    path: '/collect/deleteData',
    changes: true,
    access: 'caller',
    summary: 'Deletes an own album; its works stay where they are.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['albums.not_found'],
  }),
  removeWorks: defineEndpoint({
    method: 'GET',
    path: '/collect/deleteCollectDraw',
    changes: true,
    access: 'caller',
    summary: 'Takes works out of an own album; those that are not in it do not matter.',
    input: z.object({ albumId: id, id: workIds }),
    reply: album,
    failures: ['albums.not_found'],
  }),
  having: defineEndpoint({
    method: 'GET',
    path: '/collect/getHaveList',
    access: 'caller',
    summary: 'Own albums that hold a work; all own ones without it. The last changed first.',
    input: z.object({ id: id.optional() }),
    reply: z.array(album),
  }),
  lacking: defineEndpoint({
    method: 'GET',
    path: '/collect/getNoList',
    access: 'caller',
    summary: 'Own albums that lack a work, the last changed first.',
    input: z.object({ id }),
    reply: z.array(album),
    specificationOnly: true,
  }),
  order: defineEndpoint({
    method: 'POST',
    path: '/collect/order',
    access: 'caller',
    summary: 'Moves works of an own album to right before another one of it, or to its end.',
    input: z.object({
      albumId: id,
      ids: z.array(id).min(1).max(500),
      /** Null for the end. */ before: id.nullable(),
    }),
    reply: nothing,
    failures: ['albums.not_found'],
  }),
  open: defineEndpoint({
    method: 'GET',
    path: '/collect/album',
    access: 'public',
    summary: 'An own album, or a public one of somebody else.',
    input: z.object({ id }),
    reply: album,
    failures: ['albums.not_found'],
  }),
  works: defineEndpoint({
    method: 'GET',
    path: '/collect/albumWorks',
    access: 'public',
    summary: 'The works of an album that the reader may see, in its order.',
    input: z.object({
      id,
      size: z.coerce.number().int().min(1).max(100).default(24),
      cursor: cursor.optional(),
    }),
    reply: z.object({ rows: z.array(albumWork), next: cursor.nullable() }),
    failures: ['albums.not_found'],
  }),
  ofAuthor: defineEndpoint({
    method: 'GET',
    path: '/collect/albumsOf',
    access: 'public',
    summary: "Somebody's public albums, the last changed first.",
    input: z.object({ authorId: id }),
    reply: z.array(album),
  }),
}
