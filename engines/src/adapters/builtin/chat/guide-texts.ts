// What the Guide says in its own words.
import type { Locale } from '@atelier/contract/primitives'

export type GuideTexts = {
  /** Who speaks, and that it is no language model. */
  introduction: string
  tryThese: string
  greeting: string
  thanks: string
  /** Asked for work that only a language model can do; `some` where there is one to be chosen. One line each. */
  takesModel: { none: string; some: string }
  /** The handbook holds nothing that fits. One line each. */
  nothingFound: { none: string; some: string }
  /** Leads to where a model is connected. */
  connect: string
  topics: string
  seeAlso: string
  noWords: string
}

export const guideTexts: Record<Locale, GuideTexts> = {
  'en-US': {
    greeting: 'Hello.',
    introduction:
      'I’m the Guide, built into Atelier. I make images, songs, videos, and mind maps, answer from the handbook, and get sums, dates, and units exactly right. I’m not a language model.',
    tryThese: 'Try “draw a lighthouse in a storm” or “a song about rain”.',
    thanks: 'You are welcome.',
    takesModel: {
      none: 'That needs a language model, and this site doesn’t have one yet.',
      some: 'That needs a language model. Choose one next to the message box.',
    },
    nothingFound: {
      none: 'The handbook doesn’t cover this. Anything else needs a language model, which this site doesn’t have yet.',
      some: 'The handbook doesn’t cover this. Choose a language model next to the message box and ask it.',
    },
    connect: 'Connect a model',
    topics: 'What I can tell you about:',
    seeAlso: 'See also:',
    noWords: 'There’s nothing in your message I can look up.',
  },
  'zh-CN': {
    greeting: '你好。',
    introduction:
      '我是 Atelier 内置的向导：能画图、写歌、做视频和思维导图，从手册里找答案，也会精确计算算式、日期和单位。我不是语言模型。',
    tryThese: '试试“画一座暴风雨中的灯塔”，或者“写一首关于雨的歌”。',
    thanks: '不客气。',
    takesModel: {
      none: '这需要语言模型，而本站暂时还没有。',
      some: '这需要语言模型：请在输入框旁选择一个。',
    },
    nothingFound: {
      none: '手册里没有相关内容，其他问题需要语言模型，而本站暂时还没有。',
      some: '手册里没有相关内容：请在输入框旁选择一个语言模型来回答。',
    },
    connect: '连接模型',
    topics: '我可以告诉你：',
    seeAlso: '另见：',
    noWords: '你的消息里没有可以查找的文字。',
  },
  'zh-TW': {
    greeting: '你好。',
    introduction:
      '我是 Atelier 內建的嚮導：會畫圖、寫歌、做影片和心智圖，從手冊裡找答案，也能精確計算算式、日期與單位。我不是語言模型。',
    tryThese: '試試「畫一座暴風雨中的燈塔」，或是「寫一首關於雨的歌」。',
    thanks: '不客氣。',
    takesModel: {
      none: '這需要語言模型，而本站目前還沒有。',
      some: '這需要語言模型：請在輸入框旁選一個。',
    },
    nothingFound: {
      none: '手冊裡沒有相關內容，其他問題需要語言模型，而本站目前還沒有。',
      some: '手冊裡沒有相關內容：請在輸入框旁選一個語言模型來回答。',
    },
    connect: '連接模型',
    topics: '我可以告訴你：',
    seeAlso: '另請參閱：',
    noWords: '你的訊息裡沒有可以查找的文字。',
  },
}
