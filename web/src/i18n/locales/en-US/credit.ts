export const credit = {
  topUpTitle: 'Top up',
  shortTitle: 'Not enough credits',
  codesTitle: 'Redemption codes',

  triedAnswer: 'The answer didn’t start. You weren’t charged, and your message is saved.',
  triedWork: 'The work didn’t start, and you weren’t charged.',
  triedOther: 'You weren’t charged.',

  balance: 'Balance',
  credits: ({ n }: { n: string }) => `${n} credits`,
  vipTime: 'VIP time',
  vipNone: 'None',
  vipUntil: ({ date }: { date: string }) => `Until ${date}`,
  vipEnded: ({ date }: { date: string }) => `Ended ${date}`,

  codesText: 'Credits on this site come from redemption codes.',
  shopText: 'Codes are sold in an external shop.',
  openShop: 'Open shop',

  askOperator: 'Contact',
}
export type CreditTexts = typeof credit
