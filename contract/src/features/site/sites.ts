import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { locale } from '../../primitives.ts'

/** 1 sells packages, 2 redeems codes. */
export const rechargeMode = z.union([z.literal(1), z.literal(2)])

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

export const frontConfig = z.object({
  /** As in the site list. */
  revision: z.string(),
  siteName: z.string(),
  code: z.string(),
  appName: z.string(),
  appLogo: z.string(),
  /** JSON text: a list of route names; empty for all. */
  clientMenuList: z.string(),
  /** Whether the entries of the menu stand one by one, instead of under their places. */
  flatMenu: z.boolean(),
  clientHomePath: z.string(),
  clientFavoIconPath: z.string(),
  /** Where a visit begins: the name of a route, such as `music`; empty for the place that its screen's width chooses. */
  index_path: z.string(),
  pay: rechargeMode,
  /** A line above every screen, in markdown; empty for none. */
  top_banner: z.string(),
  /** How to reach whoever runs the site, in markdown; empty when nobody says. */
  contact: z.string(),
  /** Whether somebody looks at works before they are published. */
  galleryReview: z.boolean(),
  /** Where codes are sold; empty when the site names no shop. */
  codeShop: z.string(),
  /** Whether one can log in by an account of the messaging app. */
  messagingLogin: z.boolean(),
  /** The button of the login by the site's OpenID provider, `label` empty for words of the client; null where there is none. */
  openidLogin: z.object({ label: z.string() }).nullable(),
  /** Whether the server sends mails: without, nobody binds an e-mail, and the operator resets passwords. */
  sendsMail: z.boolean(),
  /** How many chat tokens a credit is worth; null on a site with one purse. */
  tokensPerCredit: z.number().int().nullable(),
  /** Days after its last message that a conversation is deleted; 0 for never. */
  logDays: z.number().int(),
  /** Whether what the browser keeps is written in cipher. */
  encryptStorage: z.boolean(),
  /** Analytics script text; empty for none. */
  baiduCode: z.string(),
  language: locale,
  theme: z.enum(['dark', 'light', 'auto']),
  accentDark: z.string(),
  accentLight: z.string(),
  greeting: z.string(),
  /** Starting ideas of an empty conversation. */
  ideas: z.array(z.string()),
  /** What the model is told before each conversation, when the caller says nothing else. */
  systemMessage: z.string(),
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
