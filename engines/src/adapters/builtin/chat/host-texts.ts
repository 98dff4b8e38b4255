// What the Guide says about what it makes.

import type { MakingKind } from '@atelier/contract/makings/making'
import type { Locale } from '@atelier/contract/primitives'

type HostTexts = {
  /** Asked for a kind of work without a word of what it shall be. */
  what: Record<MakingKind, string>
  /** After the first work of a conversation: how to go on. */
  next: Record<Exclude<MakingKind, 'map'>, string>
  /** Whoever was asked whether it may be made said no. */
  notMade: string
  /** Below a map that was laid out: that it is a frame to fill in, and where it is opened. */
  mapIsThere: (address: string) => string
}

export const hostTexts: Record<Locale, HostTexts> = {
  'en-US': {
    what: {
      picture: 'What should the image show? For example: a lighthouse in a storm.',
      clip: 'What should the video show? For example: waves at sunset.',
      song: 'What should the song be about? For example: rain.',
      map: 'What should the map be about? For example: a product launch.',
    },
    next: {
      picture: 'Say “another one” for a new take, or what to change: “make it blue”.',
      clip: 'Say “another one” for a new take, or what to change: “in the snow”.',
      song: 'Say “another one” for a new take, or what to change: “more cheerful”.',
    },
    notMade: 'OK, I won’t make it.',
    mapIsThere: (address) => `Here’s a starting point. [Open the map](${address}) to edit it.`,
  },
  'zh-CN': {
    what: {
      picture: '画什么呢？例如：暴风雨中的灯塔。',
      clip: '拍什么呢？例如：日落时的海浪。',
      song: '写什么主题的歌？例如：雨。',
      map: '围绕什么主题？例如：新品发布。',
    },
    next: {
      picture: '说“再来一张”换一版，或者说要改什么，例如“换成蓝色”。',
      clip: '说“再来一段”换一版，或者说要改什么，例如“加一点雪”。',
      song: '说“再来一首”换一版，或者说要改什么，例如“改成欢快的”。',
    },
    notMade: '没有制作。',
    mapIsThere: (address) => `先搭好框架。[打开导图](${address})即可填写和修改。`,
  },
  'zh-TW': {
    what: {
      picture: '要畫什麼呢？例如：暴風雨中的燈塔。',
      clip: '要拍什麼呢？例如：日落時的海浪。',
      song: '要寫什麼主題的歌？例如：雨。',
      map: '以什麼為主題？例如：新品發表。',
    },
    next: {
      picture: '說「再來一張」換一版，或者說要改什麼，例如「換成藍色」。',
      clip: '說「再來一段」換一版，或者說要改什麼，例如「加一點雪」。',
      song: '說「再來一首」換一版，或者說要改什麼，例如「改成歡快的」。',
    },
    notMade: '沒有製作。',
    mapIsThere: (address) => `先搭好框架。[開啟心智圖](${address})即可填寫與修改。`,
  },
}
