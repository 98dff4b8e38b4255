// What comes with the product in words: `content/<kind>/<slug>.<locale>.md`, a file for each language, in the order of the kind's
// `contents.json`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'
import { repositoryFolder } from '../repository-folder.ts'
import { readFrontMatter } from './front-matter.ts'

/** How the entries of a kind are written down. */
export type ContentKind<Facts extends z.ZodObject, Words extends z.ZodObject> = {
  /** Its folder below `content/`. */
  name: string
  /** What is the same in every language. It stands in the English file alone. */
  facts: Facts
  /** What each language says. */
  words: Words
  /** Which of the words is the text below the head. */
  body: keyof z.output<Words> & string
}

export type ContentEntry<Facts, Words> = {
  /** The name of its files, without language. */
  slug: string
  facts: Facts
  words: Record<Locale, Words>
}

/** The kind as it is, with its types. */
export const defineContent = <Facts extends z.ZodObject, Words extends z.ZodObject>(
  kind: ContentKind<Facts, Words>,
): ContentKind<Facts, Words> => kind

/** In a head: a whole number from 0 on. */
export const wholeNumber = z.string().regex(/^\d+$/, 'is no whole number').transform(Number)

/** In a head: a list with at least one item. */
export const texts = z.array(z.string()).min(1)

export const contentFolder = join(repositoryFolder, 'content')

const contentsFile = 'contents.json'

/** All entries of a kind, in order. Throws with a line for each thing that is wrong: its file, its field, and why. */
export function readContent<Facts extends z.ZodObject, Words extends z.ZodObject>(
  { name, facts, words, body: bodyField }: ContentKind<Facts, Words>,
  folder: string = contentFolder,
): ContentEntry<z.output<Facts>, z.output<Words>>[] {
  const problems: string[] = []
  const own = join(folder, name)
  const unread = new Set(readdirSync(own).filter((file) => file.endsWith('.md')))

  function readFields(file: string): Record<string, unknown> | undefined {
    try {
      if (!unread.delete(file)) throw new Error('is not there, or listed twice')
      const { fields, body } = readFrontMatter(readFileSync(join(own, file), 'utf8'))
      return body ? { ...fields, [bodyField]: body } : fields
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

  function take<Schema extends z.ZodObject>(schema: Schema, file: string, fields: unknown) {
    const { data, error } = schema.safeParse(fields)
    for (const { path, message } of error?.issues ?? [])
      problems.push(`${file}: ${[...path, message].join(': ')}`)
    return data
  }

  const slugs = texts.parse(JSON.parse(readFileSync(join(own, contentsFile), 'utf8')))
  const entries = slugs.flatMap((slug) => {
    const read = (locale: Locale) => {
      const file = `${slug}.${locale}.md`
      const fields = readFields(file)
      if (!fields) return undefined
      const isHome = locale === 'en-US'
      for (const key of Object.keys(fields))
        if (!Object.hasOwn(words.shape, key) && !(isHome && Object.hasOwn(facts.shape, key)))
          problems.push(`${file}: ${key}: does not belong here`)
      return {
        facts: isHome ? take(facts, file, fields) : undefined,
        words: take(words, file, fields),
      }
    }
    const english = read('en-US')
    const simplified = read('zh-CN')
    const traditional = read('zh-TW')
    if (!english?.facts || !english.words || !simplified?.words || !traditional?.words) return []
    return {
      slug,
      facts: english.facts,
      words: {
        'zh-CN': simplified.words,
        'zh-TW': traditional.words,
        'en-US': english.words,
      },
    }
  })
  problems.push(...[...unread].map((file) => `${file}: its name is not in ${contentsFile}`))
  if (problems.length === 0) return entries
  throw new Error(problems.map((problem) => `content/${name}/${problem}`).join('\n'))
}
