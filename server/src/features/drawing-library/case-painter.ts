// Who paints the pictures of cases: the built-in engine, through the seam that all engines have.
import { setTimeout as sleep } from 'node:timers/promises'
import { readParams } from '@atelier/contract/model-declaration'
import type { Engine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type { ImageEngine, ImageOutcome, ImageRequest, Ticket } from '@atelier/engines/kinds/image'
import type { LibraryCase } from './cases/case.ts'

export type CaseRecipe = Pick<LibraryCase, 'prompt' | 'seed' | 'aspect'>

export type CasePainter = {
  /** Another one when the same recipe makes another picture. */
  version: string
  /** The same bytes for the same recipe, in any format that pictures have. */
  paint(recipe: CaseRecipe): Promise<Uint8Array>
  /** Ends what it keeps running; what is being painted fails. */
  close?(): Promise<void>
}

/** To be raised when the built-in engine paints otherwise than before. */
const builtinVersion = 'builtin-1'

/** Nobody waits for it: on a machine that has other things to do it may take long. */
const longestMs = 15 * 60_000

/** Null where no engine of our own makes pictures. */
export function findCasePainter(
  engines: readonly Engine[],
  engineIo: (signal: AbortSignal) => EngineIo,
): CasePainter | null {
  const engine = engines.find(({ id, kinds }) => id === 'builtin' && kinds.includes('image'))
  const opened = engine?.create(engine.settings.parse({}))
  const image = opened?.image
  if (!image) return null
  return {
    version: builtinVersion,
    close: async () => opened.close?.(),
    async paint({ prompt, seed, aspect }) {
      const io = engineIo(AbortSignal.timeout(longestMs))
      const model = (await image.listModels(io)).find(({ declaration }) => declaration.tasks.draw)
      if (!model) throw new Error('the built-in engine lists no model that draws')
      const read = readParams(model.declaration, 'draw', { aspect, seed })
      if ('problems' in read) throw new Error(`not taken: ${JSON.stringify(read.problems)}`)
      const request: ImageRequest = {
        key: `case-${seed}`,
        model: model.name,
        task: 'draw',
        prompt,
        negativePrompt: '',
        pictures: [],
        params: read.params,
        count: 1,
        parent: null,
        locale: 'en-US',
        inBackground: true,
      }
      const submitted = await image.submit(request, { ...io, progress: () => undefined })
      const outcome =
        'outcome' in submitted ? submitted.outcome : await ending(submitted.ticket, image, io)
      const [picture] = outcome.pictures
      if (!picture || !('data' in picture)) throw new Error('no picture was made')
      return picture.data
    },
  }
}

/** What a wish came to. Throws when it failed, or was not done when the signal went off. */
async function ending(ticket: Ticket, image: ImageEngine, io: EngineIo): Promise<ImageOutcome> {
  for (;;) {
    const standing = await image.check(ticket, io)
    if (standing.state === 'done') return standing.outcome
    if (standing.state === 'failed') throw new Error(standing.message)
    await sleep(image.checkEveryMs ?? 2000, undefined, { signal: io.signal })
  }
}
