// What is told of a demo, read from what was made, and the small picture that stands for it.
import { fileAbout } from '@atelier/contract/features/works'
import type { MediaDesk } from '@atelier/engines/media-desk/media-desk'
import { z } from 'zod'
import { shrinkPicture } from '../../platform/pictures/shrink-picture.ts'
import type { MadeDemo } from './demo-maker.ts'
import type { DemoRecipe } from './demos/demo-recipe.ts'

export const demoAbout = z.object({
  durationS: z.number(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  about: fileAbout,
})
export type DemoAbout = z.infer<typeof demoAbout>

/** Paints the cover of a song, in any format that pictures have. */
export type PaintCover = (recipe: {
  prompt: string
  seed: number
  aspect: '1:1'
}) => Promise<Uint8Array>

export type ReadDemo = { mediaDesk: MediaDesk; paintCover: PaintCover | null }

const limits = { longestS: 120, largestBytes: 50 * 1024 * 1024 }
const smallSide = 512

export const demoMimes = { compose: 'audio/mpeg', film: 'video/mp4' } as const

/** Throws what the media desk says of a file that cannot be read, and Error for one that is not what it should be. */
export async function readDemo(
  made: MadeDemo,
  recipe: DemoRecipe,
  { mediaDesk, paintCover, signal }: ReadDemo & { signal: AbortSignal },
): Promise<{ poster: Uint8Array; about: DemoAbout }> {
  const isSong = recipe.task === 'compose'
  const survey = isSong
    ? await mediaDesk.surveySound(made.file, limits, { signal })
    : await mediaDesk.surveyClip(made.file, limits, { signal })
  if (survey.mime !== demoMimes[recipe.task]) throw new Error(`made as ${survey.mime}`)
  const picture = made.poster ?? (await coverOf(recipe, paintCover))
  if (!picture) throw new Error('no picture stands for it')
  const [poster] = await shrinkPicture(picture, [{ side: smallSide, quality: 82 }])
  if (!poster) throw new Error('the poster was not encoded')
  const about: DemoAbout = {
    durationS: survey.seconds,
    width: 'width' in survey ? survey.width : null,
    height: 'height' in survey ? survey.height : null,
    about: {
      ...(made.title ? { title: made.title } : {}),
      ...(made.style ? { style: made.style } : {}),
      ...('peaks' in survey ? { peaks: survey.peaks } : {}),
    },
  }
  return { poster, about }
}

async function coverOf(
  { cover, prompt, params }: DemoRecipe,
  paintCover: PaintCover | null,
): Promise<Uint8Array | undefined> {
  const seed = typeof params.seed === 'number' ? params.seed : 0
  return paintCover?.({ prompt: cover ?? prompt, seed, aspect: '1:1' })
}
