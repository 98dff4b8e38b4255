// Every setting of a site, declared once: schema, default, who may see it, and whose it is. Stored as key and JSON; absent means the default.
import { z } from 'zod'
import { builtInLists } from './content-terms.ts'
import { rechargeMode } from './features/site/sites.ts'
import { decimal, rates } from './features/talk/prices.ts'
import { locale, timeZone } from './primitives.ts'
import { searchProviders } from './tool-terms.ts'
import { workTypeNames } from './work-terms.ts'

/** Who sees it: `public`, everybody; `operator`, those who run the site; `secret`, nobody: sealed when stored, and on the server until it is used; no browser, reply or log ever has it. */
type Audience = 'public' | 'operator' | 'secret'

/**
 * Whose a setting is, and so who may change it: `site`, those who run that site; `installation`, those alone who run all of its sites, for what
 * reaches beyond the one (`settingsOfAllSites` names the same to a browser).
 */
type Owner = 'site' | 'installation'

const setting = <T extends z.ZodType>(
  schema: T,
  fallback: z.output<T>,
  audience: Audience,
  owner: Owner,
) => ({ schema, fallback, audience, owner })

const colour = z.string().regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i)
const amount = z.number().int().min(0).max(1_000_000_000)
const byLocale = z.partialRecord(locale, z.string())
const ids = z.array(z.string().max(80)).max(500)
const listByLocale = z.partialRecord(locale, z.array(z.string()))

/** Things to make by what is built in, so that the first press makes one on a site without any key. */
const usualIdeas: z.output<typeof listByLocale> = {
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
    'A clip of waves at sunset',
    'Map a product launch',
  ],
}

export const siteSettings = {
  siteName: setting(z.string(), 'AI', 'public', 'site'),
  appName: setting(z.string(), '', 'public', 'site'),
  /** Whether the frame no longer reminds of what a fresh installation still needs. */
  setupDismissed: setting(z.boolean(), false, 'operator', 'site'),
  appLogo: setting(z.string(), '/favicon.svg', 'public', 'site'),
  appIco: setting(z.string(), '/favicon.svg', 'public', 'site'),
  contents: setting(z.string(), '', 'public', 'site'),
  keywords: setting(z.string(), '', 'public', 'site'),
  description: setting(z.string(), '', 'public', 'site'),
  pay: setting(rechargeMode, 2, 'public', 'site'),
  indexPath: setting(z.string(), '', 'public', 'site'),
  topBanner: setting(z.string(), '', 'public', 'site'),
  contact: setting(z.string(), '', 'public', 'site'),
  /** What the site says about itself, its line above and how to reach it, in languages other than the site's own; one that is missing is shown in the site's. */
  contentsElsewhere: setting(byLocale, {}, 'public', 'site'),
  topBannerElsewhere: setting(byLocale, {}, 'public', 'site'),
  contactElsewhere: setting(byLocale, {}, 'public', 'site'),
  /** How the site shows lists that come with the product: what stands first, and what is left out. */
  builtInLists: setting(
    z.partialRecord(z.enum(builtInLists), z.object({ order: ids, hidden: ids })),
    {},
    'operator',
    'site',
  ),
  /** The shop outside that sells codes. */
  codeShop: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    '',
    'public',
    'site',
  ),
  encryptStorage: setting(z.boolean(), false, 'public', 'site'),
  /** Route names that the menu shows; empty for all. */
  menu: setting(z.array(z.string()), [], 'public', 'site'),
  /** Whether each of them stands by itself at the left, instead of under the place that it belongs to. */
  flatMenu: setting(z.boolean(), false, 'public', 'site'),
  clientHomePath: setting(z.string(), '', 'public', 'site'),
  analyticsScript: setting(z.string(), '', 'public', 'installation'),
  language: setting(locale, 'zh-CN', 'public', 'site'),
  theme: setting(z.enum(['dark', 'light', 'auto']), 'dark', 'public', 'site'),
  accentDark: setting(colour, '#ffffffd1', 'public', 'site'),
  accentLight: setting(colour, '#409eff', 'public', 'site'),
  greeting: setting(byLocale, {}, 'public', 'site'),
  ideas: setting(listByLocale, usualIdeas, 'public', 'site'),
  systemMessage: setting(
    z.string(),
    'You are a helpful assistant, a large language model. Answer in markdown.',
    'public',
    'site',
  ),
  /** Names of the models offered; empty for all. */
  models: setting(z.array(z.string()), [], 'operator', 'site'),
  defaultModel: setting(z.string(), '', 'operator', 'site'),
  advancedModel: setting(z.string(), '', 'operator', 'site'),
  /** Whether the model that answered also names the conversation. */
  titleByModel: setting(z.boolean(), true, 'operator', 'site'),
  /** Who pays for that: the site, in whose figures it is counted, or the person that was answered. */
  titlePaidBy: setting(z.enum(['site', 'person']), 'site', 'operator', 'site'),
  /** Credits for models that were found by a key; what the product or this machine answers by itself is free, unless `modelPrices` says otherwise. */
  chatPrice: setting(rates, { inputPer1k: 0.2, outputPer1k: 0.8 }, 'operator', 'site'),
  /** Names of the models offered that make works; empty for all. */
  workModels: setting(z.array(z.string()), [], 'operator', 'site'),
  /** The model that each kind of works takes where none is named, by the upstream's name. */
  workDefaults: setting(z.partialRecord(z.enum(workTypeNames), z.string()), {}, 'operator', 'site'),
  /** Credits for works of models that were found by a key, for a whole task that draws; `work-price.ts` has the parts that others cost. */
  imagePrice: setting(rates, { perImage: 4 }, 'operator', 'site'),
  /** The same for picture tools. */
  toolPrice: setting(rates, { perCall: 2 }, 'operator', 'site'),
  /** The same for clips, by the second, … */
  videoPrice: setting(rates, { perSecond: 4 }, 'operator', 'site'),
  /** … for songs … */
  musicPrice: setting(rates, { perSong: 10 }, 'operator', 'site'),
  /** … and for songs that are taken apart. */
  stemsPrice: setting(rates, { perSong: 5 }, 'operator', 'site'),
  /** Credits by the upstream's name of a model, in place of the prices above; `{}` is free. For one task alone: `name/task`, such as `mj-v7/upscale`. */
  modelPrices: setting(z.record(z.string(), rates), {}, 'operator', 'site'),
  /** By how much everything is dearer here, and by how much cheaper with VIP time. */
  priceFactor: setting(decimal, 1, 'operator', 'site'),
  vipFactor: setting(decimal, 0.8, 'operator', 'site'),
  /** Names of models that only those with VIP time may use. */
  vipModels: setting(z.array(z.string()), [], 'operator', 'site'),
  /** How many tokens an answer that costs something may have when its caller sets no limit; one of a model that thinks, four times as many. */
  answerTokens: setting(z.number().int().min(256).max(1_000_000), 8192, 'operator', 'site'),
  /** How many credits the tools of one answer may spend when its caller sets no limit; 0 for nothing that costs. */
  toolCredits: setting(amount, 50, 'operator', 'site'),
  /** Whether members may bring tool servers of their own. */
  ownToolServers: setting(z.boolean(), true, 'operator', 'site'),
  /** Who answers searches of the web: `auto` whoever the environment names. */
  searchProvider: setting(z.enum(searchProviders), 'auto', 'operator', 'site'),
  /** Where SearXNG answers, or what stands in for the vendor's own address; empty for that. */
  searchAddress: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    '',
    'operator',
    'site',
  ),
  searchKey: setting(z.string(), '', 'secret', 'site'),
  /** Credits for one search. */
  searchPrice: setting(amount, 0, 'operator', 'site'),
  /** Two purses: chat is paid from `tokens`, works from `credits`. Else `credits` pays for all. */
  twoPurses: setting(z.boolean(), false, 'public', 'site'),
  /** How many tokens a credit is worth where one is swapped for the other. */
  tokensPerCredit: setting(z.number().int().min(1).max(1_000_000), 1000, 'public', 'site'),
  /** What is given to a new guest and to a new member, in each purse. */
  guestCredits: setting(amount, 50, 'operator', 'site'),
  guestTokens: setting(amount, 0, 'operator', 'site'),
  signUpCredits: setting(amount, 200, 'operator', 'site'),
  signUpTokens: setting(amount, 0, 'operator', 'site'),
  /** How many gifts to guests, and to new members, one network gets in a day. */
  guestGiftsPerNetwork: setting(amount, 20, 'operator', 'site'),
  signUpGiftsPerNetwork: setting(amount, 10, 'operator', 'site'),
  /** What of a guest's balance comes along: `earned` leaves an unspent gift behind when the member is not new. */
  guestMerge: setting(z.enum(['all', 'earned', 'none']), 'earned', 'operator', 'site'),
  /** Whether guests may redeem codes, too: those that ask for no account of one's own. */
  guestsRedeem: setting(z.boolean(), true, 'operator', 'site'),
  /** What a member gets for whom they invite, what the invited one gets, and how many such rewards one network brings in a day. */
  inviteCredits: setting(amount, 100, 'operator', 'site'),
  invitedCredits: setting(amount, 50, 'operator', 'site'),
  inviteGiftsPerNetwork: setting(amount, 5, 'operator', 'site'),
  /** What checking in gives on each day of a streak; all further days give what the last one does. Empty for no check-in. */
  checkInRewards: setting(z.array(amount).max(60), [5, 5, 10, 10, 15, 15, 20], 'operator', 'site'),
  /** How many works of a member, and of a guest, are made at once; and how many may wait. */
  worksAtOnce: setting(z.number().int().min(1).max(1000), 2, 'operator', 'site'),
  guestWorksAtOnce: setting(z.number().int().min(1).max(1000), 1, 'operator', 'site'),
  /** Days after its last message that a conversation is deleted; 0 for never. */
  logDays: setting(z.number().int().min(0).max(36_500), 0, 'public', 'site'),
  /** Megabytes that a member, and a guest, may store; and gigabytes that all of them may together. */
  memberStorage: setting(z.number().int().min(0).max(100_000_000), 10_240, 'operator', 'site'),
  guestStorage: setting(z.number().int().min(0).max(100_000_000), 1024, 'operator', 'site'),
  siteStorage: setting(z.number().int().min(0).max(1_000_000), 500, 'operator', 'installation'),
  worksWaiting: setting(z.number().int().min(1).max(100_000), 200, 'operator', 'site'),
  /**
   * Codes of the sites that share their galleries with this one: two show each other's published works once each names the other. A site that
   * looks at works before they are shown shows of the others' those that its own moderators have let through.
   */
  galleryPartners: setting(
    z.array(z.string().trim().min(1).max(32)).max(100),
    [],
    'operator',
    'site',
  ),
  /** Whether somebody looks at works before they are published. */
  galleryReview: setting(z.boolean(), false, 'public', 'site'),
  /** Whether somebody looks at apps and roles before others find them. */
  appReview: setting(z.boolean(), false, 'public', 'site'),
  /** Whether somebody looks at prompts of the market before others find them. */
  marketReview: setting(z.boolean(), false, 'public', 'site'),
  /** Words that nobody may publish with. */
  galleryRefusedWords: setting(z.array(z.string().max(60)).max(5000), [], 'operator', 'site'),
  /**
   * What judges title, tags and prompt before a work is shown: `chat`, a chat model of the site, or `moderations`, that call of a connection.
   * What it refuses is refused; where it cannot be asked, works wait for somebody to look.
   */
  galleryCheck: setting(z.enum(['none', 'chat', 'moderations']), 'none', 'operator', 'site'),
  /** Its upstream's name of the model; the usual one when empty. */
  galleryCheckModel: setting(z.string().trim().max(200), '', 'operator', 'site'),
  /** The connection that has the call, by its preset; the first that has when empty. */
  galleryCheckConnection: setting(z.string().trim().max(100), '', 'operator', 'site'),
  /** The connection that embeds what documents say, by its preset, and its upstream's name of the model; the first that can, and the usual one, when empty. */
  embeddingConnection: setting(z.string().trim().max(100), '', 'operator', 'site'),
  embeddingModel: setting(z.string().trim().max(200), '', 'operator', 'site'),
  /**
   * The connection that reads aloud, by its preset: the first that can when empty, none at all when `none`; its upstream's names of the
   * model and the voice, the usual ones when empty; and credits for 1,000 characters.
   */
  speechConnection: setting(z.string().trim().max(100), '', 'operator', 'site'),
  speechModel: setting(z.string().trim().max(200), '', 'operator', 'site'),
  speechVoice: setting(z.string().trim().max(200), '', 'operator', 'site'),
  speechPrice: setting(decimal, 1, 'operator', 'site'),
  /** The same for what writes down what is said, with credits for a minute. */
  transcriptionConnection: setting(z.string().trim().max(100), '', 'operator', 'site'),
  transcriptionModel: setting(z.string().trim().max(200), '', 'operator', 'site'),
  transcriptionPrice: setting(decimal, 1, 'operator', 'site'),
  /** After how many reports of members a work is hidden until somebody has looked at it; 0 for never. */
  galleryReportsToHide: setting(z.number().int().min(0).max(1000), 3, 'operator', 'site'),
  /** Whether those who run the site must have logged in by a second factor or a passkey before they open the console. */
  staffSecondFactor: setting(z.boolean(), false, 'operator', 'site'),
  /** Whose days are the site's days. */
  timeZone: setting(timeZone, 'UTC', 'operator', 'site'),
  /** The site's application at the messaging app's vendor; empty where nobody logs in by scan. */
  messagingAppId: setting(z.string(), '', 'operator', 'site'),
  messagingAppSecret: setting(z.string(), '', 'secret', 'site'),
  /** What each way to pay is opened with: JSON as the way declares it; empty where it is not offered. */
  payStripe: setting(z.string(), '', 'secret', 'site'),
  payAlipay: setting(z.string(), '', 'secret', 'site'),
  payWechat: setting(z.string(), '', 'secret', 'site'),
  /** Address of the OpenID provider that people log in by; empty where there is none. It may lie in a private network. */
  openidIssuer: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    '',
    'operator',
    'site',
  ),
  openidClientId: setting(z.string(), '', 'operator', 'site'),
  /** Empty for a client that has none. */
  openidClientSecret: setting(z.string(), '', 'secret', 'site'),
  /** What its button says; empty for words of ours. */
  openidLabel: setting(z.string().trim().max(60), '', 'public', 'site'),
} as const

export type SiteSettings = {
  [K in keyof typeof siteSettings]: z.output<(typeof siteSettings)[K]['schema']>
}
export type SiteSettingKey = keyof SiteSettings
