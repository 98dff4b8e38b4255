// What was made by voice is kept for a while, where every server finds it: hearing it again costs nothing, and the same wish that comes
// twice, be it to two servers, is made and paid once.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { eachOfPages } from '../../../platform/each-apart.ts'
import { newKey } from '../../../platform/ids.ts'
import type { Heard, SpokenFile, VoiceKeeping } from './voice-dependencies.ts'
import * as store from './voice-results.store.ts'

/** Longer than an engine is waited for. */
const makingMs = 150_000
const lookAgainMs = 250
const sweptAtOnce = 500

/** One kind of results: for how long it is kept, and how. */
type Kind<Made> = {
  keptMs: number
  /** Undefined where it is there no more. */
  read(result: store.VoiceResult, by: VoiceKeeping): Promise<Made | undefined>
  write(made: Made, by: VoiceKeeping): Promise<Partial<store.VoiceResult>>
}

export const spokenKind: Kind<SpokenFile> = {
  keptMs: 24 * 60 * 60 * 1000,
  async read({ file, mime }, { storage }) {
    const bytes = file ? await storage.read(file) : undefined
    return bytes && mime ? { bytes, mime } : undefined
  },
  async write({ bytes, mime }, { storage }) {
    const file = `spoken/${newKey()}`
    await storage.save(file, bytes)
    return { file, mime }
  },
}

export const heardKind: Kind<Heard> = {
  keptMs: 10 * 60 * 1000,
  read: async ({ words, price }) =>
    words === null || price === null ? undefined : { text: words, price },
  write: async ({ text, price }) => ({ words: text, price }),
}

/**
 * Resolves with what is kept for a wish, or with what is made of it now; waits for somebody who is at it. `make` is to call `keep` with
 * what it made before it is paid, so that what is paid for is there, also when this answer gets lost. What `make` throws is thrown.
 */
export async function keptOrMade<Made>(
  request: store.VoiceRequest,
  kind: Kind<Made>,
  by: VoiceKeeping,
  make: (keep: (made: Made) => Promise<void>) => Promise<Made>,
): Promise<Made> {
  for (;;) {
    const now = by.clock.now()
    const claimed = { ...request, until: new Date(now.getTime() + makingMs) }
    if (await store.claim(by.db, request, { now, until: claimed.until }))
      return makeClaimed(claimed, kind, by, make)
    const result = await store.find(by.db, request)
    if (result?.state === 'making') await pause(lookAgainMs)
    if (result?.state !== 'done') continue
    const kept = result.until > now ? await kind.read(result, by) : undefined
    if (kept !== undefined) return kept
    await forget(result, by)
  }
}

async function makeClaimed<Made>(
  claimed: store.VoiceRequest & { until: Date },
  kind: Kind<Made>,
  by: VoiceKeeping,
  make: (keep: (made: Made) => Promise<void>) => Promise<Made>,
): Promise<Made> {
  try {
    return await make(async (made) => {
      const written = await kind.write(made, by)
      const until = new Date(by.clock.now().getTime() + kind.keptMs)
      const isKept = await store.finish(by.db, claimed, { ...written, until })
      if (!isKept && written.file) await by.storage.delete(written.file)
    })
  } catch (error) {
    await store.remove(by.db, claimed)
    throw error
  }
}

/** The files and rows of an account. */
export async function forgetVoices(accountId: number, by: VoiceKeeping): Promise<void> {
  for (const result of await store.listOf(by.db, accountId)) await forget(result, by)
}

/** What has run out; what cannot be removed waits for the next sweep. */
export async function sweepVoices({ log, ...by }: VoiceKeeping & { log: Logger }): Promise<void> {
  const now = by.clock.now()
  await eachOfPages(
    (page) => store.listEnded(by.db, now, page),
    (result) => forget(result, by),
    {
      max: sweptAtOnce,
      onFault: (error, { file }) =>
        log.warn({ err: error, file }, 'what was made by voice could not be removed'),
    },
  )
}

/** The file first: what breaks off in between is listed still. */
async function forget(result: store.VoiceResult, { db, storage }: VoiceKeeping): Promise<void> {
  if (result.file) await storage.delete(result.file)
  await store.remove(db, result)
}
