import type { PaletteOption } from '../palette-option.ts'
import type { PaletteContext } from '../palette-source.ts'

/** What the site proposes to begin with. */
export const ideaOptions = ({ site, doors }: PaletteContext): PaletteOption[] =>
  [...new Set(site.ideas)].map((idea) => ({
    key: `idea-${encodeURIComponent(idea)}`,
    section: 'prompts' as const,
    icon: 'lightbulb' as const,
    label: idea,
    keywords: 'prompt idea',
    run: () => doors.compose(idea),
  }))
