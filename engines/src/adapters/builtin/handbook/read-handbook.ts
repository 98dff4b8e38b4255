// The handbook as it lies in its folder: `contents.json` (sections and their pages, in order), `keywords.json` (other words that people
// use for a page's subject) and a markdown file a page in each language.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headingSlug } from '@atelier/contract/heading-slug'
import { type Locale, locales } from '@atelier/contract/primitives'
import { z } from 'zod'

const contents = z.object({
  sections: z.array(
    z.object({ title: z.record(z.enum(locales), z.string()), pages: z.array(z.string()) }),
  ),
})
const keywords = z.record(z.string(), z.array(z.string()))

export type HandbookSection = {
  /** Empty for what stands before the first heading. */
  heading: string
  /** Fragment of its address; empty with an empty heading. */
  anchor: string
  /** Without the heading. */
  markdown: string
}

export type HandbookPage = {
  slug: string
  title: string
  /** Words for the search, in any language. */
  keywords: string[]
  sections: HandbookSection[]
}

export type Handbook = Record<Locale, HandbookPage[]>

/** Where the handbook lies in the repository. */
export const ownHandbookDir = fileURLToPath(
  new URL('../../../../../docs/handbook', import.meta.url),
)

/** Reads all pages in all languages. Rejects when a page of the contents is missing. */
export async function readHandbook(dir: string): Promise<Handbook> {
  const { sections } = contents.parse(
    JSON.parse(await readFile(join(dir, 'contents.json'), 'utf8')),
  )
  const words = keywords.parse(JSON.parse(await readFile(join(dir, 'keywords.json'), 'utf8')))
  const slugs = sections.flatMap((section) => section.pages)
  const readPages = (locale: Locale) =>
    Promise.all(
      slugs.map(async (slug) => {
        const markdown = await readFile(join(dir, locale, `${slug}.md`), 'utf8')
        return { slug, keywords: words[slug] ?? [], ...splitPage(markdown) }
      }),
    )
  const [simplified, traditional, english] = await Promise.all([
    readPages('zh-CN'),
    readPages('zh-TW'),
    readPages('en-US'),
  ])
  return { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english }
}

/** A page's title and its sections, cut at the headings of the second level. */
export function splitPage(markdown: string): Pick<HandbookPage, 'title' | 'sections'> {
  let title = ''
  let fence = ''
  let open: HandbookSection = { heading: '', anchor: '', markdown: '' }
  const sections = [open]
  for (const line of markdown.split('\n')) {
    const marks = /^\s*(`{3,})/.exec(line)?.[1] ?? ''
    if (fence ? marks.length >= fence.length && line.trim() === marks : marks)
      fence = fence ? '' : marks
    const heading = fence ? undefined : /^(#{1,2}) (.+)$/.exec(line)
    if (heading?.[1] === '#') title = heading[2] ?? ''
    else if (heading) {
      const text = heading[2] ?? ''
      open = { heading: text, anchor: headingSlug(text), markdown: '' }
      sections.push(open)
    } else open.markdown += `${line}\n`
  }
  for (const section of sections) section.markdown = section.markdown.trim()
  return { title, sections: sections.filter((section) => section.markdown !== '') }
}

/** The address of a section within the product. */
export const sectionUrl = (page: Pick<HandbookPage, 'slug'>, section?: HandbookSection): string =>
  `/help/${page.slug}${section?.anchor ? `#${section.anchor}` : ''}`
