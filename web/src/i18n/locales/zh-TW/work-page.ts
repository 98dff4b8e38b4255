import type { WorkPageTexts } from '../en-US/work-page.ts'

const many = (n: number): string => n.toLocaleString('zh-TW')

export const workPage: WorkPageTexts = {
  title: '作品',
  about: '關於這個作品',
  pictures: '圖片',
  previous: '上一張',
  next: '下一張',
  zoomIn: '放大檢視',
  zoomOut: '顯示全圖',
  picture: ({ n, of }) => `第 ${n} 張，共 ${of} 張`,

  makeLike: '做同款',
  makeLikeHidden: '作者沒有公開提示詞，請寫下你自己的描述。',
  collect: '收藏',
  collected: '已收藏',
  download: '下載',
  share: '分享',
  report: '檢舉',

  views: ({ n }) => `${many(n)} 次瀏覽`,
  likes: ({ n }) => `${many(n)} 個讚`,
  collects: ({ n }) => `${many(n)} 次收藏`,
  remakes: ({ n }) => `${many(n)} 個同款`,

  recipe: '詳情',
  prompt: '提示詞',
  negativePrompt: '不希望出現',
  hidden: '作者沒有公開提示詞。',
  inputsOnlyYou: '這些檔案只有你看得到。',
  hiddenMine: '其他人看不到這段提示詞。',
  model: '模型',
  size: '尺寸',
  length: '長度',
  builtin: '內建',
  builtinText: '由內建引擎產生，不是 AI 模型',
  tags: '標籤',
  licence: '授權',

  own: '你的作品',
  editOrWithdraw: '修改或撤下',
  publishAgain: '再次發布',
  onlyYou: '只有你看得到它。',

  lineage: '來源與衍生作品',
  ancestors: '來源',
  descendants: '衍生作品',
  related: '相關作品',
  relatedFailed: '相關作品沒能載入。',

  gone: '這裡沒有這件作品',
  goneText: '它已被撤下，或者網址有誤。',
  toGallery: '前往作品廣場',
}
