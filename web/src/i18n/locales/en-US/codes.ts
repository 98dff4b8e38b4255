export const codes = {
  label: 'Redemption code',
  hint: '16 letters and digits. Capitals, spaces and dashes do not matter.',
  redeem: 'Redeem',
  empty: 'Enter the code first.',
  misshapen: ({ n }: { n: number }) =>
    `A code has 16 letters and digits, without U. This one has ${n}.`,
  guest:
    'You are here as a guest. What you redeem stays with this browser; with an account it stays with you.',
  signUp: 'Sign up',
  done: 'Redeemed',
  credits: ({ n }: { n: string }) => `+${n} credits`,
  tokens: ({ n }: { n: string }) => `+${n} chat tokens`,
  vipDays: ({ n }: { n: string }) => `+${n} VIP days`,
  close: 'Done',
  another: 'Redeem another',
}
export type CodesTexts = typeof codes
