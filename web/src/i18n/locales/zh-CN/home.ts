import type { HomeTexts } from '../en-US/home.ts'

export const home: HomeTexts = {
  title: '首页',
  places: '去处',
  recent: '继续',
  ideas: '马上做一个',
  placeholder: '想问什么、做什么都可以',
  today: '今日',
  examples: '示例',
  wholeGallery: '作品广场',
  untitled: '未命名作品',
  underWay: '进行中',
  kinds: { answer: '回答', picture: '图片', clip: '视频', song: '歌曲', map: '导图' },
  makeIdea: ({ kind, title }: { kind: string; title: string }) => `生成${kind}：${title}`,
  chooseKind: ({ kind }: { kind: string }) => `做成：${kind}`,
  takeExample: ({ title }: { title: string }) => `使用「${title}」`,
}
