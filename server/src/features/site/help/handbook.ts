// The handbook's pages, read from the folder where they are written.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales } from '@atelier/contract/primitives'
import { z } from 'zod'

const titles = z.record(z.enum(locales), z.string())

const contents = z.object({
  sections: z.array(z.object({ title: titles, pages: z.array(z.string()) })),
})

export type HandbookPage = { slug: string; title: string; markdown: string }

export type Handbook = {
  listPages(locale: Locale): Promise<{ slug: string; title: string; section: string }[]>
  /** Undefined for a page that is not in the contents. */
  findPage(slug: string, locale: Locale): Promise<HandbookPage | undefined>
}

/** Reads pages once and keeps them. */
export function openHandbook(folder: string): Handbook {
  const pages = new Map<string, Promise<HandbookPage>>()
  let list: Promise<z.infer<typeof contents>> | undefined
  const readContents = () => {
    list ??= readFile(join(folder, 'contents.json'), 'utf8').then((text) =>
      contents.parse(JSON.parse(text)),
    )
    return list
  }
  const readPage = (slug: string, locale: Locale) => {
    const key = `${locale}/${slug}`
    const page =
      pages.get(key) ??
      readFile(join(folder, locale, `${slug}.md`), 'utf8').then((markdown) => ({
        slug,
        title: /^#\s+(.+)$/m.exec(markdown)?.[1] ?? slug,
        markdown,
      }))
    pages.set(key, page)
    return page
  }
  return {
    async listPages(locale) {
      const { sections } = await readContents()
      const rows = sections.flatMap((section) =>
        section.pages.map(async (slug) => {
          const { title } = await readPage(slug, locale)
          return { slug, title, section: section.title[locale] }
        }),
      )
      return Promise.all(rows)
    },
    async findPage(slug, locale) {
      const { sections } = await readContents()
      const known = sections.some((section) => section.pages.includes(slug))
      return known ? readPage(slug, locale) : undefined
    },
  }
}
