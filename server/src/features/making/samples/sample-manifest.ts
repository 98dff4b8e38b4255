// What is known of the files that come with the product. `npm run samples` writes it beside them.

import { sampleTalk } from '@atelier/contract/features/making/samples'
import { fileAbout } from '@atelier/contract/features/making/works'
import { locale } from '@atelier/contract/primitives'
import { z } from 'zod'

export const sample = z.object({
  /** Below the folder of samples. */
  file: z.string(),
  mime: z.enum(['image/avif', 'video/mp4', 'audio/mpeg']),
  bytes: z.number().int(),
  /** Names the content: another file has another one. */
  version: z.string(),
  /** Names the recipe that the file was made from; see `recipeKey`. */
  recipe: z.string(),
  /** In pixels; null for a song. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of a clip or a song, in seconds. */
  durationS: z.number().nullable(),
  /** Of a picture, as a data URL; empty otherwise. */
  blur: z.string(),
  /** As of a work's file: how loud a song is, its style. */
  about: fileAbout,
})
export type Sample = z.infer<typeof sample>

/** By name, such as `cases/first-snow`. */
export const sampleManifest = z.record(z.string(), sample)
export type SampleManifest = z.infer<typeof sampleManifest>

export const manifestFile = 'samples.json'

/** What the Guide has said, by language, in a file beside the manifest. */
export const sampleTalks = z.record(locale, sampleTalk)
export type SampleTalks = z.infer<typeof sampleTalks>

export const talksFile = 'talks.json'
