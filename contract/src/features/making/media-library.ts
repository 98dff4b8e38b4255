// What one listens to and looks at before one's first song or clip: styles to choose from, and demos with their whole recipe.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { locale, page, paging } from '../../primitives.ts'
import { fileAbout } from './works.ts'

const inLanguage = { language: locale.optional() }
const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)

/** A style of music, to be put into the field `style` of a model that makes songs. */
export const musicStyle = z.object({
  id: slug,
  /** In the reader's language. */
  name: z.string(),
  /** What goes into the field: English tags, separated by commas. */
  tags: z.string(),
  /** Tags that say how it sounds, in the reader's language. */
  sound: z.string(),
  /** One of the built-in composer's moods, which suits the style; empty where every mood does. */
  mood: z.string(),
  /** Beats a minute that are usual in it, and one in between to begin with. */
  tempo: z.object({
    least: z.number().int(),
    most: z.number().int(),
    usual: z.number().int(),
  }),
})
export type MusicStyle = z.infer<typeof musicStyle>

/** A song or a clip that the built-in engine made from just this recipe. */
export const demo = z.object({
  id: slug,
  /** In the reader's language. */
  title: z.string(),
  /** Whose screen it belongs to: `compose` is a song, `film` a clip. */
  task: z.enum(['compose', 'film']),
  prompt: z.string(),
  /** The prompt in the reader's language; empty where that is English. */
  meaning: z.string(),
  /** The rest of the recipe, by the names that models declare: `style`, `seconds`, `camera`, `seed` … */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Address of the file. */
  url: z.string(),
  mime: z.string(),
  /** Address of a picture: of a clip its picture at rest, of a song its cover. */
  poster: z.string(),
  /** What stands in the poster's place until it has come, as a data URL. */
  blur: z.string(),
  /** In seconds. */
  durationS: z.number(),
  /** In pixels; null for a song. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** As of a work's file. */
  about: fileAbout,
  /** Made by our own code, not by a model. */
  builtin: z.boolean(),
})
export type Demo = z.infer<typeof demo>

export const mediaLibrary = {
  musicStyles: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryMusicType',
    access: 'public',
    summary: 'Styles of music to choose from; the built-in composer knows all of them.',
    input: z.object({ ...paging(50), ...inLanguage }),
    reply: page(musicStyle),
  }),
  musicDemos: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryMusicDemo',
    access: 'public',
    summary: 'Songs by the built-in composer to listen to, each with its recipe.',
    input: z.object({ ...paging(12), ...inLanguage }),
    reply: page(demo),
  }),
  videoDemos: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryVideoDemo',
    access: 'public',
    summary: 'Clips by the built-in film to look at, each with its recipe.',
    input: z.object({ ...paging(12), ...inLanguage }),
    reply: page(demo),
  }),
}
