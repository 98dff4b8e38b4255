import { settingForms } from 'virtual:setting-forms'
import type { SettingField } from '@atelier/contract/describe-setting-forms'
import { siteSettings } from '@atelier/contract/site-settings'
import { expect, it } from 'vitest'
import { screens } from '../../../../app/screens.ts'
import { adminSites as english } from '../../../../i18n/locales/en-US/admin-sites.ts'
import { adminSites as chinese } from '../../../../i18n/locales/zh-CN/admin-sites.ts'
import { adminSites as taiwanese } from '../../../../i18n/locales/zh-TW/admin-sites.ts'
import { groupNames, menuScreens } from './setting-groups.ts'

const fields: SettingField[] = groupNames.flatMap((group) => settingForms[group])

it.each(fields)('$key has its words, and what may be chosen has', (field) => {
  for (const { fields: named, choices } of [english, chinese, taiwanese]) {
    expect(named[field.key]?.label).toBeTruthy()
    const { options = [] } = { ...(field.kind === 'choice' ? field : {}) }
    expect(options.filter((option) => !choices[field.key]?.[option])).toEqual([])
  }
})

it.each(fields.filter(({ kind }) => kind === 'choice'))(
  '$key takes what may be chosen',
  (field) => {
    const { options } = field as SettingField & { kind: 'choice' }
    for (const option of options)
      expect(siteSettings[field.key].schema.safeParse(option).success, String(option)).toBe(true)
  },
)

it('secrets have fields that show nothing, and nothing else has', () => {
  const hidden = fields.filter(({ kind }) => kind === 'secret' || kind === 'payWay')
  const secrets = Object.entries(siteSettings)
    .filter(([key, { audience }]) => audience === 'secret' && key !== 'searchKey')
    .map(([key]) => key)
  expect(hidden.map(({ key }) => key).sort()).toEqual(secrets.sort())
})

it('the menu of a site can name every screen that has a place in menus', () => {
  const names = screens.flatMap(({ menu }) => (menu ? [menu.key] : []))
  expect(Object.keys(menuScreens).sort()).toEqual(names.sort())
})
