export const codes = {
  label: 'Redemption code',
  hint: '16 letters and digits. Case, spaces, and dashes don’t matter.',
  redeem: 'Redeem',
  empty: 'Enter a code first.',
  misshapen: ({ n }: { n: number }) =>
    `Codes have 16 letters and digits, without U. This one has ${n}.`,
  guest: 'You’re a guest, so credits stay in this browser. Sign up to keep them everywhere.',
  signUp: 'Sign up',
  done: 'Redeemed',
  credits: ({ n }: { n: string }) => `+${n} credits`,
  tokens: ({ n }: { n: string }) => `+${n} chat tokens`,
  vipDays: ({ n }: { n: string }) => `+${n} VIP days`,
  close: 'Done',
  another: 'Redeem another',
}
export type CodesTexts = typeof codes
