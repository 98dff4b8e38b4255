import type { VideoTexts } from '../en-US/video.ts'

export const video: VideoTexts = {
  title: 'AI 视频',
  shown: '显示内容',
  ownClips: '我的视频',
  demos: '示例',
  empty: '你的视频会出现在这里',
  emptyText: '写下要发生的事，或添加一张图片作为开头。',
  emptyDemos: '也可以从这些示例开始',
  openDemo: ({ title }) => `观看：${title}`,
  useDemo: ({ title }) => `用这个：${title}`,
  wordsTaken: '提示词已填入。',
}
