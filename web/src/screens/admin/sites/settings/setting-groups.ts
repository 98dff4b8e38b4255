// Every setting of a site, in the groups of its page, each with the field it is changed in.
import type { RateName } from '@atelier/contract/price-rule'
import type { SiteSettingKey } from '@atelier/contract/site-settings'
import { workKinds } from '@atelier/contract/work-terms'
import { everyModel, type ModelScope } from '../../named-models/known-models.ts'

export type SettingField = { key: SiteSettingKey } & (
  | { kind: 'text' | 'address' | 'long' | 'texts' | 'lists' | 'menu' | 'secret' }
  /** Codes of sites, one beside the other. */
  | { kind: 'codes' }
  /** Whole numbers and others; a list of whole ones. */
  | { kind: 'whole' | 'decimal' | 'wholes' }
  | { kind: 'switch' | 'colour' | 'picture' | 'ratesByModel' | 'modelsByKind' | 'payWay' }
  /** Names of models, of some kinds. */
  | { kind: 'model' | 'models'; scope: ModelScope }
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'rates'; rates: readonly RateName[] }
)

const text = (key: SiteSettingKey): SettingField => ({ key, kind: 'text' })
const whole = (key: SiteSettingKey): SettingField => ({ key, kind: 'whole' })
const decimal = (key: SiteSettingKey): SettingField => ({ key, kind: 'decimal' })
const onOff = (key: SiteSettingKey): SettingField => ({ key, kind: 'switch' })
const model = (key: SiteSettingKey, scope: ModelScope): SettingField => ({
  key,
  kind: 'model',
  scope,
})
const models = (key: SiteSettingKey, scope: ModelScope): SettingField => ({
  key,
  kind: 'models',
  scope,
})
const choice = (key: SiteSettingKey, ...options: (string | number)[]): SettingField => ({
  key,
  kind: 'choice',
  options,
})
const rates = (key: SiteSettingKey, ...names: RateName[]): SettingField => ({
  key,
  kind: 'rates',
  rates: names,
})

/** In the order of the tabs, and of the fields in each. */
export const settingGroups = {
  brand: [
    text('siteName'),
    text('appName'),
    { key: 'appLogo', kind: 'picture' },
    { key: 'appIco', kind: 'picture' },
    { key: 'accentLight', kind: 'colour' },
    { key: 'accentDark', kind: 'colour' },
    choice('theme', 'dark', 'light', 'auto'),
    { key: 'greeting', kind: 'texts' },
    { key: 'ideas', kind: 'lists' },
    { key: 'description', kind: 'long' },
    text('keywords'),
  ],
  home: [
    choice('language', 'zh-CN', 'zh-TW', 'en-US'),
    text('timeZone'),
    { key: 'indexPath', kind: 'address' },
    { key: 'clientHomePath', kind: 'address' },
    { key: 'menu', kind: 'menu' },
    onOff('flatMenu'),
    { key: 'galleryPartners', kind: 'codes' },
    { key: 'analyticsScript', kind: 'long' },
    onOff('encryptStorage'),
    onOff('staffSecondFactor'),
  ],
  models: [
    model('defaultModel', ['chat']),
    model('advancedModel', ['chat']),
    models('models', ['chat']),
    models('workModels', workKinds),
    { key: 'workDefaults', kind: 'modelsByKind' },
    models('vipModels', everyModel),
    { key: 'systemMessage', kind: 'long' },
    onOff('titleByModel'),
    choice('titlePaidBy', 'site', 'person'),
    whole('answerTokens'),
  ],
  prices: [
    choice('pay', 1, 2),
    decimal('priceFactor'),
    decimal('vipFactor'),
    rates('chatPrice', 'perCall', 'inputPer1k', 'cachedPer1k', 'outputPer1k'),
    rates('imagePrice', 'perImage', 'perCall'),
    rates('toolPrice', 'perCall'),
    rates('videoPrice', 'perSecond', 'perCall'),
    rates('musicPrice', 'perSong', 'perSecond'),
    rates('stemsPrice', 'perSong'),
    { key: 'modelPrices', kind: 'ratesByModel' },
    onOff('twoPurses'),
    whole('tokensPerCredit'),
    { key: 'codeShop', kind: 'address' },
  ],
  payment: [
    { key: 'payStripe', kind: 'payWay' },
    { key: 'payAlipay', kind: 'payWay' },
    { key: 'payWechat', kind: 'payWay' },
  ],
  rewards: [
    whole('guestCredits'),
    whole('guestTokens'),
    whole('guestGiftsPerNetwork'),
    whole('signUpCredits'),
    whole('signUpTokens'),
    whole('signUpGiftsPerNetwork'),
    choice('guestMerge', 'all', 'earned', 'none'),
    onOff('guestsRedeem'),
    whole('inviteCredits'),
    whole('invitedCredits'),
    whole('inviteGiftsPerNetwork'),
    { key: 'checkInRewards', kind: 'wholes' },
  ],
  limits: [
    whole('worksAtOnce'),
    whole('guestWorksAtOnce'),
    whole('worksWaiting'),
    whole('memberStorage'),
    whole('guestStorage'),
    whole('siteStorage'),
    whole('logDays'),
  ],
  abilities: [
    text('embeddingConnection'),
    text('embeddingModel'),
    text('speechConnection'),
    text('speechModel'),
    text('speechVoice'),
    decimal('speechPrice'),
    text('transcriptionConnection'),
    text('transcriptionModel'),
    decimal('transcriptionPrice'),
  ],
  login: [
    text('messagingAppId'),
    { key: 'messagingAppSecret', kind: 'secret' },
    { key: 'openidIssuer', kind: 'address' },
    text('openidClientId'),
    { key: 'openidClientSecret', kind: 'secret' },
    text('openidLabel'),
  ],
} as const satisfies Record<string, readonly SettingField[]>

export type SettingGroup = keyof typeof settingGroups
export const groupNames = Object.keys(settingGroups) as SettingGroup[]

/** Those that another room of the console changes. */
export const settingsElsewhere = {
  start: ['setupDismissed'],
  content: [
    'contents',
    'contentsElsewhere',
    'topBanner',
    'topBannerElsewhere',
    'contact',
    'contactElsewhere',
    'builtInLists',
  ],
  tools: [
    'toolCredits',
    'ownToolServers',
    'searchProvider',
    'searchAddress',
    'searchKey',
    'searchPrice',
  ],
  moderation: [
    'galleryReview',
    'appReview',
    'marketReview',
    'galleryRefusedWords',
    'galleryCheck',
    'galleryCheckModel',
    'galleryCheckConnection',
    'galleryReportsToHide',
  ],
} as const satisfies Record<string, readonly SiteSettingKey[]>

/** The tab that leads on to the room that has the rest of its matter. */
export const roomsBeside: Partial<
  Record<SettingGroup, Exclude<keyof typeof settingsElsewhere, 'start'>>
> = {
  brand: 'content',
  models: 'tools',
  limits: 'moderation',
}

/** Names of screens as menus know them, with the text that names each. */
export const menuScreens = {
  Chat: 'menuChat',
  draw: 'menuDraw',
  sd3: 'menuSd3',
  Midjourney: 'menuMidjourney',
  sddraw: 'menuSquare',
  video: 'menuVideo',
  music: 'menuMusic',
  separation: 'menuSeparation',
  tools: 'menuTools',
  mind: 'menuMind',
  'app-store': 'menuApps',
  role: 'menuRole',
  market: 'menuMarket',
  designerWork: 'menuGallery',
  history: 'menuWorks',
  pay: 'menuPay',
  'user-center': 'menuUserCenter',
  help: 'menuHelp',
} as const
