// Pictures of cases: painted when they are first asked for, then kept. Few at a time, and each once, whoever asks meanwhile.
import { buffer } from 'node:stream/consumers'
import { Failure } from '@atelier/contract/errors'
import type { Logger } from 'pino'
import { shrinkPicture } from '../../platform/pictures/shrink-picture.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { caseFileName, type PictureSize, recipeKey } from './case-address.ts'
import type { CasePainter, CaseRecipe } from './case-painter.ts'

export type CasePictureDependencies = {
  storage: FileStorage
  /** Null where nothing here paints. */
  painter: CasePainter | null
  log: Logger
  /** How long somebody waits for a picture that is being painted; the usual time when absent. */
  patienceMs?: number
}

export type CasePictures = ReturnType<typeof createCasePictures>

/** Painted at the same time: the rest of the machine is for what people ask for. */
const atOnce = 2
const smallSide = 512
const usualPatienceMs = 45_000
/** When to ask again for one that is still being painted, in seconds. */
const stillPaintingS = 10

export function createCasePictures({
  storage,
  painter,
  log,
  patienceMs = usualPatienceMs,
}: CasePictureDependencies) {
  const underWay = new Map<string, Promise<void>>()
  const inTurn = createTurns(atOnce)

  const make = async (key: string, recipe: CaseRecipe, by: CasePainter): Promise<void> => {
    const painted = await by.paint(recipe)
    const [small, full] = await shrinkPicture(painted, [
      { side: smallSide, quality: 82 },
      { quality: 90 },
    ])
    if (!small || !full) throw new Error('the picture of a case was not encoded')
    // The whole one last: where it lies, both do.
    await storage.save(caseFileName(key, 'small'), small)
    await storage.save(caseFileName(key, 'full'), full)
  }

  const madeOnce = (key: string, recipe: CaseRecipe, by: CasePainter): Promise<void> => {
    const running = underWay.get(key)
    if (running) return running
    const making = inTurn(() => make(key, recipe, by))
      .catch((error: unknown) => {
        log.error({ err: error, prompt: recipe.prompt }, 'a picture of a case was not painted')
        throw new Failure('library.not_painted', { retryAfterS: 30, cause: error })
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return {
    /** Names the picture that a recipe makes here; null where nothing paints. */
    keyOf: (recipe: CaseRecipe): string | null => painter && recipeKey(recipe, painter.version),
    /** Ends the painting that is under way. */
    close: async () => painter?.close?.(),
    /** The picture as WebP. Throws library.not_painted. */
    async open(recipe: CaseRecipe, size: PictureSize) {
      if (!painter) throw new Failure('library.not_painted')
      const key = recipeKey(recipe, painter.version)
      const name = caseFileName(key, size)
      if (await isWholeWebp(name, storage)) {
        const kept = await storage.open(name)
        if (kept) return kept
      }
      await waitFor(madeOnce(key, recipe, painter), patienceMs)
      const made = await storage.open(name)
      if (!made) throw new Failure('library.not_painted', { retryAfterS: 30 })
      return made
    },
  }
}

/** Whether a file is there and as long as it says itself: a disk that was full, or failed, leaves less. */
async function isWholeWebp(name: string, storage: FileStorage): Promise<boolean> {
  const part = await storage.openPart(name, { from: 0, to: 11 })
  if (!part?.stream) return false
  const head = await buffer(part.stream)
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP'
  return isWebp && head.readUInt32LE(4) + 8 === part.bytes
}

/** What takes longer goes on: whoever asks again finds it done, or waits for the rest of it. */
async function waitFor(making: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const failure = new Failure('library.not_painted', { retryAfterS: stillPaintingS })
    timer = setTimeout(() => reject(failure), patienceMs)
  })
  // Once nobody waits for it, its failure is nobody's either.
  making.catch(() => undefined)
  await Promise.race([making, late]).finally(() => clearTimeout(timer))
}

/** Runs tasks in the order in which they come, so many at a time. */
function createTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
