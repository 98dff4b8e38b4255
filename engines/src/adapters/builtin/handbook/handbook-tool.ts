// The handbook as a tool for models: they ask for what they need, and quote it with its address.
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'
import { openHandbookSearch } from './handbook-search.ts'
import { sectionUrl } from './read-handbook.ts'

const input = z.object({
  query: z.string().min(1).max(300).describe('A few words, in the language of the person'),
})

export type HandbookTool = {
  name: string
  description: string
  /** JSON Schema of the input. */
  input: Record<string, unknown>
  /** Sections as markdown, each with its address. Rejects for bad input, with a text for the model. */
  run(input: unknown, context: { locale: Locale }): Promise<string>
}

const longest = 6000

/** The tool over the handbook in a folder. */
export function handbookTool(handbookDir: string): HandbookTool {
  const { $schema: _, ...schema } = z.toJSONSchema(input)
  return {
    name: 'search_handbook',
    description:
      'Searches the handbook of Atelier, the application this conversation takes place in: how to use it, run it and connect models. Use it for every question about the application itself, and name the address of what you quote.',
    input: schema,
    async run(asked, { locale }) {
      const parsed = input.safeParse(asked)
      if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
      const search = await openHandbookSearch(handbookDir)
      const hits = search.find(parsed.data.query, locale).slice(0, 4)
      if (hits.length === 0) return 'The handbook has nothing on this.'
      const sections = hits.map(
        ({ page, section }) =>
          `# ${page.title}${section.heading && `: ${section.heading}`}\nAddress: ${sectionUrl(page, section)}\n\n${section.markdown}`,
      )
      return sections.join('\n\n').slice(0, longest)
    },
  }
}
