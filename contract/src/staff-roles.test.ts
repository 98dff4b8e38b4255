import { expect, it } from 'vitest'
import { siteSettings } from './site-settings.ts'
import {
  mayChangeSetting,
  mayDo,
  permissions,
  settingsOfAllSites,
  staffRoles,
} from './staff-roles.ts'

// Written out, so that a wider grant is seen by whoever reviews it.
const all = ['owner', 'operator', 'siteOperator', 'support']
const table = {
  openConsole: all,
  readAnalytics: all,
  sites: ['owner', 'operator'],
  siteSettings: ['owner', 'operator', 'siteOperator'],
  connections: ['owner', 'operator'],
  readPeople: all,
  managePeople: ['owner', 'operator', 'siteOperator'],
  seeAs: ['owner', 'operator', 'siteOperator'],
  content: ['owner', 'operator', 'siteOperator'],
  readWorks: all,
  manageWorks: ['owner', 'operator', 'siteOperator'],
  checkLedger: ['owner', 'operator'],
  review: ['owner', 'operator', 'siteOperator'],
  codes: ['owner', 'operator', 'siteOperator'],
  packages: ['owner', 'operator', 'siteOperator'],
  readOrders: ['owner', 'operator', 'siteOperator', 'support'],
  refund: ['owner', 'operator', 'siteOperator', 'support'],
  giveCredits: ['owner', 'operator', 'siteOperator'],
  resetPasswords: ['owner', 'operator', 'siteOperator'],
  tools: ['owner', 'operator', 'siteOperator'],
  appointStaff: ['owner'],
  readAudit: ['owner', 'operator', 'siteOperator'],
  backUp: ['owner'],
}

it.each(permissions)('%s is for whom it was given to, and for nobody else', (permission) => {
  expect(staffRoles.filter((role) => mayDo(role, permission))).toEqual(table[permission])
  expect(mayDo(null, permission)).toBe(false)
})

it('a setting that reaches beyond its site is for those of all sites', () => {
  for (const key of Object.keys(siteSettings)) {
    const mayAll = !settingsOfAllSites.includes(key)
    expect([...staffRoles, null].map((role) => mayChangeSetting(role, key))).toEqual([
      ...[true, true, mayAll, mayAll],
      false,
    ])
  }
  expect(Object.keys(siteSettings)).toEqual(expect.arrayContaining([...settingsOfAllSites]))
})
