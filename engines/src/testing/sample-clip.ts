// A clip that plays: filmed by our own code, very small.

import { filmModel } from '../adapters/builtin/video/film-models.ts'
import { planFilm } from '../adapters/builtin/video/plan-film.ts'
import { runFilm } from '../adapters/builtin/video/run-film.ts'

/** MP4 of 2 seconds, with its picture at rest. */
export async function sampleClip(): Promise<{ video: Uint8Array; poster: Uint8Array }> {
  const plan = planFilm(
    {
      key: 'sample',
      model: filmModel,
      task: 'film',
      prompt: 'a lake',
      negativePrompt: '',
      inputs: [],
      params: { seconds: 2, seed: 7 },
      count: 1,
      parent: null,
      locale: 'en-US',
    },
    0.1,
  )
  return runFilm({ plan, isCut: false }, () => {})
}
