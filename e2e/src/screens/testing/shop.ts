// What a site of a test sells.
import type { ShopPackage } from '@atelier/contract/features/money/payments'

export const basicPackage: ShopPackage = {
  id: 1,
  title: 'Basic',
  description: '',
  credits: 1000,
  tokens: 0,
  vipDays: 0,
  amountMinor: 499,
  currency: 'USD',
  badge: '',
  isOnce: false,
  isBought: false,
  validUntil: null,
}
