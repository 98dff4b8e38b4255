// What a site of a fresh installation tells at first: answers to what people ask before they begin, and pictures at the entrance.
import type { Database } from '../../../platform/db/database.ts'
import { bannerCases } from './banner-cases.ts'
import { insertContents } from './content.store.ts'
import type { ContentBody } from './content-kinds.ts'
import { readQuestions } from './seeded-questions.ts'

/** A case that comes with the product. */
const pictureOf = (id: string): string => `/api/midjourney/casePicture?id=${id}`

const banners: ContentBody<'banner'>[] = [
  {
    title: {
      'zh-CN': '用文字作画',
      'zh-TW': '用文字作畫',
      'en-US': 'Draw with words',
    },
    url: pictureOf(bannerCases.drawing),
    link: '/Midjourney',
  },
  {
    title: {
      'zh-CN': '看看好用的提示词',
      'zh-TW': '看看好用的提示詞',
      'en-US': 'Prompts that work',
    },
    url: pictureOf(bannerCases.market),
    link: '/market',
  },
]

/** Gives a new site its first content. */
export async function seedContent(siteId: number, db: Database): Promise<void> {
  await insertContents(db, siteId, 'question', readQuestions())
  await insertContents(db, siteId, 'banner', banners)
}
