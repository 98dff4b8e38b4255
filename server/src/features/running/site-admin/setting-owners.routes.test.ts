// Every setting there is: who may change it, and who is told.
import { isDeepStrictEqual } from 'node:util'
import { api } from '@atelier/contract'
import { builtInLists } from '@atelier/contract/content-terms'
import { type SiteSettingKey, siteSettings } from '@atelier/contract/site-settings'
import {
  mayChangeSetting,
  type StaffRole,
  settingsOfAllSites,
  staffRoles,
} from '@atelier/contract/staff-roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { siteAdmin } = api
const keys = Object.keys(siteSettings) as SiteSettingKey[]

let test: TestApp
const staff = new Map<StaffRole, Credential>()
beforeAll(async () => {
  test = await createTestApp()
  for (const role of staffRoles) staff.set(role, await test.staff(role))
})
afterAll(() => test.close())

const candidates = [
  ...[true, false, 1, 2, 0.5, 300, 'x', 'light', 'dark', 'en-US', 'zh-TW', 'person', 'none', 'all'],
  ...['chat', 'flat', 'Asia/Shanghai', 'https://elsewhere.example', '#123456', '#654321'],
  ...[['x'], [3], { 'en-US': 'x' }, { 'en-US': ['x'] }, { perImage: 9 }, { perCall: 9 }],
  ...[{ perSecond: 9 }, { perSong: 9 }, { model: {} }, { music: 'x' }],
  ...[[{ models: 'x', connectionId: null, rates: {}, factor: null }]],
  ...[{ [builtInLists[0]]: { order: ['x'], hidden: [] } }],
]

/** A value that fits and is not the default. */
function anotherValue(key: SiteSettingKey): unknown {
  const { schema, fallback } = siteSettings[key]
  const fitting = candidates.map((each) => schema.safeParse(each))
  const found = fitting.find(
    (each) =>
      each.success && !isDeepStrictEqual(each.data, fallback) && !isDeepStrictEqual(each.data, {}),
  )
  if (!found?.success) throw new Error(`no value for ${key} was thought of`)
  return found.data
}

async function statusOfSaving(key: SiteSettingKey, role: StaffRole): Promise<number> {
  const value = anotherValue(key)
  const isSecret = siteSettings[key].audience === 'secret'
  const input = {
    seen: 1_000_000,
    ...(isSecret ? { secrets: { [key]: String(value) } } : { values: { [key]: value } }),
  }
  const { status } = await test.ask(siteAdmin.saveSettings, input, { as: staff.get(role) ?? '' })
  // Else nobody here would be let into the console any more.
  await test.configure({ staffSecondFactor: false })
  return status
}

it('says whose it is, and a browser knows the same', () => {
  const ofAll = keys.filter((key) => siteSettings[key].owner === 'installation')
  expect([...settingsOfAllSites].sort()).toEqual(ofAll.sort())
  for (const key of keys)
    expect([key, mayChangeSetting('siteOperator', key)]).toEqual([
      key,
      siteSettings[key].owner === 'site',
    ])
})

it('is changed by those whose it is, and by nobody else', async () => {
  const wrong: unknown[] = []
  const expectStatus = async (key: SiteSettingKey, role: StaffRole, fitting: number[]) => {
    const status = await statusOfSaving(key, role)
    if (!fitting.includes(status)) wrong.push([key, role, status])
  }
  // What else is wrong with a value, such as a picture that was never uploaded, is told to those alone who may set it.
  const saved = [200, 422]
  for (const key of keys) {
    const isOfSite = siteSettings[key].owner === 'site'
    await expectStatus(key, 'siteOperator', isOfSite ? saved : [403])
    if (!isOfSite) await expectStatus(key, 'operator', saved)
  }
  await expectStatus('siteName', 'support', [403])
  expect(wrong).toEqual([])
}, 120_000)

it('is told to nobody who does not run the site, unless it is for everybody', async () => {
  const told = keys.filter((key) => siteSettings[key].audience !== 'public')
  const marks = told.flatMap((key) =>
    [`mark-of-${key}`, `https://mark-of-${key.toLowerCase()}.example`]
      .filter((mark) => siteSettings[key].schema.safeParse(mark).success)
      .slice(0, 1)
      .map((mark) => [key, mark] as const),
  )
  await test.configure(Object.fromEntries(marks))
  const as = test.guest()
  const get = async (url: string, host = 'localhost') =>
    (await test.app.inject({ url, headers: { host, authorization: as } })).body
  const pages = [
    await get(`/api${api.sites.front.path}`),
    await get(`/api${api.sites.list.path}`),
    await get(`/api${api.auth.getInfo.path}`),
    await get('/'),
  ].join('\n')
  expect(marks.length).toBeGreaterThan(20)
  expect(marks.filter(([, mark]) => pages.includes(mark))).toEqual([])
})
