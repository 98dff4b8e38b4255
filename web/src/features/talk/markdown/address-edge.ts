// Where a bare address ends in Chinese text: before `，` and `。`, and before words that follow without a space.

const CJK_LETTER = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'
/** Punctuation of CJK, and of Chinese typography, that no address holds unencoded. */
const STOP = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…—]/u
/** `/wiki/中文` goes on, `example.com查看` and `/docs查看` end. */
const WORD = new RegExp(`(?<=[A-Za-z0-9])[${CJK_LETTER}]`, 'u')

/** `source` up to the end of the address it begins with; the source itself where nothing is to be cut. */
export function clipAddress(source: string): string {
  if (!/^(?:https?:\/\/|ftp:\/\/|www\.)/i.test(source)) return source
  const space = source.search(/[\s<]/)
  const address = space === -1 ? source : source.slice(0, space)
  const ends = [address.search(STOP), address.search(WORD)].filter((index) => index > 0)
  return ends.length === 0 ? source : source.slice(0, Math.min(...ends))
}
