// What the composer is called and says of itself, in every language.
import type { Locale } from '@atelier/contract/primitives'
import type { ModelTexts } from '../../../kinds/work.ts'

const texts: { readonly [L in Locale]: Required<ModelTexts> } = {
  'en-US': {
    label: 'Built-in composer',
    description:
      'Composes and plays instrumental music from style, mood, and tempo. No key, no network. It can’t sing; lyrics are kept with the song, timed to its bars.',
  },
  'zh-CN': {
    label: '内置作曲',
    description:
      '由内置程序按风格、情绪与速度作曲并演奏：不需密钥，不联网。它不会演唱：歌词随歌曲保存，并按小节对齐时间。',
  },
  'zh-TW': {
    label: '內建作曲',
    description:
      '由內建程式依風格、情緒與速度作曲並演奏：不需金鑰，不連網。它不會演唱：歌詞隨歌曲保存，並按小節對齊時間。',
  },
}

export const ownMusicTexts = (locale: Locale): Required<ModelTexts> => texts[locale]
