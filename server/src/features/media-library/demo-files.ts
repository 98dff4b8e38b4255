// Files of demos: made when they are first wanted, then kept. One at a time, when nobody's own works are under way, and each once, whoever
// wants it meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@atelier/contract/errors'
import type { Logger } from 'pino'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { demoFileName, demoKey } from './demo-address.ts'
import type { DemoMaker } from './demo-maker.ts'
import type { DemoRecipe } from './demos/demo-recipe.ts'
import { type DemoAbout, demoAbout, type ReadDemo, readDemo } from './read-demo.ts'

export type DemoFileDependencies = ReadDemo & {
  storage: FileStorage
  /** Null where nothing here makes songs and clips. */
  maker: DemoMaker | null
  log: Logger
  /** Whether people's own works are under way here: they go first. */
  isBusy(): boolean
  /** How long somebody waits for a file that is being made; the usual time when absent. */
  patienceMs?: number
  /** How long to leave works alone before looking again. */
  lookAgainMs?: number
}

export type DemoFiles = ReturnType<typeof createDemoFiles>

/** Of one demo: on a machine that has other things to do it may take long. */
const longestMs = 15 * 60_000
/** Works that never end do not put a demo off for ever. */
const mostLooks = 120
const usualPatienceMs = 45_000
/** After a failure a list does not ask for it again for so long. */
const restMs = 10 * 60_000
/** When to ask again for one that is being made, in seconds. */
const stillMakingS = 10

export function createDemoFiles(dependencies: DemoFileDependencies) {
  const { storage, maker, log, isBusy } = dependencies
  const { patienceMs = usualPatienceMs, lookAgainMs = 1000 } = dependencies
  const underWay = new Map<string, Promise<void>>()
  const known = new Map<string, DemoAbout>()
  const failedAt = new Map<string, number>()
  const closing = new AbortController()
  let turn: Promise<unknown> = Promise.resolve()

  const whenQuiet = async () => {
    for (let looks = 0; isBusy() && looks < mostLooks; looks += 1)
      await sleep(lookAgainMs, undefined, { signal: closing.signal })
  }
  const make = async (key: string, recipe: DemoRecipe, by: DemoMaker): Promise<void> => {
    await whenQuiet()
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(longestMs)])
    const made = await by.make(recipe, signal)
    const { poster, about } = await readDemo(made, recipe, { ...dependencies, signal })
    await storage.save(demoFileName(key, 'file'), made.file)
    await storage.save(demoFileName(key, 'poster'), poster)
    // What is told of it last: where that lies, all of it does.
    await storage.save(demoFileName(key, 'about'), Buffer.from(JSON.stringify(about)))
    known.set(key, about)
  }
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const done = turn.then(task)
    turn = done.catch(() => undefined)
    return done
  }
  const madeOnce = (key: string, recipe: DemoRecipe, by: DemoMaker): Promise<void> => {
    const running = underWay.get(key)
    if (running) return running
    const making = inTurn(() => make(key, recipe, by))
      .then(() => void failedAt.delete(key))
      .catch((error: unknown) => {
        failedAt.set(key, performance.now())
        if (!closing.signal.aborted)
          log.error({ err: error, demo: recipe.id }, 'a demo was not made')
        throw new Failure('library.demo_not_made', { retryAfterS: 30, cause: error })
      })
      .finally(() => underWay.delete(key))
    // Whether anybody waits for it or not.
    making.catch(() => undefined)
    underWay.set(key, making)
    return making
  }
  const find = async (recipe: DemoRecipe): Promise<DemoAbout | null> => {
    if (!maker) return null
    const key = demoKey(recipe, maker.version)
    const told = known.get(key)
    if (told) return told
    if (underWay.has(key)) return null
    const kept = await storage.read(demoFileName(key, 'about'))
    const about = kept && readAbout(kept)
    if (!about) return null
    known.set(key, about)
    return about
  }
  return {
    /** Names the file that a recipe makes here; null where nothing makes it. */
    keyOf: (recipe: DemoRecipe): string | null => maker && demoKey(recipe, maker.version),
    /** What is told of a demo that lies there; null for one that does not. */
    find,
    /** Has it made in the background; not again soon when that failed. */
    begin(recipe: DemoRecipe): void {
      if (!maker || closing.signal.aborted) return
      const key = demoKey(recipe, maker.version)
      if (performance.now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < restMs) return
      void madeOnce(key, recipe, maker).catch(() => undefined)
    },
    /** Comes back when it lies there. Throws library.demo_not_made. */
    async have(recipe: DemoRecipe): Promise<void> {
      if (!maker || closing.signal.aborted) throw new Failure('library.demo_not_made')
      if (await find(recipe)) return
      await waitFor(madeOnce(demoKey(recipe, maker.version), recipe, maker), patienceMs)
    },
    /** Ends what is being made. */
    async close(): Promise<void> {
      closing.abort()
      await maker?.close?.()
    },
  }
}

/** Undefined for what is damaged: then the demo is made again. */
function readAbout(bytes: Uint8Array): DemoAbout | undefined {
  try {
    return demoAbout.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** What takes longer goes on: whoever asks again finds it done, or waits for the rest of it. */
async function waitFor(making: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const failure = new Failure('library.demo_not_made', { retryAfterS: stillMakingS })
    timer = setTimeout(() => reject(failure), patienceMs)
  })
  await Promise.race([making, late]).finally(() => clearTimeout(timer))
}
