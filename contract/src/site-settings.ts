// Every setting of a site, declared once: schema, default, and who may see it. Stored as key and JSON; absent means the default.
import { z } from 'zod'
import { rechargeMode } from './features/sites.ts'
import { locale } from './primitives.ts'

type Audience = 'public' | 'operator'

const setting = <T extends z.ZodType>(schema: T, fallback: z.output<T>, audience: Audience) => ({
  schema,
  fallback,
  audience,
})

const colour = z.string().regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i)
const byLocale = z.partialRecord(locale, z.string())
const listByLocale = z.partialRecord(locale, z.array(z.string()))

export const siteSettings = {
  siteName: setting(z.string(), 'AI', 'public'),
  appName: setting(z.string(), '', 'public'),
  appLogo: setting(z.string(), '/favicon.svg', 'public'),
  appIco: setting(z.string(), '/favicon.svg', 'public'),
  contents: setting(z.string(), '', 'public'),
  keywords: setting(z.string(), '', 'public'),
  description: setting(z.string(), '', 'public'),
  pay: setting(rechargeMode, 2, 'public'),
  indexPath: setting(z.string(), '', 'public'),
  topBanner: setting(z.string(), '', 'public'),
  /** Route names that the menu shows; empty for all. */
  menu: setting(z.array(z.string()), [], 'public'),
  clientHomePath: setting(z.string(), '', 'public'),
  analyticsScript: setting(z.string(), '', 'public'),
  language: setting(locale, 'zh-CN', 'public'),
  theme: setting(z.enum(['dark', 'light', 'auto']), 'dark', 'public'),
  accentDark: setting(colour, '#ffffffd1', 'public'),
  accentLight: setting(colour, '#409eff', 'public'),
  greeting: setting(byLocale, {}, 'public'),
  ideas: setting(listByLocale, {}, 'public'),
  systemMessage: setting(
    z.string(),
    'You are a helpful assistant, a large language model. Answer in markdown.',
    'public',
  ),
  /** Names of the models offered; empty for all. */
  models: setting(z.array(z.string()), [], 'operator'),
  defaultModel: setting(z.string(), '', 'operator'),
  advancedModel: setting(z.string(), '', 'operator'),
  /** Whether the model that answered also names the conversation. */
  titleByModel: setting(z.boolean(), true, 'operator'),
} as const

export type SiteSettings = {
  [K in keyof typeof siteSettings]: z.output<(typeof siteSettings)[K]['schema']>
}
export type SiteSettingKey = keyof SiteSettings
