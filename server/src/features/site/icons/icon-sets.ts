// The icon sets that this server carries.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Alias = { parent: string } & Record<string, unknown>

/** An icon set as Iconify describes it; sizes are in its own units. */
export type IconSet = {
  prefix: string
  icons: Record<string, { body: string } & Record<string, unknown>>
  aliases?: Record<string, Alias>
  width?: number
  height?: number
}

/** Reads a set by its prefix; undefined for one that is not carried. */
export type FindIconSet = (prefix: string) => Promise<IconSet | undefined>

const carried: ReadonlyMap<string, string> = new Map([
  ['lucide', '@iconify-json/lucide/icons.json'],
])

const readCarried = async (file: string): Promise<IconSet> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve(file), 'utf8')) as IconSet

/** Each set is read when it is first asked for, and once; a reading that fails is tried again by the next who asks. */
export function openIconSets(
  files: ReadonlyMap<string, string> = carried,
  read: (file: string) => Promise<IconSet> = readCarried,
): FindIconSet {
  const known = new Map<string, Promise<IconSet>>()
  return async (prefix) => {
    const file = files.get(prefix)
    if (!file) return undefined
    const reading = known.get(prefix) ?? read(file)
    known.set(prefix, reading)
    reading.catch(() => known.delete(prefix))
    return reading
  }
}
