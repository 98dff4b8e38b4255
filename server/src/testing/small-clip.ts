import { filmModel } from '@atelier/engines/adapters/builtin/video/film-models'
import { createFilmPool } from '@atelier/engines/adapters/builtin/video/film-pool'
import { createBuiltinVideo } from '@atelier/engines/adapters/builtin/video/video'

/** A real clip of two seconds and 72 pixels a side, with its picture at rest. */
export async function smallClip(): Promise<{ clip: Uint8Array; poster: Uint8Array }> {
  const pool = createFilmPool()
  const io = {
    request: () => Promise.reject(new Error('no upstream is meant to be asked')),
    now: () => new Date(),
    signal: new AbortController().signal,
    log: () => undefined,
    progress: () => undefined,
  }
  try {
    const submitted = await createBuiltinVideo({ scale: 0.15, pool }).submit(
      {
        key: 'a-lake',
        model: filmModel,
        task: 'film',
        prompt: 'a lake',
        negativePrompt: '',
        params: { seconds: 2, aspect: '1:1', seed: 4 },
        inputs: [],
        count: 1,
        parent: null,
        locale: 'en-US',
      },
      io,
    )
    const [made] = 'outcome' in submitted ? submitted.outcome.clips : []
    if (!made?.poster || !('data' in made.video && 'data' in made.poster))
      throw new Error('no clip was made')
    return { clip: made.video.data, poster: made.poster.data }
  } finally {
    await pool.close()
  }
}
