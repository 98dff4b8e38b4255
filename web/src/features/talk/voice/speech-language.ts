// Which language a text is in, as far as its letters tell, and the voice for it. Pure.

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja-JP'],
  [/\p{Script=Hangul}/gu, 'ko-KR'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru-RU'],
  [/\p{Script=Arabic}/gu, 'ar-SA'],
  [/\p{Script=Thai}/gu, 'th-TH'],
  [/\p{Script=Devanagari}/gu, 'hi-IN'],
  [/\p{Script=Greek}/gu, 'el-GR'],
  [/\p{Script=Hebrew}/gu, 'he-IL'],
]

/** The language that a sentence is read in; `shown` is that of the page, which settles what letters leave open. */
export function languageOf(text: string, shown: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return shown
  for (const [script, language] of scripts) {
    const share = (text.match(script)?.length ?? 0) / letters
    // A letter of these says as much as a word of others; Japanese is told by its own beside those of Chinese.
    if (share < (language === 'ja-JP' ? 0.1 : 0.2)) continue
    return language === 'zh' ? (shown.startsWith('zh') ? shown : 'zh-CN') : language
  }
  return shown.startsWith('zh') ? 'en-US' : shown
}

export type KnownVoice = Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'> &
  Partial<Pick<SpeechSynthesisVoice, 'voiceURI'>>

/** The best of the voices for a language, or the preferred one where it speaks it; undefined leaves the choice to the browser. */
export function voiceFor<V extends KnownVoice>(
  voices: readonly V[],
  language: string,
  preferred = '',
): V | undefined {
  const spelled = (tag: string) => tag.replace('_', '-').toLowerCase()
  const wanted = spelled(language)
  const [base = wanted] = wanted.split('-')
  const score = (voice: V) =>
    (spelled(voice.lang) === wanted ? 4 : 0) +
    (voice.default ? 2 : 0) +
    (voice.localService ? 1 : 0)
  const fitting = voices.filter(({ lang }) => spelled(lang).split('-')[0] === base)
  const chosen = preferred && fitting.find(({ voiceURI }) => voiceURI === preferred)
  if (chosen) return chosen
  return fitting.reduce<V | undefined>(
    (best, voice) => (best && score(best) >= score(voice) ? best : voice),
    undefined,
  )
}
