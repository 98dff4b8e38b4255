// The language that a question is written in.

import { traditionalEvidence } from '@atelier/contract/han-variants'
import type { Locale } from '@atelier/contract/primitives'

const englishWords =
  /\b(?:the|is|are|am|was|how|what|who|where|when|why|which|can|could|do|does|did|i|you|my|me|to|of|in|on|and|for|with|it|this|that|hi|hello|hey|thanks|please|not|no|yes)\b/i

/** English, simplified or traditional Chinese; the reader's own language where the question does not show. */
export function questionLanguage(question: string, reader: Locale): Locale {
  const han = question.match(/\p{Script=Han}/gu)?.length ?? 0
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(question)) return reader
  if (han > 0) {
    const evidence = traditionalEvidence(question)
    if (evidence > 0) return 'zh-TW'
    if (evidence < 0) return 'zh-CN'
    return reader === 'zh-TW' ? 'zh-TW' : 'zh-CN'
  }
  const words = question.match(/[a-z]{2,}/gi) ?? []
  return englishWords.test(question) || words.length >= 3 ? 'en-US' : reader
}
