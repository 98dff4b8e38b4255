import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { rechargeMode, schemasOf } from '../../site-settings/setting.ts'
import { isPublicSetting, type PublicSettingKey, siteSettings } from '../../site-settings.ts'

export const siteRow = z.object({
  domain: z.string(),
  siteName: z.string(),
  code: z.string(),
  appName: z.string(),
  appLogo: z.string(),
  appIco: z.string(),
  contents: z.string(),
  pay: rechargeMode,
  index_path: z.string(),
  menu: z.string(),
  top_banner: z.string(),
  keywords: z.string(),
  description: z.string(),
  /** Another one whenever anything of the site has changed. */
  revision: z.string(),
})
export type SiteRow = z.infer<typeof siteRow>

/** Public settings that a browser is told in another shape (`frontConfig`), in the page itself, by other calls, or not at all. */
const sentOtherwise = [
  ...(['appName', 'appIco', 'indexPath', 'topBanner', 'contact', 'menu'] as const),
  ...(['analyticsScript', 'greeting', 'ideas', 'openidLabel'] as const),
  ...(['twoPurses', 'tokensPerCredit'] as const),
  ...(['contents', 'contentsElsewhere', 'topBannerElsewhere', 'contactElsewhere'] as const),
  ...(['keywords', 'description', 'appReview', 'marketReview'] as const),
]

type SentKey = Exclude<PublicSettingKey, (typeof sentOtherwise)[number]>
const isSent = (key: string): key is SentKey =>
  isPublicSetting(key) && !sentOtherwise.some((other) => other === key)

/** What is told of public settings as it is stored; a new one is among them. */
export const sentSettings = z.object(schemasOf(siteSettings)).pick(
  Object.fromEntries(
    Object.keys(siteSettings)
      .filter(isSent)
      .map((key) => [key, true]),
  ) as Record<SentKey, true>,
)

export const frontConfig = sentSettings.extend({
  /** As in the site list. */
  revision: z.string(),
  code: z.string(),
  appName: z.string(),
  /** JSON text: a list of route names; empty for all. */
  clientMenuList: z.string(),
  clientFavoIconPath: z.string(),
  /** Where a visit begins: the name of a route, such as `music`; empty for the place that its screen's width chooses. */
  index_path: z.string(),
  /** A line above every screen, in markdown; empty for none. */
  top_banner: z.string(),
  /** How to reach whoever runs the site, in markdown; empty when nobody says. */
  contact: z.string(),
  /** Whether one can log in by an account of the messaging app. */
  messagingLogin: z.boolean(),
  /** The button of the login by the site's OpenID provider, `label` empty for words of the client; null where there is none. */
  openidLogin: z.object({ label: z.string() }).nullable(),
  /** Whether the server sends mails: without, nobody binds an e-mail, and the operator resets passwords. */
  sendsMail: z.boolean(),
  /** Whether members check in day by day here. */
  checksIn: z.boolean(),
  /** How many chat tokens a credit is worth; null on a site with one balance. */
  tokensPerCredit: z.number().int().nullable(),
  /** Analytics script text; empty for none. */
  baiduCode: z.string(),
  greeting: z.string(),
  /** Starting ideas of an empty conversation. */
  ideas: z.array(z.string()),
})
export type FrontConfig = z.infer<typeof frontConfig>

export const sites = {
  list: defineEndpoint({
    method: 'GET',
    path: '/config/querySite',
    access: 'public',
    summary: 'The site list row of each host name that this site answers to.',
    input: z.object({}),
    reply: z.object({ rows: z.array(siteRow), count: z.number().int() }),
  }),
  front: defineEndpoint({
    method: 'GET',
    path: '/config/queryFronet',
    access: 'public',
    summary: 'What a browser needs to know of the site it is on.',
    input: z.object({}),
    reply: frontConfig,
  }),
}
