import type { BannersTexts } from '../en-US/banners.ts'

export const banners: BannersTexts = {
  label: '精選',
  carousel: '輪播圖',
  slide: '圖片',
  slideOf: ({ n, count }) => `第 ${n} 張圖片，共 ${count} 張`,
  goTo: ({ n }) => `第 ${n} 張`,
  previous: '上一張',
  next: '下一張',
  pause: '暫停輪播',
  play: '播放輪播',
}
