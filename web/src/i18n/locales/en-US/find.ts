export const find = {
  find: 'Find in this conversation',
  next: 'Next',
  previous: 'Previous',
  count: (p: { n: number; of: number }) => `${p.n}/${p.of}`,
  none: 'No results',
  loading: 'Loading the whole conversation…',
}
export type FindTexts = typeof find
