// Clips and songs, small: a clip of few lines, a song of one channel.
import { planFilm } from '@atelier/engines/adapters/builtin/video/plan-film'
import { runFilm } from '@atelier/engines/adapters/builtin/video/run-film'
import { decodeAudio } from '@atelier/engines/audio/decode/decode-audio'
import { encodeSmallMp3 } from '@atelier/engines/audio/encode/small-mp3'
import type { VideoRequest } from '@atelier/engines/kinds/video'
import { createMediaDesk } from '@atelier/engines/media-desk/media-desk'
import { encodePicture } from './encode-picture.ts'
import type { MadeSample } from './made-sample.ts'
import type { OwnEngine } from './own-engine.ts'
import type { SampleRecipe } from './sample-recipes.ts'

type MediaRecipe = Extract<SampleRecipe, { task: unknown }>

const limits = { longestS: 60, largestBytes: 10 * 1024 * 1024 }
/** Of the 480 lines that a recipe asks for. */
const clipScale = 360 / 480
/** Bytes of a clip. */
const maxBytes = 100_000
/** From the finest; the first that is small enough is taken, else the last. */
const coarsenesses = [30, 33, 36, 39, 42]
const posterSide = 640

function planOf({ prompt, params }: MediaRecipe) {
  const request: VideoRequest = {
    key: 'sample',
    model: 'builtin-film',
    task: 'film',
    prompt,
    negativePrompt: '',
    inputs: [],
    params: { ...params },
    count: 1,
    parent: null,
    locale: 'en-US',
  }
  return planFilm(request, clipScale)
}

export async function makeClip(recipe: MediaRecipe): Promise<MadeSample> {
  const plan = planOf(recipe)
  let content = new Uint8Array(0) as Uint8Array
  for (const coarseness of coarsenesses) {
    const thrift = { speed: 0, coarseness }
    content = (await runFilm({ plan, isCut: false }, () => undefined, thrift)).video
    if (content.byteLength <= maxBytes) break
  }
  const { width, height, seconds } = await survey((desk, asker) =>
    desk.surveyClip(content, limits, asker),
  )
  return {
    content,
    about: { mime: 'video/mp4', width, height, durationS: seconds, blur: '', about: {} },
  }
}

/** What a clip begins with. */
export async function makePoster(recipe: MediaRecipe): Promise<MadeSample> {
  const plan = { ...planOf(recipe), frames: 1 }
  const { poster } = await runFilm({ plan, isCut: false }, () => undefined)
  return encodePicture(poster, posterSide)
}

export async function makeSong(recipe: MediaRecipe, engine: OwnEngine): Promise<MadeSample> {
  const { prompt, params } = recipe
  const { data, about = {} } = await engine.make({
    kind: 'music',
    task: 'compose',
    prompt,
    params,
  })
  const { channels, sampleRate } = await decodeAudio(data, limits)
  const [left = new Float32Array(0), right = left] = channels
  const content = await encodeSmallMp3({ left, right }, sampleRate)
  const { seconds, peaks } = await survey((desk, asker) => desk.surveySound(content, limits, asker))
  const { title, style } = about
  return {
    content,
    about: {
      mime: 'audio/mpeg',
      width: null,
      height: null,
      durationS: seconds,
      blur: '',
      about: { ...(title ? { title } : {}), ...(style ? { style } : {}), peaks },
    },
  }
}

type Desk = ReturnType<typeof createMediaDesk>

async function survey<T>(
  read: (desk: Desk, asker: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const desk = createMediaDesk()
  try {
    return await read(desk, { signal: AbortSignal.timeout(60_000) })
  } finally {
    await desk.close()
  }
}
