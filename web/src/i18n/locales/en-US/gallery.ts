export const gallery = {
  title: 'Gallery',
  results: 'Published works',
  open: ({ name }: { name: string }) => `Open: ${name}`,
  like: ({ n }: { n: number }) => `Like, ${n.toLocaleString('en-US')} so far`,
  likeIt: 'Like',
  unlike: 'Unlike',
  untitled: 'Untitled',
  loadingMore: 'More is coming',
  moreFailed: 'The next works could not be fetched.',
  empty: 'Nothing has been published yet',
  emptyText: 'Works that people publish on this site stand here.',
}

export type GalleryTexts = typeof gallery
