export const banners = {
  label: 'Highlights',
  /** What it is, to a screen reader. */
  carousel: 'carousel',
  slide: 'picture',
  slideOf: ({ n, count }: { n: number; count: number }) => `Picture ${n} of ${count}`,
  goTo: ({ n }: { n: number }) => `Picture ${n}`,
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause',
  play: 'Play',
}
export type BannersTexts = typeof banners
