export const credit = {
  topUpTitle: 'Top up',
  shortTitle: 'Not enough credit',
  codesTitle: 'Redemption codes',

  triedAnswer: 'The answer was not started. Nothing was charged, and what you wrote is kept.',
  triedWork: 'The work was not started, and nothing was charged.',
  triedOther: 'Nothing was charged.',

  balance: 'Balance',
  credits: ({ n }: { n: string }) => `${n} credits`,
  vipTime: 'VIP time',
  vipNone: 'None',
  vipUntil: ({ date }: { date: string }) => `Until ${date}`,
  vipEnded: ({ date }: { date: string }) => `Ended on ${date}`,

  codesText: 'Credit on this site comes with redemption codes.',
  shopText: 'Its codes are sold in a shop outside of this site.',
  openShop: 'Open the shop',
  noShop: 'It does not say where its codes are sold.',

  askOperator: 'Whom to ask',
  noContact: 'This site names no contact.',
}
export type CreditTexts = typeof credit
