import type { AdminMoneyTexts } from '../en-US/admin-money.ts'

export const adminMoney: AdminMoneyTexts = {
  title: '金流',
}
