import { expect, it } from 'vitest'
import { languageToOffer } from './language-to-offer.ts'

const visitor = {
  wanted: ['en-GB', 'fr'],
  spoken: 'zh-CN',
  siteLanguage: 'zh-CN',
  isSettled: false,
} as const

it.each([
  [['en-GB', 'fr'], 'en-US'],
  [['fr', 'en'], 'en-US'],
  [['zh-HK', 'en'], 'zh-TW'],
] as const)('a visitor whose browser asks for %j is offered %s', (wanted, offered) => {
  expect(languageToOffer({ ...visitor, wanted })).toBe(offered)
})

it.each([
  ['reads the language of the site', { wanted: ['zh-CN', 'en'] }],
  ['reads it rather than others of ours', { wanted: ['de', 'zh', 'en'] }],
  ['reads none of ours', { wanted: ['fr', 'de'] }],
  ['says nothing about that', { wanted: [] }],
  ['has chosen another language than the site’s', { spoken: 'zh-TW' as const }],
  ['has chosen, or turned it down', { isSettled: true }],
])('whoever %s is offered none', (_, change) => {
  expect(languageToOffer({ ...visitor, ...change })).toBeUndefined()
})
