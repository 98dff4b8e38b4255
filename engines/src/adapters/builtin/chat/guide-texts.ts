// What the Guide says in its own words.
import type { Locale } from '@atelier/contract/primitives'

export type GuideTexts = {
  /** Who speaks, and that it is no language model. */
  introduction: string
  greeting: string
  thanks: string
  /** The handbook holds nothing that fits. */
  nothingFound: string
  /** Asked for work that only a language model can do. */
  cannotDo: string
  howToConnect: string
  topics: string
  seeAlso: string
  noWords: string
}

export const guideTexts: Record<Locale, GuideTexts> = {
  'en-US': {
    greeting: 'Hello.',
    introduction:
      'I am the Guide, built into Atelier. I answer from its handbook by full-text search, and I work out sums, dates and units exactly. I am not a language model.',
    thanks: 'You are welcome. Ask again whenever something about Atelier is unclear.',
    nothingFound: 'I found nothing in the handbook that answers this.',
    cannotDo: 'This is work for a language model, and I am none.',
    howToConnect:
      'To talk with a language model, [connect one](/help/connect-a-model): set the key of a vendor, or start a [model on this machine](/help/local-models), and restart the server. If you do not run this server, ask its operator.',
    topics: 'What I can tell you about:',
    seeAlso: 'See also:',
    noWords: 'There are no words in your message that I could look up.',
  },
  'zh-CN': {
    greeting: '你好。',
    introduction:
      '我是 Atelier 内置的向导：用全文搜索从手册里找答案，也会精确计算算式、日期和单位。我不是语言模型。',
    thanks: '不客气。对 Atelier 有不清楚的地方，随时再问。',
    nothingFound: '手册里没有找到能回答这个问题的内容。',
    cannotDo: '这是语言模型才能做的事，而我不是语言模型。',
    howToConnect:
      '想与语言模型对话，请[连接模型](/help/connect-a-model)：设置服务商的密钥，或者启动[本机模型](/help/local-models)，然后重启服务器。如果服务器不归你管，请联系运营者。',
    topics: '我可以告诉你：',
    seeAlso: '另见：',
    noWords: '你的消息里没有可以查找的文字。',
  },
  'zh-TW': {
    greeting: '你好。',
    introduction:
      '我是 Atelier 內建的嚮導：用全文搜尋從手冊裡找答案，也能精確計算算式、日期與單位。我不是語言模型。',
    thanks: '不客氣。對 Atelier 有不清楚的地方，隨時再問。',
    nothingFound: '手冊裡找不到能回答這個問題的內容。',
    cannotDo: '這是語言模型才做得到的事，而我不是語言模型。',
    howToConnect:
      '想和語言模型對話，請[連接模型](/help/connect-a-model)：設定供應商的金鑰，或啟動[本機模型](/help/local-models)，再重新啟動伺服器。如果伺服器不是由你管理，請聯絡營運者。',
    topics: '我可以告訴你：',
    seeAlso: '另請參閱：',
    noWords: '你的訊息裡沒有可以查找的文字。',
  },
}
