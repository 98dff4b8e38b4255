export const receipt = {
  model: 'Model',
  time: 'Time',
  input: 'Input',
  cached: 'of which cached',
  output: 'Output',
  thinking: 'of which reasoning',
  tokens: ({ n }: { n: string }) => `${n} tokens`,
  price: 'Charged',
  credits: ({ n, one }: { n: string; one: boolean }) => `${n} ${one ? 'credit' : 'credits'}`,
  chatTokens: ({ n, one }: { n: string; one: boolean }) =>
    `${n} ${one ? 'chat token' : 'chat tokens'}`,
  free: 'Free',
  estimated: 'Tokens are estimated; the provider didn’t report them.',
}
export type ReceiptTexts = typeof receipt
