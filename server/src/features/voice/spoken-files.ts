// What was read aloud, kept for a day in a folder of this server, so that hearing it again costs nothing. Nothing else depends on it: it may
// be emptied at any time.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import { newKey } from '../../platform/ids.ts'

export type SpokenFile = { bytes: Uint8Array; mime: string }

export type SpokenFiles = ReturnType<typeof createSpokenFiles>

const keptMs = 24 * 60 * 60 * 1000
const mostFiles = 5000
/** How many are saved between one look for old ones and the next. */
const sweepEvery = 50

const mimes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
}
const endingOf = (mime: string) => Object.keys(mimes).find((ending) => mimes[ending] === mime)

/** Files are named `account-key.ending`; a key is letters and digits. */
export function createSpokenFiles({ folder, clock }: { folder: string; clock: Clock }) {
  let saved = 0

  const list = () => readdir(folder).catch((): string[] => [])
  const ageOf = async (name: string): Promise<number> => {
    const found = await stat(join(folder, name)).catch(() => undefined)
    return found ? clock.now().getTime() - found.mtimeMs : Number.POSITIVE_INFINITY
  }
  const remove = (name: string) => rm(join(folder, name), { force: true })

  /** Deletes what is too old, and the oldest of too many. */
  const sweep = async () => {
    const names = await list()
    const aged = await Promise.all(names.map(async (name) => ({ name, age: await ageOf(name) })))
    aged.sort((one, other) => one.age - other.age)
    for (const [place, { name, age }] of aged.entries())
      if (age > keptMs || place >= mostFiles) await remove(name)
  }

  return {
    sweep,
    async find(accountId: number, key: string): Promise<SpokenFile | undefined> {
      for (const [ending, mime] of Object.entries(mimes)) {
        const name = `${accountId}-${key}.${ending}`
        const bytes = await readFile(join(folder, name)).catch(() => undefined)
        if (bytes) return (await ageOf(name)) > keptMs ? undefined : { bytes, mime }
      }
      return undefined
    },
    /** A file of an unknown type is not kept. */
    async save(accountId: number, key: string, { bytes, mime }: SpokenFile): Promise<void> {
      const ending = endingOf(mime)
      if (!ending) return
      await mkdir(folder, { recursive: true })
      const half = join(folder, `half-${newKey()}`)
      await writeFile(half, bytes)
      await rename(half, join(folder, `${accountId}-${key}.${ending}`))
      saved += 1
      if (saved % sweepEvery === 0) await sweep()
    },
    /** All of one account. */
    async forget(accountId: number): Promise<void> {
      const mine = (await list()).filter((name) => name.startsWith(`${accountId}-`))
      await Promise.all(mine.map(remove))
    },
  }
}
