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
  it('everything is there by kind, what was chosen last above it and not twice', () => {
    expect(shown(some, '', ['settings-Theme:-Dark', 'gone', 'screens-Help'])).toEqual([
      ['recent', 'Theme: Dark', 'Help'],
      ['actions', 'New chat'],
      ['conversations', 'Help with taxes', 'Whelping puppies'],
    ])
  })

  it('of many conversations the first are there, and of what was chosen last five', () => {
    const many = Array.from({ length: 40 }, (_, at) => option('conversations', `Talk ${at}`))
    const keys = many.slice(20).map(({ key }) => key)
    const [recent, conversations] = shown(many, ' ', keys)
    expect(recent).toEqual(['recent', 'Talk 20', 'Talk 21', 'Talk 22', 'Talk 23', 'Talk 24'])
    expect(conversations).toHaveLength(9)
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
