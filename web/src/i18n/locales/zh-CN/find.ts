import type { FindTexts } from '../en-US/find.ts'

export const find: FindTexts = {
  find: '在当前对话中查找',
  next: '下一个',
  previous: '上一个',
  count: (p) => `${p.n}/${p.of}`,
  none: '无结果',
  loading: '正在加载整个对话',
}
