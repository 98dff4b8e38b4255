// What the Guide asks about a topic that its handbook does not know. The questions are the same for every topic, and it says so.
import type { Locale } from '@atelier/contract/primitives'

export type OutlineTexts = {
  /** Branches of a whole map with their questions; `parts` stands where the topic's own parts are put. */
  branches: (topic: string) => readonly { title: string; questions: readonly string[] }[]
  parts: string
  noParts: readonly string[]
  /** More below one node. */
  below: (node: string, parent: string) => readonly string[]
  /** That these are fixed questions. */
  label: string
  labelText: string
  /** The same of a map of what many plan. */
  branchesText: string
  fromHandbook: string
  fromHandbookText: string
}

export const outlineTexts: Record<Locale, OutlineTexts> = {
  'en-US': {
    branches: (topic) => [
      {
        title: 'What it is',
        questions: [
          `What is meant by “${topic}” here?`,
          'What belongs to it, and what does not?',
          'What is it often mistaken for?',
        ],
      },
      {
        title: 'Why',
        questions: ['What is it for?', 'Who is it for?', 'What happens without it?'],
      },
      {
        title: 'How',
        questions: ['What comes first?', 'What is needed for it?', 'What can go wrong?'],
      },
      {
        title: 'Next steps',
        questions: ['What can be done today?', 'Who can help?', 'How will it show that it works?'],
      },
    ],
    parts: 'Parts',
    noParts: ['Which parts does it have?', 'Which of them matters most?'],
    below: (node, parent) => [
      `What exactly is meant by “${node}”?`,
      parent ? `How does it bear on “${parent}”?` : 'What is it for?',
      'An example of it',
      'What is needed for it?',
      'What is still open?',
    ],
    label: 'From the built-in Guide',
    labelText:
      'Questions that fit every topic, to fill in yourself; a language model writes about the topic',
    branchesText:
      'What such plans are usually made of, to fill in yourself; a language model writes about this one',
    fromHandbook: 'From the handbook',
    fromHandbookText: 'The built-in Guide found this there; it is no language model',
  },
  'zh-CN': {
    branches: (topic) => [
      {
        title: '是什么',
        questions: [`这里说的“${topic}”指什么？`, '包括什么，不包括什么？', '常与什么混淆？'],
      },
      { title: '为什么', questions: ['为了什么？', '为了谁？', '没有它会怎样？'] },
      { title: '怎么做', questions: ['先做什么？', '需要什么？', '可能出什么问题？'] },
      { title: '下一步', questions: ['今天能做什么？', '谁能帮忙？', '怎样看出有效？'] },
    ],
    parts: '组成',
    noParts: ['由哪些部分组成？', '其中最重要的是哪个？'],
    below: (node, parent) => [
      `“${node}”具体指什么？`,
      parent ? `它与“${parent}”有什么关系？` : '为了什么？',
      '举一个例子',
      '需要什么？',
      '还有什么没有解决？',
    ],
    label: '来自内置向导',
    labelText: '适用于任何主题的问题，由你来填写；语言模型才能就主题本身展开',
    branchesText: '这类计划通常包括的内容，由你来填写；语言模型才能就这一个展开',
    fromHandbook: '来自手册',
    fromHandbookText: '由内置向导在手册中找到；它不是语言模型',
  },
  'zh-TW': {
    branches: (topic) => [
      {
        title: '是什麼',
        questions: [`這裡說的「${topic}」指什麼？`, '包括什麼，不包括什麼？', '常和什麼混淆？'],
      },
      { title: '為什麼', questions: ['為了什麼？', '為了誰？', '沒有它會怎樣？'] },
      { title: '怎麼做', questions: ['先做什麼？', '需要什麼？', '可能出什麼問題？'] },
      { title: '下一步', questions: ['今天能做什麼？', '誰能幫忙？', '怎麼看出有效？'] },
    ],
    parts: '組成',
    noParts: ['由哪些部分組成？', '其中最重要的是哪個？'],
    below: (node, parent) => [
      `「${node}」具體指什麼？`,
      parent ? `它和「${parent}」有什麼關係？` : '為了什麼？',
      '舉一個例子',
      '需要什麼？',
      '還有什麼沒有解決？',
    ],
    label: '來自內建嚮導',
    labelText: '適用於任何主題的問題，由你來填寫；語言模型才能就主題本身展開',
    branchesText: '這類計畫通常包括的內容，由你來填寫；語言模型才能就這一個展開',
    fromHandbook: '來自手冊',
    fromHandbookText: '由內建嚮導在手冊中找到；它不是語言模型',
  },
}
