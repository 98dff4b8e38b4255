import type { HomeTexts } from '../en-US/home.ts'

export const home: HomeTexts = {
  title: '首頁',
  places: '去處',
  recent: '繼續',
  ideas: '馬上做一個',
  placeholder: '想問什麼、做什麼都可以',
  today: '今日',
  examples: '範例',
  wholeGallery: '作品廣場',
  untitled: '未命名作品',
  underWay: '進行中',
  kinds: { answer: '回答', picture: '圖片', clip: '影片', song: '歌曲', map: '心智圖' },
  makeIdea: ({ kind, title }: { kind: string; title: string }) => `製作${kind}：${title}`,
  chooseKind: ({ kind }: { kind: string }) => `做成：${kind}`,
  takeExample: ({ title }: { title: string }) => `使用「${title}」`,
}
