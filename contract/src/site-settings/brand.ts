// What a site is called and how it looks.
import { z } from 'zod'
import { locale } from '../primitives.ts'
import { byLocale, setting } from './setting.ts'

const colour = z.string().regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i)
const listByLocale = z.partialRecord(locale, z.array(z.string()))

/** Things to make by what is built in, so that the first press makes one on a site without any key. */
const defaultIdeas: z.output<typeof listByLocale> = {
  'zh-CN': [
    '画一座暴风雨中的灯塔',
    '写一首关于雨的歌',
    '拍一段海边日落的视频',
    '为新品发布做一张思维导图',
  ],
  'zh-TW': [
    '畫一座暴風雨中的燈塔',
    '寫一首關於雨的歌',
    '拍一段海邊日落的影片',
    '為新品發表做一張心智圖',
  ],
  'en-US': [
    'Draw a lighthouse in a storm',
    'A song about rain',
    'A video of waves at sunset',
    'Map a product launch',
  ],
}

export const brandSettings = {
  siteName: setting(z.string(), 'AI', 'public'),
  appName: setting(z.string(), '', 'public'),
  appLogo: setting(z.string(), '/favicon.svg', 'public', { kind: 'picture' }),
  appIco: setting(z.string(), '/favicon.svg', 'public', { kind: 'picture' }),
  accentLight: setting(colour, '#409eff', 'public', { kind: 'colour' }),
  accentDark: setting(colour, '#ffffffd1', 'public', { kind: 'colour' }),
  theme: setting(z.enum(['dark', 'light', 'auto']), 'dark', 'public'),
  greeting: setting(byLocale, {}, 'public', { kind: 'texts' }),
  ideas: setting(listByLocale, defaultIdeas, 'public', { kind: 'lists' }),
  description: setting(z.string(), '', 'public', { kind: 'long' }),
  keywords: setting(z.string(), '', 'public'),
}
