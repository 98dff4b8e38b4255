export const compare = {
  slider: 'Share of the picture before',
  value: (p: { percent: number }) => `${p.percent}% before`,
  before: 'Before',
  after: 'After',
}
export type CompareTexts = typeof compare
