// Which mood a text asks for, and which it does not want. What is denied does not count for what it names.
import { type Mood, moods } from '../score/plan.ts'
import { moodsByWord } from './mood-words.ts'

export type FoundMood = {
  /** The one that is named most often, the first of those; null where none is. */
  mood: Mood | null
  /** Named only to be kept out. */
  unwanted: readonly Mood[]
}

const letters = /[a-z]/
const escaped = (word: string) => word.replaceAll('-', '[- ]?')
const known = new RegExp(
  moodsByWord.map(([word]) => (letters.test(word) ? `\\b${escaped(word)}\\b` : word)).join('|'),
  'gi',
)
const moodOf = new Map(moodsByWord.map(([word, mood]) => [word.replaceAll('-', ''), mood]))

/** 特别, 离别 and their like end as a denial begins. */
const deniedHan =
  /(?:不想要|不需要|不希望|不想|不要|不用|不是|不那么|不那麼|不够|不夠|不太|不再|不能|不该|不該|不必|不会|不會|不|(?<![特离離分告送个個级級辨识識])[别別]|勿|没有|沒有|没|沒|无需|無需|拒绝|拒絕|避免|远离|遠離|摆脱|擺脫|并非|並非|去掉|去除)(?:太过于|太過於|太过|太過|过于|過於|那么|那麼|这么|這麼|那种|那種|任何|太|很|再|有|写|寫|唱|做|弄|要|是|得|听起来|聽起來|一首|一点|一點|什么|什麼){0,3}$/
const deniedLatin =
  /(?:\b(?:not|no|never|without|avoid|non|isn['’]?t|don['’]?t|doesn['’]?t|shouldn['’]?t|won['’]?t|nothing|neither|less|anything but)\b)[\s-]*(?:(?:be|make|it|sound|sounding|feel|want|too|so|very|really|overly|a|an|the|any|that|bit)\s+){0,4}$/i
const joins = /^\s*(?:的|地)?\s*(?:、|和|与|與|或者|或|及|跟|or|nor|and)\s*(?:太|很|too|very)?\s*$/i

/** How much of a text is looked at, in letters. */
const maxRead = 6000

export function findMood(text: string): FoundMood {
  const wanted: Mood[] = []
  const unwanted: Mood[] = []
  let before = 0
  let wasDenied = false
  const said = text.slice(0, maxRead)
  for (const match of said.matchAll(known)) {
    const mood = moodOf.get(match[0].toLowerCase().replaceAll(/[- ]/g, ''))
    if (!mood) continue
    const between = said.slice(Math.max(before, match.index - 40), match.index)
    const isDenied: boolean =
      deniedHan.test(between) || deniedLatin.test(between) || (wasDenied && joins.test(between))
    ;(isDenied ? unwanted : wanted).push(mood)
    before = match.index + match[0].length
    wasDenied = isDenied
  }
  return { mood: commonest(wanted), unwanted: unwanted.filter((mood) => !wanted.includes(mood)) }
}

function commonest(found: readonly Mood[]): Mood | null {
  const count = (mood: Mood) => found.filter((each) => each === mood).length
  const max = Math.max(0, ...moods.map(count))
  return found.find((mood) => count(mood) === max) ?? null
}
