import { expect, it } from 'vitest'
import { readLyrics } from './read-lyrics.ts'
import { chineseRhymes, englishRhymes } from './rhymes.ts'
import { timeLyrics } from './time-lyrics.ts'
import { writeLyrics } from './write-lyrics.ts'

const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('['))

it.each([
  ['月亮', 'zh-CN' as const, chineseRhymes],
  ['the moon', 'en-US' as const, englishRhymes],
])('rhymes, within every section: %s', (prompt, locale, families) => {
  for (let seed = 1; seed < 30; seed += 1)
    for (const { text } of writeLyrics({ prompt, seed, locale }))
      for (const section of text.split('\n\n')) {
        const lines = linesOf(section)
        const rhymes = families.some(({ endings }) =>
          lines.every((line) => endings.some((ending) => line.endsWith(ending))),
        )
        expect(rhymes, section).toBe(true)
        expect(new Set(lines).size).toBe(lines.length)
      }
})

it('has only lines that rhyme as their family does', () => {
  for (const { endings, verse, chorus } of [...chineseRhymes, ...englishRhymes])
    for (const line of [...verse, ...chorus])
      expect(
        endings.some((ending) => line.endsWith(ending)),
        line,
      ).toBe(true)
})

it('reads sections with labels of all kinds, and stanzas with none', () => {
  const kinds = (text: string) => readLyrics(text).map(({ kind }) => kind)
  expect(kinds('[Verse 1]\na\n\n【副歌】\nb\n(Bridge)\nc\n［尾聲］\nd')).toEqual([
    'verse',
    'chorus',
    'bridge',
    'outro',
  ])
  expect(kinds('a\nb\n\nc\n\n\nd')).toEqual(['verse', 'chorus', 'verse'])
  expect(readLyrics('[guitar]\na (oh)\n[x] b')[0]?.lines).toEqual(['a (oh)', '[x] b'])
  expect(readLyrics(' \n\r\n')).toEqual([])
})

it('times lines to the sections of their kind, and those that do not fit not at all', () => {
  const sections = [
    { kind: 'intro', startBar: 0, bars: 4 },
    { kind: 'verse', startBar: 4, bars: 8 },
    { kind: 'chorus', startBar: 12, bars: 4 },
  ] as const
  const blocks = [
    { kind: 'verse', lines: ['a', 'b'] },
    { kind: 'chorus', lines: ['c', 'd', 'e', 'f', 'g'] },
  ] as const
  const timed = timeLyrics(blocks, sections, 2, 0)
  expect(timed.map(({ text, startS }) => `${text}${startS}`)).toEqual([
    'a8',
    'b16',
    'c24',
    'd26',
    'e28',
    'f30',
  ])
  const many = Array.from({ length: 9 }, () => blocks[1])
  expect(timeLyrics(many, sections, 2, 0)).toHaveLength(12)
})
