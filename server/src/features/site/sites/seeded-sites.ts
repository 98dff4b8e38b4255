// The two sites of a fresh installation: they show that one server is many brands.
import type { Locale } from '@atelier/contract/primitives'
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { Database } from '../../../platform/db/database.ts'
import { countSites, insertSite } from './sites.store.ts'

type SeededSite = { code: string; domains: string[]; values: Partial<SiteSettings> }

export const seededSites: SeededSite[] = [
  {
    code: 'atelier',
    domains: ['localhost', '127.0.0.1', '*'],
    values: {
      siteName: 'Atelier',
      appName: 'Atelier',
      appLogo: '/favicon.svg',
      appIco: '/favicon.svg',
      description: '与模型和智能体对话，把想法变成作品。',
      keywords: 'AI, 对话, 创作, Atelier',
      contents:
        '在这里与模型对话，留住每一个回答，在任何设备上接着做。\n\n无需注册即可使用；注册之后，访客时期的内容都会保留。',
      language: 'zh-CN',
      timeZone: 'Asia/Shanghai',
      theme: 'dark',
      accentDark: '#8f8cf2',
      accentLight: '#5b5bd6',
      greeting: {
        'zh-CN': '今天想做点什么？',
        'zh-TW': '今天想做點什麼？',
        'en-US': 'What would you like to make today?',
      },
    },
  },
  {
    code: 'studio',
    domains: ['studio.localhost'],
    values: {
      siteName: 'Vermilion Studio',
      appName: 'Vermilion',
      appLogo: '/brands/vermilion.svg',
      appIco: '/brands/vermilion.svg',
      description: 'A writing and image studio with a model at your side.',
      keywords: 'AI, chat, studio, writing',
      contents:
        'A place to write with a model at your side.\n\nBegin as a guest; with an account, all of it stays with you.',
      language: 'en-US',
      theme: 'light',
      accentDark: '#ff8a66',
      accentLight: '#c43d1b',
      greeting: {
        'zh-CN': '从一句话开始。',
        'zh-TW': '從一句話開始。',
        'en-US': 'Begin with a sentence.',
      },
      ideas: {
        'zh-CN': [
          '画一只雪地里的猫',
          '写一首关于月亮的摇篮曲',
          '拍一段雪山日出的视频',
          '为周末旅行做一张思维导图',
        ],
        'zh-TW': [
          '畫一隻雪地裡的貓',
          '寫一首關於月亮的搖籃曲',
          '拍一段雪山日出的影片',
          '為週末旅行做一張心智圖',
        ],
        'en-US': [
          'Draw a cat in the snow',
          'A lullaby about the moon',
          'A video of dawn over snowy mountains',
          'Map a weekend trip',
        ],
      },
    },
  },
]

/** Gives an installation without sites its first two; resolves with those it made. */
export async function seedSites(db: Database): Promise<{ id: number; language: Locale }[]> {
  if (await countSites(db)) return []
  const made = []
  for (const site of seededSites) {
    const id = await insertSite(db, site)
    if (id !== undefined) made.push({ id, language: site.values.language ?? 'zh-CN' })
  }
  return made
}

/** Whether a site goes by a name of its own: another than it was seeded with. */
export function hasNewName({ code, settings }: { code: string; settings: SiteSettings }): boolean {
  const seeded = seededSites.find((site) => site.code === code)?.values
  return seeded?.appName !== settings.appName || seeded.siteName !== settings.siteName
}
