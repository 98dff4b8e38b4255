import type { GalleryTexts } from '../en-US/gallery.ts'

export const gallery: GalleryTexts = {
  title: '作品廣場',
  results: '已發布的作品',
  open: (p) => `開啟：${p.name}`,
  like: (p) => `按讚，已有 ${p.n.toLocaleString('zh-TW')} 個`,
  likeIt: '按讚',
  unlike: '收回讚',
  untitled: '未命名',
  loadingMore: '正在載入更多',
  moreFailed: '後面的作品沒能載入。',
  empty: '還沒有作品發布',
  emptyText: '大家在本站發布的作品會出現在這裡。',
}
