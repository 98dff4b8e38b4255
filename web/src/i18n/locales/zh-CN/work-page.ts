import type { WorkPageTexts } from '../en-US/work-page.ts'

const many = (n: number): string => n.toLocaleString('zh-CN')

export const workPage: WorkPageTexts = {
  title: '作品',
  about: '关于这个作品',
  pictures: '图片',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大查看',
  zoomOut: '显示全图',
  picture: ({ n, of }) => `第 ${n} 张，共 ${of} 张`,

  makeLike: '做同款',
  makeLikeHidden: '作者没有公开提示词，请写下你自己的描述。',
  collect: '收藏',
  collected: '已收藏',
  download: '下载',
  share: '分享',
  report: '举报',

  views: ({ n }) => `${many(n)} 次浏览`,
  likes: ({ n }) => `${many(n)} 个赞`,
  collects: ({ n }) => `${many(n)} 次收藏`,
  remakes: ({ n }) => `${many(n)} 个同款`,

  recipe: '详情',
  prompt: '提示词',
  negativePrompt: '不希望出现',
  hidden: '作者没有公开提示词。',
  inputsOnlyYou: '这些文件只有你能看到。',
  hiddenMine: '其他人看不到这段提示词。',
  model: '模型',
  size: '尺寸',
  length: '时长',
  builtin: '内置',
  builtinText: '由内置引擎生成，不是 AI 模型',
  tags: '标签',
  licence: '许可',

  own: '你的作品',
  editOrWithdraw: '修改或撤回',
  publishAgain: '再次发布',
  onlyYou: '只有你能看到它。',

  lineage: '来源与衍生作品',
  ancestors: '来源',
  descendants: '衍生作品',
  related: '相关作品',
  relatedFailed: '相关作品加载失败。',

  gone: '这里没有这个作品',
  goneText: '它已被撤回，或者地址有误。',
  toGallery: '去作品广场',
}
