// Text files say nothing of their encoding. Each is tried, and what comes out is judged by the letters of its language.
import { commonLetters } from './encoding-letters.ts'

/** Names as `TextDecoder` knows them. */
export type NarrowEncoding = (typeof candidates)[number]['encoding']

/** How much of what is no ASCII is as the language writes it, at most 1. */
type Judge = (text: string) => number

const isHan = /\p{Script=Han}/u
const isHangul = /\p{Script=Hangul}/u
/** Signs that several of these encodings have at the same places. */
const isNeutral = /[\p{P}\p{S}\p{N}\p{Z}]|[\uFF01-\uFF5E]/u

/** Letters count 1 where they are common, `otherwise` where they are of the script, and else against it. */
const byLetters =
  (common: ReadonlySet<string>, ofScript: (letter: string) => boolean, otherwise: number): Judge =>
  (text) => {
    let sum = 0
    let letters = 0
    for (const letter of text) {
      if (letter <= '\x7f' || (isNeutral.test(letter) && !common.has(letter))) continue
      letters += 1
      if (common.has(letter)) sum += 1
      else if (ofScript(letter)) sum += otherwise
      else sum -= 1
    }
    return letters === 0 ? 0 : sum / letters
  }

const typographic = /[‘’‚“”„–—…«»°§№•·€£¥©®™\u00A0]/u

/** Letters between which ASCII letters stand, as in French or Polish. */
const amongAscii =
  (common: ReadonlySet<string>): Judge =>
  (text) => {
    let sum = 0
    let seen = 0
    for (const [run] of text.matchAll(/[^\s\p{P}]*[^\p{ASCII}][^\s]*/gu)) {
      const word = run.replace(/(^|\P{L})[¿¡]/gu, '$1')
      const ascii = word.replace(/[^a-z]/gi, '').length
      for (const letter of word.replace(/\p{ASCII}/gu, '')) {
        if (typographic.test(letter)) continue
        seen += 1
        sum += common.has(letter) && (ascii * 4 >= word.length || word.length <= 2) ? 1 : -1
      }
    }
    // No language has both.
    const isMixed = text.includes('ø') && /[ìùè]/.test(text)
    return seen === 0 ? 0.3 : (sum / seen) * (isMixed ? 0.6 : 1)
  }

/** Words of one script, alone: small letters, and great ones where words begin. `frequent` letters make up most of a text. */
const inScript =
  (word: RegExp, frequent: string): Judge =>
  (text) => {
    let sum = 0
    let seen = 0
    for (const [run] of text.matchAll(/[a-z]*[^\p{ASCII}]+[a-z]*/giu)) {
      const letters = [...run].filter((letter) => !typographic.test(letter))
      const isWord = word.test(letters.join('')) && !/.\p{Ll}*\p{Lu}/su.test(letters.join(''))
      seen += letters.length
      for (const letter of letters)
        if (!isWord) sum -= 1
        else sum += frequent.includes(letter.toLowerCase()) ? 1 : 0.1
    }
    return seen === 0 ? 0 : sum / seen
  }

const han = (letter: string) => isHan.test(letter)
const candidates = [
  { encoding: 'gb18030', judge: byLetters(commonLetters.chinese, han, 0.05) },
  { encoding: 'big5', judge: byLetters(commonLetters.chinese, han, 0.05) },
  { encoding: 'shift_jis', judge: byLetters(commonLetters.japanese, han, 0.05) },
  { encoding: 'euc-jp', judge: byLetters(commonLetters.japanese, han, 0.05) },
  {
    encoding: 'euc-kr',
    judge: byLetters(commonLetters.korean, (letter) => isHangul.test(letter), 0.1),
  },
  { encoding: 'windows-1252', judge: amongAscii(commonLetters.western) },
  { encoding: 'windows-1250', judge: amongAscii(commonLetters.centralEuropean) },
  { encoding: 'windows-1251', judge: inScript(/^[Ѐ-ӿ]+$/u, 'оеаинтсрвлкмдпуяы') },
  { encoding: 'koi8-r', judge: inScript(/^[Ѐ-ӿ]+$/u, 'оеаинтсрвлкмдпуяы') },
  { encoding: 'windows-1253', judge: inScript(/^\p{Script=Greek}+$/u, 'αοιετσνηυρπκμλςίόά') },
  { encoding: 'windows-1255', judge: inScript(/^[\p{Script=Hebrew}\p{M}]+$/u, 'יוהלאתרמבשנכ') },
  {
    encoding: 'windows-1256',
    judge: inScript(/^(?:[\p{Script=Arabic}ـ][\u064B-\u0652]*)+$/u, 'الينموتربدعسفهكق'),
  },
  {
    encoding: 'windows-874',
    judge: inScript(/^(?:[เแโใไ]?[ก-ฮ][ัิ-ฺ็-๎]{0,2}[ะาำ]?)+[ๆฯ]?$/u, 'าอนกรเงมยลวด่้ัสตทีบปคใะิ'),
  },
] as const

/** As much as is judged. */
const judgedBytes = 60_000
/** Of a thousand characters, how many may be broken. */
const maxBroken = 2
const minScore = 0.22

export type Guess = {
  encoding: NarrowEncoding
  /** False where the bytes are more likely something else. */
  isSure: boolean
}

/** What bytes that are no UTF are most likely in. */
export function guessEncoding(bytes: Uint8Array): Guess {
  const head = bytes.subarray(0, judgedBytes)
  let best: Guess & { score: number } = { encoding: 'windows-1252', isSure: false, score: 0 }
  for (const { encoding, judge } of candidates) {
    const text = new TextDecoder(encoding).decode(head, { stream: true })
    const broken =
      text.split('\uFFFD').length - 1 + (text.match(/[\x80-\x9f\uE000-\uF8FF]/g)?.length ?? 0)
    if (broken * 1000 > maxBroken * text.length) continue
    const score = judge(text)
    if (score > best.score) best = { encoding, isSure: score >= minScore, score }
  }
  return { encoding: best.encoding, isSure: best.isSure }
}
