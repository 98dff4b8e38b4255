import type { BannersTexts } from '../en-US/banners.ts'

export const banners: BannersTexts = {
  label: '精选',
  carousel: '轮播图',
  slide: '图片',
  slideOf: ({ n, count }) => `第 ${n} 张图片，共 ${count} 张`,
  goTo: ({ n }) => `第 ${n} 张`,
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '播放轮播',
}
