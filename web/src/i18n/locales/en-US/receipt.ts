export const receipt = {
  model: 'Model',
  time: 'Time',
  input: 'Read',
  cached: 'of these, from a cache',
  output: 'Written',
  thinking: 'of these, thinking',
  tokens: ({ n }: { n: string }) => `${n} tokens`,
  price: 'Charged',
  credits: ({ n, one }: { n: string; one: boolean }) => `${n} ${one ? 'credit' : 'credits'}`,
  chatTokens: ({ n, one }: { n: string; one: boolean }) =>
    `${n} ${one ? 'chat token' : 'chat tokens'}`,
  free: 'Nothing',
  estimated: 'The provider did not count; the tokens are estimated.',
}
export type ReceiptTexts = typeof receipt
