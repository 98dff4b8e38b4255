import { describe, expect, it } from 'vitest'
import type { PaletteOption, PaletteSection } from './palette-option.ts'
import { findables, shownSections } from './rank-options.ts'

const option = (section: PaletteSection, label: string, keywords = ''): PaletteOption => ({
  key: `${section}-${label.replaceAll(' ', '-')}`,
  section,
  icon: 'search',
  label,
  keywords,
  run: () => undefined,
})

const shown = (options: PaletteOption[], query: string, recent: string[] = []) =>
  shownSections(findables(options), query, recent).map(({ name, options: found }) => [
    name,
    ...found.map(({ label }) => label),
  ])

const some = [
  option('actions', 'New chat'),
  option('screens', 'Help'),
  option('conversations', 'Help with taxes'),
  option('conversations', 'Whelping puppies'),
  option('settings', 'Theme: Dark', 'theme dark'),
]

describe('while nothing is typed', () => {
  it('conversations and works stand first, then what else was chosen last, and the rest by kind, nothing twice', () => {
    const all = [...some, option('works', 'A cat'), option('works', 'A dog')]
    const chosen = ['settings-Theme:-Dark', 'gone', 'works-A-dog', 'screens-Help']
    expect(shown(all, '', [...chosen, 'conversations-Whelping-puppies'])).toEqual([
      ['conversations', 'Whelping puppies', 'Help with taxes'],
      ['works', 'A dog', 'A cat'],
      ['recent', 'Theme: Dark', 'Help'],
      ['actions', 'New chat'],
    ])
  })

  it('of many conversations and works the first are there, and of what was chosen last five', () => {
    const many = (section: PaletteSection, count: number) =>
      Array.from({ length: count }, (_, at) => option(section, `Talk ${at}`))
    const screens = many('screens', 9)
    const all = [...many('conversations', 40), ...many('works', 40), ...screens]
    const keys = screens.map(({ key }) => key)
    const [conversations, works, recent] = shown(all, ' ', keys)
    expect(conversations).toHaveLength(9)
    expect(works).toHaveLength(7)
    expect(recent).toEqual(['recent', 'Talk 0', 'Talk 1', 'Talk 2', 'Talk 3', 'Talk 4'])
  })
})

describe('what was typed', () => {
  it('puts the better fit first, within a kind and among the kinds', () => {
    expect(shown(some, 'help')).toEqual([
      ['screens', 'Help'],
      ['conversations', 'Help with taxes', 'Whelping puppies'],
    ])
    expect(shown(some, 'dark theme')).toEqual([['settings', 'Theme: Dark']])
  })

  it('leaves conversations and works before the others where all fit as well', () => {
    const kinds = ['settings', 'actions', 'screens', 'works', 'conversations'] as const
    const all = kinds.map((section) => option(section, 'Rain'))
    expect(shown(all, 'rain').map(([name]) => name)).toEqual([
      'conversations',
      'works',
      'screens',
      'actions',
      'settings',
    ])
  })

  it('leaves equals in the order in which they were given', () => {
    const talks = ['Talk b', 'Talk a', 'Talk c'].map((label) => option('conversations', label))
    expect(shown(talks, 'talk')).toEqual([['conversations', 'Talk b', 'Talk a', 'Talk c']])
  })

  it('shows no kind of which nothing fits, and nothing at all when nothing does', () => {
    expect(shown(some, 'taxes')).toEqual([['conversations', 'Help with taxes']])
    expect(shown(some, 'nothing like it')).toEqual([])
  })

  it('finds one conversation among a thousand, and lists no more than thirty', () => {
    const many = Array.from({ length: 1000 }, (_, at) => option('conversations', `Talk ${at} end`))
    expect(shown(many, 'end 777')).toEqual([['conversations', 'Talk 777 end']])
    expect(shown(many, 'talk')[0]).toHaveLength(31)
  })
})
