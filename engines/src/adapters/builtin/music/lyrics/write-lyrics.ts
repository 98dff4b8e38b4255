// Lyrics of lines that are known beforehand, chosen by chance and filled with what the song is about.

import { traditionalEvidence } from '@atelier/contract/han-variants'
import type { Locale } from '@atelier/contract/primitives'
import { createRandom, type Random } from '../../image/craft/random.ts'
import { toTraditional } from '../words/han-script.ts'
import { isChinese, titleOf } from '../words/name-song.ts'
import { readTopic } from '../words/song-topic.ts'
import { chineseRhymes, englishRhymes, type RhymeFamily } from './rhymes.ts'

export type Lyrics = { title: string; text: string }

export type LyricsRequest = { prompt: string; seed: number; locale: Locale }

/** Two versions, which rhyme on other sounds, in the language of the prompt. */
export function writeLyrics({ prompt, seed, locale }: LyricsRequest): Lyrics[] {
  const random = createRandom(seed, 'lyrics')
  const isHan = isChinese(prompt, locale)
  const inScript = isHan && isTraditional(prompt, locale) ? toTraditional : (text: string) => text
  const families = shuffle(isHan ? chineseRhymes : englishRhymes, random)
  const topic = readTopic(prompt)
  const { name: thing = '' } = topic && 'name' in topic ? topic : {}
  const name = titleOf(thing || prompt) ?? inScript(isHan ? '这首歌' : 'Untitled')
  return [0, 1].map((version) => {
    const family = families[version % families.length] as RhymeFamily
    const other = families[(version + 2) % families.length] as RhymeFamily
    const stanza = (label: string, lines: readonly string[]) =>
      [label, ...lines.map((line) => capital(inScript(line).replaceAll('{t}', thing)))].join('\n')
    const about = (lines: readonly string[]) => (thing ? withTopic(lines, random) : [])
    const [first = [], second = []] = pickStanzas(family.verse, about, random)
    // A sentence is sung as it is, before the lines that rhyme.
    const opening = topic && 'sentence' in topic ? [topic.sentence] : []
    const named = about(family.chorus)
    const chorus = [...named, ...without(family.chorus, 4 - named.length, random)]
    const bridge = without(other.chorus, 2, random)
    const text = [
      stanza('[Verse]', [...opening, ...first]),
      stanza('[Chorus]', chorus),
      stanza('[Verse]', second),
      stanza('[Chorus]', chorus),
      ...(version === 1 ? [stanza('[Bridge]', bridge), stanza('[Chorus]', chorus)] : []),
    ].join('\n\n')
    const otherTitle = inScript(isHan ? `${name}之歌` : `Song of ${name}`)
    return { title: version === 0 ? name : otherTitle, text }
  })
}

function isTraditional(prompt: string, locale: Locale): boolean {
  const evidence = traditionalEvidence(prompt)
  return evidence === 0 ? locale === 'zh-TW' : evidence > 0
}

const hasTopic = (line: string) => line.includes('{t}')

const withTopic = (lines: readonly string[], random: Random) =>
  shuffle(lines.filter(hasTopic), random).slice(0, 1)

const without = (lines: readonly string[], count: number, random: Random) =>
  shuffle(
    lines.filter((line) => !hasTopic(line)),
    random,
  ).slice(0, count)

/** Two stanzas of four lines that share none; the first says what it is about. */
function pickStanzas(
  lines: readonly string[],
  about: (lines: readonly string[]) => string[],
  random: Random,
): string[][] {
  const rest = without(lines, lines.length, random)
  const named = about(lines)
  const first = rest.splice(0, 4 - named.length)
  first.splice(1, 0, ...named)
  return [first, rest.splice(0, 4)]
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random.int(0, at)
    const [one, two] = [mixed[at] as Item, mixed[other] as Item]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)
