import type { FindTexts } from '../en-US/find.ts'

export const find: FindTexts = {
  find: '在這個對話中尋找',
  next: '下一個',
  previous: '上一個',
  count: (p) => `${p.n}/${p.of}`,
  none: '沒有結果',
  loading: '正在載入整個對話',
}
