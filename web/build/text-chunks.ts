// How texts are cut into files: what the first screen, the studios and the galleries need of a language in one each, whose names the page
// template can spell for any language; the rest a file for each namespace.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textModule, textsTogether } from '../src/i18n/texts-together.ts'

export type TextFile = keyof typeof textsTogether

const localeFile = /\/i18n\/locales\/([\w-]+)\/([\w-]+)\.ts$/

/** The chunk that a module's texts go to together with others; undefined for a file of their own. */
export function textChunk(moduleId: string): string | undefined {
  const [, language, module] = localeFile.exec(moduleId) ?? []
  const found = Object.entries(textsTogether).find(([, names]) =>
    names.some((namespace) => textModule(namespace) === module),
  )
  return language && found && `${found[0]}-${language}`
}

/** The files of texts that a screen begins with beside those of every page, by its module. */
export function textFilesOf(screen: string): TextFile[] {
  const files: TextFile[] = []
  if (
    /\/(midjourney|draw|video|music|separation|tools|mobile-home|history|work-details)\//.test(
      screen,
    )
  )
    files.push('making-texts')
  if (/\/(designer-work|his-gallery|my-gallery|photo-album|work-details)\//.test(screen))
    files.push('gallery-texts')
  return files
}

/** The name of a file of texts that come late, by the module that it is made of; undefined for what holds no texts. */
export function lateTextName(moduleId: string | null | undefined): string | undefined {
  const found = localeFile.exec(moduleId ?? '')
  return found ? `${found[2]}-${found[1]}` : undefined
}

/** One hash for all languages, so that the file of any of them can be named without a list. */
export const textsHash = (root: string): string =>
  hashOf(root, (name) => textChunk(name)?.startsWith('texts-') === true)

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
