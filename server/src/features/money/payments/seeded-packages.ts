// What a site of a fresh installation offers: something to look at and to change. Nobody can pay before a way to pay is set up.
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import { insertPackage, type PackageValues } from './packages.store.ts'

type Sold = Pick<PackageValues, 'title' | 'description' | 'credits'> &
  Partial<Pick<PackageValues, 'vipDays' | 'badge' | 'isOnce'>> & { cny: number; usd: number }

const seeded: Sold[] = [
  {
    title: { 'zh-CN': '尝鲜包', 'zh-TW': '體驗包', 'en-US': 'Taster' },
    description: {
      'zh-CN': '先试试看，每个账户限购一次',
      'zh-TW': '先試試看，每個帳號限購一次',
      'en-US': 'To try things out, once per account',
    },
    credits: 300,
    isOnce: true,
    cny: 100,
    usd: 99,
  },
  {
    title: { 'zh-CN': '基础包', 'zh-TW': '基本包', 'en-US': 'Basic' },
    description: {
      'zh-CN': '适合偶尔使用',
      'zh-TW': '適合偶爾使用',
      'en-US': 'For now and then',
    },
    credits: 1000,
    cny: 990,
    usd: 499,
  },
  {
    title: { 'zh-CN': '超值包', 'zh-TW': '超值包', 'en-US': 'Plenty' },
    description: {
      'zh-CN': '适合每天创作',
      'zh-TW': '適合每天創作',
      'en-US': 'For work every day',
    },
    credits: 6000,
    badge: { 'zh-CN': '推荐', 'zh-TW': '推薦', 'en-US': 'Recommended' },
    cny: 4900,
    usd: 1999,
  },
  {
    title: { 'zh-CN': 'VIP 月卡', 'zh-TW': 'VIP 月卡', 'en-US': 'VIP month' },
    description: {
      'zh-CN': 'VIP 模型与 VIP 价格，另送积分',
      'zh-TW': 'VIP 模型與 VIP 價格，另送點數',
      'en-US': 'VIP models and prices, and credits on top',
    },
    credits: 2000,
    vipDays: 30,
    cny: 2900,
    usd: 1299,
  },
]

/** Gives a new site its first packages, priced in the money of the people who read its language. */
export async function seedPackages(
  { id, language }: { id: number; language: Locale },
  db: Database,
): Promise<void> {
  for (const { cny, usd, ...sold } of seeded)
    await insertPackage(db, id, {
      tokens: 0,
      vipDays: 0,
      badge: {},
      isShown: true,
      isOnce: false,
      validFrom: null,
      validUntil: null,
      ...sold,
      ...(language === 'zh-CN'
        ? { amountMinor: cny, currency: 'CNY' }
        : { amountMinor: usd, currency: 'USD' }),
    })
}
