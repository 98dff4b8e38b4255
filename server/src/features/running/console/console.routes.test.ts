import { api } from '@atelier/contract'
import { consoleSiteHeader } from '@atelier/contract/features/running/console'
import type { StaffRole } from '@atelier/contract/staff-roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
const staff = {} as Record<StaffRole, string>
beforeAll(async () => {
  test = await createTestApp()
  for (const role of ['owner', 'siteOperator', 'support'] as const) {
    staff[role] = await test.member(`is-${role}`)
    await test.database.pool.query('update accounts set staff_role = $1 where username = $2', [
      role,
      `is-${role}`,
    ])
  }
})
afterAll(() => test.close())

const ask = async (path: string, role: StaffRole, site?: string) => {
  const { statusCode, body } = await test.app.inject({
    url: `/api${path}`,
    headers: {
      host: 'localhost',
      authorization: staff[role],
      ...(site ? { [consoleSiteHeader]: site } : {}),
    },
  })
  return { status: statusCode, ...JSON.parse(body) }
}
const open = (role: StaffRole, site?: string) => ask(api.console.open.path, role, site)

it('owners see every site and work on the one they name', async () => {
  const here = await open('owner')
  expect(here.data.sites.map(({ code }: { code: string }) => code)).toEqual(['atelier', 'studio'])
  expect(here.data.site).toBe('atelier')
  expect((await open('owner', 'studio')).data.site).toBe('studio')
  expect((await open('owner', 'nowhere')).status).toBe(404)
})

it.each(['siteOperator', 'support'] as const)('a %s sees the own site alone', async (role) => {
  const here = await open(role, 'atelier')
  expect(here.data).toMatchObject({ site: 'atelier', sites: [{ code: 'atelier' }] })
  expect(here.data.sites).toHaveLength(1)
  expect((await open(role, 'studio')).status).toBe(404)
})

it('what is named counts in the console alone', async () => {
  const { data } = await ask('/config/queryFronet', 'owner', 'studio')
  expect(data.code).toBe('atelier')
})
