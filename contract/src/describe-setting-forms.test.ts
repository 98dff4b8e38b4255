import { expect, it } from 'vitest'
import { describeSettingForms } from './describe-setting-forms.ts'
import { settingPlaces, siteSettings } from './site-settings.ts'

const forms = describeSettingForms()
const fields = Object.values(forms).flat()
const fieldOf = (key: string) => fields.find((field) => field.key === key)

it('every setting has one place in the console', () => {
  const places = Object.values(settingPlaces).flatMap((settings) => Object.keys(settings))
  expect(places.sort()).toEqual(Object.keys(siteSettings).sort())
})

it('every setting has a field, but for those that a screen of its own changes', () => {
  const without = Object.keys(siteSettings).filter((key) => !fieldOf(key))
  expect(without.sort()).toEqual([
    'builtInLists',
    'contact',
    'contactElsewhere',
    'contents',
    'contentsElsewhere',
    'galleryRefusedWords',
    'setupDismissed',
    'topBanner',
    'topBannerElsewhere',
  ])
})

it('a field follows from the schema', () => {
  expect(fieldOf('siteName')).toEqual({ key: 'siteName', kind: 'text' })
  expect(fieldOf('flatMenu')).toEqual({ key: 'flatMenu', kind: 'switch' })
  expect(fieldOf('pay')).toEqual({ key: 'pay', kind: 'choice', options: [1, 2] })
  expect(fieldOf('codeShop')).toEqual({ key: 'codeShop', kind: 'address' })
  expect(fieldOf('openidClientSecret')).toEqual({ key: 'openidClientSecret', kind: 'secret' })
  expect(fieldOf('openidLabel')).toMatchObject({ kind: 'text', maxLength: 60 })
  expect(fieldOf('worksAtOnce')).toMatchObject({ kind: 'whole', min: 1, max: 1000 })
  expect(fieldOf('vipFactor')).toMatchObject({ kind: 'decimal', min: 0 })
})

it('what a setting depends on is another of its place, with values that fit', () => {
  const depending = Object.values(forms).flatMap((place) =>
    place.flatMap(({ key, when }) => (when ? [{ key, when, place }] : [])),
  )
  expect(depending.length).toBeGreaterThan(0)
  for (const { key, when, place } of depending) {
    const other = place.find((field) => field.key === when.key)
    if (!other) throw new Error(`${key} depends on what its place does not have`)
    for (const value of when.is)
      expect([key, siteSettings[other.key].schema.safeParse(value).success]).toEqual([key, true])
  }
})
