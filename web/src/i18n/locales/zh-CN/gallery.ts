import type { GalleryTexts } from '../en-US/gallery.ts'

export const gallery: GalleryTexts = {
  title: '作品广场',
  results: '已发布的作品',
  open: (p) => `打开：${p.name}`,
  like: (p) => `点赞，已有 ${p.n.toLocaleString('zh-CN')} 个`,
  likeIt: '点赞',
  unlike: '取消点赞',
  untitled: '未命名',
  loadingMore: '正在加载更多',
  moreFailed: '后面的作品没能加载。',
  empty: '还没有作品发布',
  emptyText: '大家在本站发布的作品会出现在这里。',
}
