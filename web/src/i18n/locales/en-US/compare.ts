export const compare = {
  slider: 'Before and after',
  value: (p: { percent: number }) => `${p.percent}% before`,
  before: 'Before',
  after: 'After',
}
export type CompareTexts = typeof compare
