// Names of songs, and their tags, in the language of whoever asked.
import type { Locale } from '@atelier/contract/primitives'
import type { SongManner } from '../score/plan.ts'
import { isMinor } from '../score/scales.ts'
import { toLocale } from './han-script.ts'
import { moodLabels, styleLabels } from './style-words.ts'

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Chinese where the text is, or where there is none and the asker is. */
export const isChinese = (text: string, locale: Locale): boolean =>
  hasHan(text) || (!/\p{L}/u.test(text) && locale !== 'en-US')

const longestTitle = 40

/** A title of the first words of an idea; undefined where it has none. */
export function titleOf(text: string): string | undefined {
  const line = text
    .split(/[\n。！？.!?;；]/u)
    .map((one) => one.trim())
    .find((one) => /\p{L}|\p{N}/u.test(one))
  if (!line) return undefined
  if (hasHan(line)) return [...(topicOf(line).split(/[，、,\s]/u)[0] ?? line)].slice(0, 12).join('')
  const words = topicOf(line)
    .replace(/^(a|an|the)\s+(?=\S)/i, '')
    .split(/\s+/u)
    .slice(0, 6)
    .join(' ')
  const title = [...words]
    .slice(0, longestTitle)
    .join('')
    .replace(/[\s,:–-]+$/u, '')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** What a song is about, without the words that ask for it. */
export function topicOf(text: string): string {
  const line = text.trim()
  const han = line
    .replace(
      /^(请|請|帮我|幫我|给我|給我|我想要|我要|来|來)*(写|寫|做|作|生成|创作|創作)?(一)?(首|段|曲|支)?(关于|關於)?/u,
      '',
    )
    .replace(/的?(歌曲|歌词|歌詞|歌|曲子|音乐|音樂)[。！!]?$/u, '')
  if (hasHan(line)) return han.trim() || line
  const plain = line
    .replace(
      /^(please\s+)?(write|compose|make|create|give me)?\s*(me\s+)?((a|an|the|some)\s+)?(\w+\s+)?(song|lyrics|music|tune|ballad)\s+(about|on|for|of)\s+/i,
      '',
    )
    .replace(/^about\s+/i, '')
  return plain || line
}

export function plainTitle({ style, mood }: SongManner, locale: Locale): string {
  if (locale === 'en-US') {
    const words = [
      mood ? moodLabels[mood][0] : 'a',
      styleLabels[style][0],
      mood ? 'tune' : 'sketch',
    ]
    const title = words.join(' ')
    return title.charAt(0).toUpperCase() + title.slice(1)
  }
  return toLocale(`${mood ? moodLabels[mood][1] : ''}${styleLabels[style][1]}小品`, locale)
}

export function tagsOf({ style, mood, tempo, key }: SongManner, locale: Locale): string {
  const at = locale === 'en-US' ? 0 : 1
  const words = [styleLabels[style][at], ...(mood ? [moodLabels[mood][at]] : [])]
  const mode = locale === 'en-US' ? key.scale : isMinor(key.scale) ? '小调' : '大调'
  const tonic = key.tonic.replace('b', '♭')
  words.push(
    `${Math.round(tempo)} BPM`,
    locale === 'en-US' ? `${tonic} ${mode}` : `${tonic} ${mode}`,
  )
  return toLocale(words.join(locale === 'en-US' ? ', ' : '，'), locale)
}
