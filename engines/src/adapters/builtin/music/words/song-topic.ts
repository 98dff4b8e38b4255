// What a song is about, in a form that fits into a line: a thing that has a name, or a sentence that stands for itself. What is neither
// stays out of the lines, for a line with half a clause in it is no sentence.
import { moodsByWord } from './mood-words.ts'
import { hasHan, topicOf } from './name-song.ts'
import { styleWords } from './style-words.ts'

export type SongTopic =
  /** A noun with what belongs to it. */
  | { name: string }
  /** A whole sentence. */
  | { sentence: string }
  | undefined

/** How much of an idea is looked at, in letters. */
const maxRead = 300

export function readTopic(prompt: string): SongTopic {
  const said = prompt.slice(0, maxRead)
  const telling = clauseWithTopic(said)
  const clause =
    topicOf(telling ?? said)
      .split(clauseEnds)[0]
      ?.trim() ?? ''
  if (!/\p{L}|\p{N}/u.test(clause)) return undefined
  if (telling === undefined && isMannerOnly(clause)) return undefined
  return hasHan(clause) ? hanTopic(clause) : latinTopic(clause)
}

const tellsTopic =
  /(?:关于|關於|讲述|講述|讲的是|講的是|描写|描寫|写给|寫給|献给|獻給|歌颂|歌頌|诉说|訴說|讲|講|\babout\b|\bdedicated to\b)/iu

const clauseEnds = /[\n，,。.！!？?；;：:]/u

const trailing = /的?(?:歌曲|歌词|歌詞|歌|曲子|音乐|音樂)$/u

/** The clause that says what it is about, without the words that announce it; undefined where none announces it. */
function clauseWithTopic(text: string): string | undefined {
  const clause = text.split(clauseEnds).find((each) => tellsTopic.test(each))
  if (clause === undefined) return undefined
  const topic = clause.slice(clause.search(tellsTopic)).replace(tellsTopic, '')
  return topic.replace(trailing, '').trim() || undefined
}

const fillers =
  /的|地|歌曲|歌|曲子|曲|音乐|音樂|旋律|一首|一点|一點|\b(?:a|an|the|and|very|song|songs|music|tune|ballad|track|lyrics|some)\b|[\s、/+-]/giu

/** Only moods and styles: how it sounds, not what it is about. */
function isMannerOnly(clause: string): boolean {
  let rest = clause.toLowerCase()
  for (const [word] of moodsByWord) rest = rest.replaceAll(word, ' ')
  for (const [, known] of styleWords) rest = rest.replaceAll(new RegExp(known.source, 'gi'), ' ')
  return rest.replaceAll(fillers, '') === ''
}

const hanOwner = /^(?:我|你|您|他|她|它|我们|我們|咱|咱们|咱們)的/u
const hanPersons = /[我你您他她它咱们們]/u
/** Signs of what happens, which names are without. */
const hanEvents =
  /[了着過过吗嗎呢吧把被让讓很都也不没沒想要会會能到得给給在是有从從向就等看走跑写寫唱听聽来來去]/u

function hanTopic(clause: string): SongTopic {
  const owned = clause.replace(hanOwner, '')
  const letters = [...clause]
  const isShort = letters.length <= 4
  const isName =
    letters.length <= 8 &&
    !hanPersons.test(owned) &&
    (isShort || !hanEvents.test(owned)) &&
    !clause.endsWith('的')
  if (isName) return { name: clause }
  return letters.length >= 5 && letters.length <= 16 ? { sentence: clause } : undefined
}

const determiner =
  /^(?:a|an|the|my|your|his|her|our|their|its|this|that|these|those|some|every|each|no|one|two|three|all)$/i
const subject = /^(?:i|we|you|he|she|they|it|i'm|i’m|you're|you’re|we're|we’re|it's|it’s|there)$/i
const cutBefore =
  /^(?:who|whom|whose|that|which|when|where|while|because|as|so|but|and|or|if|until|after|before|since)$/i
const preposition =
  /^(?:in|on|at|by|with|from|to|of|for|under|over|through|across|into|near|behind|between|without|during)$/i
/** What no name begins with. */
const opensOther =
  /^(?:how|why|what|when|where|if|to|let|make|give|sing|write|create|please|be|go|do|don't|don’t|not|and|or|very|too|in|on|at|by|with|from)$/i
const maxWords = 5
/** Names of what cannot be counted. */
const uncounted =
  /^(?:love|life|home|time|hope|music|peace|friendship|freedom|happiness|summer|winter|spring|autumn|mum|mom|dad)$/i

function latinTopic(clause: string): SongTopic {
  const words = clause.split(/\s+/u)
  const [first = ''] = words
  if (subject.test(first))
    return words.length >= 3 && words.length <= 12 && clause.length <= 80
      ? { sentence: clause }
      : undefined
  if (opensOther.test(first) || /ing$/i.test(first)) return undefined
  const end = words.findIndex((word, at) => at > 0 && cutBefore.test(word))
  const name = shortened(end < 0 ? words : words.slice(0, end))
  if (!name || name.length > 60) return undefined
  // A name of somebody or of somewhere stands alone; anything else may have the article.
  const isBare =
    determiner.test(first) ||
    uncounted.test(name) ||
    /^\p{Lu}/u.test(first) ||
    !/^\p{L}/u.test(first)
  return { name: isBare ? lowered(name) : `the ${name}` }
}

/** Up to the last preposition before it would be too long. */
function shortened(words: readonly string[]): string | undefined {
  if (words.length <= maxWords) return words.join(' ')
  const cut = words.findLastIndex((word, at) => at <= maxWords && at > 0 && preposition.test(word))
  return cut > 0 ? words.slice(0, cut).join(' ') : undefined
}

const lowered = (name: string): string => {
  const [first = '', ...rest] = name.split(' ')
  return [determiner.test(first) ? first.toLowerCase() : first, ...rest].join(' ')
}
