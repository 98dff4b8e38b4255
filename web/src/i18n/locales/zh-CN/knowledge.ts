import type { KnowledgeTexts } from '../en-US/knowledge.ts'

export const knowledge: KnowledgeTexts = {
  attached: '随消息发送的文件',
  removeFile: ({ name }) => `移除 ${name}`,
  uploading: '正在上传',
  reading: '正在读取…',
  failed: '无法读取此文件。',
  readyWith: ({ shown }) => `已就绪 · ${shown} 字`,

  document: '文件',
  passages: '段落',
  download: '下载文件',
  gone: '该文件已不存在',
  goneText: '它已被删除，或属于其他人。',
  earlier: '前面的段落',
  later: '后面的段落',
  cited: '被引用的段落',
  page: ({ n }) => `第 ${n} 页`,
  lines: ({ from, to }) => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`),

  title: '我的文件',
  search: '搜索文件',
  none: '还没有文件',
  noneText: '把 PDF、Office 文件或文本拖进对话，回答就会引用其中的内容。',
  nothingFound: '没有名称匹配的文件',
  remove: ({ name }) => `删除 ${name}`,
  removeTitle: '删除这个文件？',
  removeText: ({ name }) =>
    `${name} 将被彻底删除。已有回答会保留引用过的文字，新的回答不能再使用它。`,
  removeConfirm: '删除',
  more: '显示更多',

  chooseTitle: '从我的文件中添加',
  choose: ({ n }) => (n === 0 ? '添加文件' : `添加 ${n} 个文件`),
  chooseMost: ({ n }) => `还可以添加 ${n} 个文件。`,
  chosenAlready: '已添加',

  knowledge: '知识库',
  knowledgeHint: '回答会取材于这些文件并引用原文，对所有使用者都是如此。',
  upload: '上传文件',
  fromOwn: '我的文件',
  ready: '已就绪',
  retryFile: ({ name }) => `重新上传 ${name}`,
  tooMany: ({ max }) => `最多可添加 ${max} 个文件。`,

  notYours: '该文件属于其他人，或已被删除。以下是回答引用的内容。',
}
