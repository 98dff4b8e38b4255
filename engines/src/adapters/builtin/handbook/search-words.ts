// The words of a text as the search knows them: stems of Latin words, pairs of Han characters.
import { foldHan } from '@atelier/contract/han-variants'

const runs = /[a-z\d]+|\p{Script=Han}+/gu

/** Every word of a text, in its order. Text without letters gives none. */
export function searchWords(text: string): string[] {
  const words: string[] = []
  for (const [run] of foldHan(text.normalize('NFKC').toLowerCase()).matchAll(runs)) {
    if (englishFillers.has(run)) continue
    if (/[a-z\d]/.test(run)) words.push(stem(run))
    else if (run.length === 1) words.push(run)
    else for (let at = 0; at + 1 < run.length; at += 1) words.push(run.slice(at, at + 2))
  }
  return words
}

const endings: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?:sses)$/, 'ss'],
  [/(?<!s|u)s$/, ''],
  [/(?:ing|ed)$/, ''],
  [/e$/, ''],
]

/** What `deletes`, `deleted` and `deleting` have in common. */
export function stem(word: string): string {
  // Without a vowel it is an abbreviation: https, tls.
  if (!/^[a-z]+$/.test(word) || !/[aeiouy]/.test(word)) return word
  let root = word
  for (const [ending, replacement] of endings) {
    const shorter = root.replace(ending, replacement)
    if (shorter.length >= 3) root = shorter
  }
  return root.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

const englishFillers = new Set(
  (
    'a about after all allow allowed arent available didnt doesnt havent made shouldnt support supports way wont wouldnt am an and any are as at be been but by can cannot cant could did do does doesnt doing dont for from get ' +
    'gets getting give go had has have having help how i if im in into is isnt it its just know let like ' +
    'make makes may me mean means my need needs no not now of off on one onto or our out please put ' +
    'should show so some somebody something tell than thank thanks that thats the their them then there these they thing ' +
    'things this those through to too up us use used uses using want wants was way we were what whats when where which who whose why ' +
    'will with without would you your here happen happens possible really much many there'
  ).split(' '),
)

const hanFillers =
  /请问一下|请问|请教|麻烦|告诉|怎么样|怎么办|怎么|怎样|如何|为什么|为何|什么时候|什么|哪里|哪儿|哪些|哪个|哪种|多少|多大|可不可以|能不能|是不是|有没有|会不会|要不要|可以|能够|能否|是否|应该|需要|一下|一个|一些|这个|那个|这里|那里|这样|那样|你们|我们|他们|自己|已经|还是|或者|时候|东西|帮忙|到底|究竟|支持|使用|作用|区别|不同|关系|意思|办法|方法|步骤|教程|不|[吗呢啊吧呀嘛哦的了着过么我你您它他把被让给跟和与或在是有要想能会就都也还又很太请该才咋啥几去来用到里个]|上(?![下传限])|(?<!上)下(?![载文])/g

/** Something that a question speaks of: a Latin word, or a Han character by the pairs it stands in. */
export type QuestionUnit = {
  words: string[]
  /** A lone character, such as a verb among small talk: it says too little to be missed where it is unknown. */
  lone: boolean
}

export type QuestionWords = {
  /** All words to look for, each once. */
  words: string[]
  units: QuestionUnit[]
}

/** What a question is about. Small talk in it is not looked for, and does not count as missing. */
export function questionWords(question: string): QuestionWords {
  const text = foldHan(question.normalize('NFKC').toLowerCase()).replace(/['’]/g, '')
  const spoken = new Set<number>()
  for (const filler of text.matchAll(hanFillers))
    for (let at = 0; at < filler[0].length; at += 1) spoken.add(filler.index + at)
  const words = new Set<string>()
  const units: QuestionUnit[] = []
  for (const match of text.matchAll(runs)) {
    const [run] = match
    if (/[a-z\d]/.test(run)) {
      if (englishFillers.has(run)) continue
      const word = stem(run)
      words.add(word)
      units.push({ words: [word], lone: false })
      continue
    }
    const isSpoken = (at: number) => at < 0 || at >= run.length || spoken.has(match.index + at)
    for (let at = 0; at < run.length; at += 1) {
      if (isSpoken(at)) continue
      const own = pairsAt(run, at)
      for (const pair of own) words.add(pair)
      const lone = isSpoken(at - 1) && isSpoken(at + 1) && run.length > 1
      if (own.length) units.push({ words: own, lone })
    }
  }
  return { words: [...words], units }
}

const particles = /[的了吗呢吧啊我你它]/

/** The pairs of a run that hold the character at a place; a run of one character is its own. */
function pairsAt(run: string, at: number): string[] {
  if (run.length === 1) return [run]
  return [run.slice(Math.max(0, at - 1), at + 1), run.slice(at, at + 2)].filter(
    (pair) => pair.length === 2 && !particles.test(pair),
  )
}
