// Words by which styles are known, in English and Chinese: the first that is found counts. And what styles and moods are called.
import type { Mood } from '../score/plan.ts'
import type { StyleName } from '../styles/styles.ts'

export const styleWords: readonly (readonly [StyleName, RegExp])[] = [
  ['lofi', /lo-?\s?fi|chill ?hop|study beats?|低保真|低傳真/i],
  ['bossa', /bossa|samba|latin|巴萨诺瓦|巴薩諾瓦|波萨诺瓦|波薩諾瓦|拉丁|桑巴/i],
  ['waltz', /waltz|圆舞曲|圓舞曲|华尔兹|華爾茲|三拍/i],
  [
    'chinese',
    /chinese|guzheng|guqin|erhu|pipa|pentatonic|oriental|古风|古風|国风|國風|中国风|中國風|古筝|古箏|二胡|琵琶|仙侠|仙俠|武侠|武俠|戏曲|戲曲|五声|五聲/i,
  ],
  [
    'hiphop',
    /hip[- ]?hop|\brap\b|\btrap\b|boom ?bap|r&b|\brnb\b|嘻哈|说唱|說唱|饶舌|饒舌|节奏布鲁斯/i,
  ],
  ['jazz', /jazz|swing|bebop|blues|爵士|摇摆乐|搖擺樂|蓝调|藍調|布鲁斯/i],
  ['disco', /disco|funk|迪斯科|放克/i],
  ['house', /\bhouse\b|techno|trance|dance|\bedm\b|club|浩室|舞曲|夜店|电音|電音/i],
  ['electronic', /electro|synth|8[- ]?bit|chiptune|cyber|电子|電子|合成器|赛博|賽博/i],
  [
    'ambient',
    /ambient|meditat|drone|sleep|\bspa\b|\bzen\b|氛围|氛圍|冥想|助眠|睡眠|禅|禪|环境音乐|環境音樂/i,
  ],
  [
    'cinematic',
    /cinematic|film|movie|orchestra|trailer|epic|soundtrack|电影|電影|配乐|配樂|管弦|交响|交響|史诗|史詩|预告/i,
  ],
  ['classical', /classical|piano|sonata|baroque|钢琴|鋼琴|古典|奏鸣曲|奏鳴曲|巴洛克/i],
  ['rock', /rock|metal|punk|grunge|摇滚|搖滾|金属|金屬|朋克|龐克/i],
  ['folk', /folk|acoustic|guitar|country|campfire|民谣|民謠|吉他|乡村|鄉村|原声|原聲|校园|校園/i],
  ['pop', /\bpop\b|ballad|流行|抒情|华语|華語|情歌/i],
]

type Named = readonly [en: string, zh: string]

export const styleLabels: { readonly [Name in StyleName]: Named } = {
  ...({ pop: ['pop', '流行'], rock: ['rock', '摇滚'], jazz: ['jazz', '爵士'] } as const),
  ...({
    bossa: ['bossa nova', '巴萨诺瓦'],
    folk: ['folk', '民谣'],
    hiphop: ['hip-hop', '嘻哈'],
  } as const),
  ...({ lofi: ['lo-fi', '低保真'], disco: ['disco', '迪斯科'], house: ['house', '浩室'] } as const),
  ...({ electronic: ['electronic', '电子'], ambient: ['ambient', '氛围'] } as const),
  ...({ classical: ['piano', '钢琴'], waltz: ['waltz', '圆舞曲'] } as const),
  ...({ chinese: ['Chinese', '古风'], cinematic: ['cinematic', '电影配乐'] } as const),
}

export const moodLabels: { readonly [Name in Mood]: Named } = {
  ...({ happy: ['happy', '欢快'], calm: ['calm', '平静'], sad: ['sad', '忧伤'] } as const),
  ...({ epic: ['epic', '壮丽'], dark: ['dark', '暗黑'], dreamy: ['dreamy', '梦幻'] } as const),
  ...({ romantic: ['romantic', '浪漫'], playful: ['playful', '俏皮'] } as const),
}
