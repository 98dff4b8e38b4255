// What our own model is called and says of itself, in every language.
import type { Locale } from '@atelier/contract/primitives'
import type { ModelTexts } from '../../../kinds/work.ts'

export const centreModel = 'builtin-centre'

export const centreTexts: { readonly [L in Locale]: Required<ModelTexts> } = {
  'en-US': {
    label: 'Built-in: vocals and backing',
    description:
      'Splits stereo songs on this server by their left-right position; nothing leaves it. Works best with centered vocals. Mono can’t be split.',
  },
  'zh-CN': {
    label: '内置人声分离',
    description:
      '在本服务器上按声音在左右声道间的位置拆分立体声歌曲，歌曲不会外传。居中的人声效果最好，单声道无法拆分。',
  },
  'zh-TW': {
    label: '內建人聲分離',
    description:
      '在本伺服器上依聲音在左右聲道間的位置拆分立體聲歌曲，歌曲不會外傳。居中的人聲效果最好，單聲道無法拆分。',
  },
}
