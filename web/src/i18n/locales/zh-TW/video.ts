import type { VideoTexts } from '../en-US/video.ts'

export const video: VideoTexts = {
  title: 'AI 影片',
  shown: '顯示內容',
  ownClips: '我的影片',
  demos: '範例',
  empty: '你的影片會出現在這裡',
  emptyText: '寫下要發生的事，或加入一張圖片當作開頭。',
  emptyDemos: '也可以從這些範例開始',
  openDemo: ({ title }) => `觀看：${title}`,
  useDemo: ({ title }) => `使用這個：${title}`,
  wordsTaken: '提示詞已填入。',
}
