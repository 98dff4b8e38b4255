// How texts are cut into files: what the first screen needs of a language in one, whose name the page template can spell for
// any language; the rest a file for each namespace.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const first = ['common', 'chat', 'markdown', 'session', 'voice']

const localeFile = /\/i18n\/locales\/([\w-]+)\/([\w-]+)\.ts$/

/** The chunk that a module's texts go to; undefined for what is not a first text. */
export function textChunk(moduleId: string): string | undefined {
  const found = /\/i18n\/locales\/([\w-]+)\/(\w+)\.ts$/.exec(moduleId)
  return found?.[1] && found[2] && first.includes(found[2]) ? `texts-${found[1]}` : undefined
}

/** The name of a file of texts that come late, by the module that it is made of; undefined for what holds no texts. */
export function lateTextName(moduleId: string | null | undefined): string | undefined {
  const found = localeFile.exec(moduleId ?? '')
  return found ? `${found[2]}-${found[1]}` : undefined
}

/** One hash for all languages, so that the file of any of them can be named without a list. */
export const textsHash = (root: string): string =>
  hashOf(root, (name) => textChunk(name) !== undefined)

/** One hash for all texts: two hundred of their own in the list of files would be most of what the first load says of them. */
export const allTextsHash = (root: string): string => hashOf(root, () => true)

function hashOf(root: string, counts: (moduleId: string) => boolean): string {
  const hash = createHash('sha256')
  const folder = join(root, 'src/i18n/locales')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const isFile = name.endsWith('.ts')
    if (isFile && counts(`/i18n/locales/${name}`)) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64url').slice(0, 8)
}
