// Every setting of a site, declared once: schema, default, who may see it, the field it is changed in, and whose it is. Stored as key and JSON;
// absent means the default.
import type { z } from 'zod'
import { abilitySettings } from './site-settings/abilities.ts'
import { brandSettings } from './site-settings/brand.ts'
import { contentSettings, startSettings } from './site-settings/content.ts'
import { homeSettings } from './site-settings/home.ts'
import { limitSettings } from './site-settings/limits.ts'
import { loginSettings } from './site-settings/login.ts'
import { modelSettings } from './site-settings/models.ts'
import { moderationSettings } from './site-settings/moderation.ts'
import { paymentSettings, priceSettings } from './site-settings/prices.ts'
import { rewardSettings } from './site-settings/rewards.ts'
import { toolSettings } from './site-settings/tools.ts'

/** Where the console changes them: the tabs of a site in their order, then other rooms. The fields of a place come in the order of its settings. */
export const settingPlaces = {
  brand: brandSettings,
  home: homeSettings,
  models: modelSettings,
  prices: priceSettings,
  payment: paymentSettings,
  rewards: rewardSettings,
  limits: limitSettings,
  abilities: abilitySettings,
  login: loginSettings,
  start: startSettings,
  content: contentSettings,
  tools: toolSettings,
  moderation: moderationSettings,
}
export type SettingPlace = keyof typeof settingPlaces

export const siteSettings = {
  ...brandSettings,
  ...homeSettings,
  ...modelSettings,
  ...priceSettings,
  ...paymentSettings,
  ...rewardSettings,
  ...limitSettings,
  ...abilitySettings,
  ...loginSettings,
  ...startSettings,
  ...contentSettings,
  ...toolSettings,
  ...moderationSettings,
}

export type SiteSettings = {
  [K in keyof typeof siteSettings]: z.output<(typeof siteSettings)[K]['schema']>
}
export type SiteSettingKey = keyof SiteSettings

/** What everybody may know of a site. */
export type PublicSettingKey = {
  [K in SiteSettingKey]: (typeof siteSettings)[K]['audience'] extends 'public' ? K : never
}[SiteSettingKey]
export const isPublicSetting = (key: string): key is PublicSettingKey =>
  Object.hasOwn(siteSettings, key) && siteSettings[key as SiteSettingKey].audience === 'public'
