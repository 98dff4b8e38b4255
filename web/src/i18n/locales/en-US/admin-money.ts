export const adminMoney = {
  title: 'Money',
}

export type AdminMoneyTexts = typeof adminMoney
