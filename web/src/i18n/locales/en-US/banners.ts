export const banners = {
  label: 'Highlights',
  /** What it is, to a screen reader. */
  carousel: 'carousel',
  slide: 'image',
  slideOf: ({ n, count }: { n: number; count: number }) => `Image ${n} of ${count}`,
  goTo: ({ n }: { n: number }) => `Image ${n}`,
  previous: 'Previous image',
  next: 'Next image',
  pause: 'Pause',
  play: 'Play',
}
export type BannersTexts = typeof banners
