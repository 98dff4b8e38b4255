import type { KnowledgeTexts } from '../en-US/knowledge.ts'

export const knowledge: KnowledgeTexts = {
  attached: '隨訊息傳送的檔案',
  removeFile: ({ name }) => `移除 ${name}`,
  uploading: '正在上傳',
  reading: '正在讀取…',
  failed: '無法讀取這個檔案。',
  readyWith: ({ shown }) => `已就緒 · ${shown} 字`,

  document: '檔案',
  passages: '段落',
  download: '下載檔案',
  gone: '這個檔案已不存在',
  goneText: '它已被刪除，或屬於其他人。',
  earlier: '前面的段落',
  later: '後面的段落',
  cited: '被引用的段落',
  page: ({ n }) => `第 ${n} 頁`,
  lines: ({ from, to }) => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`),

  title: '我的檔案',
  search: '搜尋檔案',
  none: '還沒有檔案',
  noneText: '把 PDF、Office 檔案或文字檔拖進對話，回答就會引用其中的內容。',
  nothingFound: '沒有名稱相符的檔案',
  remove: ({ name }) => `刪除 ${name}`,
  removeTitle: '要刪除這個檔案嗎？',
  removeText: ({ name }) =>
    `${name} 會永久刪除。既有的回答會保留引用過的文字，新的回答無法再使用它。`,
  removeConfirm: '刪除',
  more: '顯示更多',

  chooseTitle: '從我的檔案加入',
  choose: ({ n }) => (n === 0 ? '加入檔案' : `加入 ${n} 個檔案`),
  chooseMost: ({ n }) => `還能加入 ${n} 個檔案。`,
  chosenAlready: '已加入',

  knowledge: '知識庫',
  knowledgeHint: '回答會取材自這些檔案並引用原文，所有使用的人都看得到引文。',
  upload: '上傳檔案',
  fromOwn: '我的檔案',
  ready: '已就緒',
  retryFile: ({ name }) => `重新上傳 ${name}`,
  tooMany: ({ max }) => `最多能加入 ${max} 個檔案。`,

  notYours: '這個檔案屬於其他人，或已被刪除。以下是回答引用的內容。',
}
