import { api } from '@atelier/contract'
import type { StaffRole } from '@atelier/contract/staff-roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let owner: Credential
let other: Credential
beforeAll(async () => {
  test = await createTestApp()
  // Numbers of sessions are not those of accounts.
  const early = { username: 'early', password: 'correct horse' }
  await test.call(api.auth.register, early, {})
  for (let n = 0; n < 9; n += 1) await test.call(api.auth.login, early, {})
  owner = await test.member('first-owner')
  other = await test.member('second-owner')
  await test.member('helper')
  await test.member('stranger', { host: 'studio.localhost' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query(
    `update accounts set staff_role = case when username like '%-owner' then 'owner' end`,
  )
})

const appoint = (username: string, role: StaffRole, as = owner) =>
  test.ask(api.staff.appoint, { username, role }, { as })
const idOf = async (username: string): Promise<number> =>
  (await test.database.pool.query('select id from accounts where username = $1', [username]))
    .rows[0].id
const failureOf = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}

describe('an owner', () => {
  it('gives a member a role, another one, and takes it away', async () => {
    expect(await appoint('Helper', 'support')).toMatchObject({
      status: 200,
      body: { data: { member: { username: 'helper', role: 'support', hasSecondFactor: false } } },
    })
    await appoint('helper', 'operator')
    const { rows } = await test.call(api.staff.list, {}, { as: owner })
    expect(rows.map(({ username, role }) => [username, role])).toEqual([
      ['first-owner', 'owner'],
      ['second-owner', 'owner'],
      ['helper', 'operator'],
    ])
    expect(Date.parse(rows[0]?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await test.call(api.staff.dismiss, { accountId: await idOf('helper') }, { as: owner })
    expect((await test.call(api.staff.list, {}, { as: owner })).rows).toHaveLength(2)
  })

  it('is told of who is not there, of another site’s members as well', async () => {
    for (const name of ['nobody', 'stranger'])
      expect(await failureOf(appoint(name, 'operator'))).toEqual([404, 'members.not_found'])
    for (const name of ['stranger', 'helper'])
      expect(
        await failureOf(
          test.ask(api.staff.dismiss, { accountId: await idOf(name) }, { as: owner }),
        ),
      ).toEqual([404, 'members.not_found'])
  })

  it('does not change their own role', async () => {
    expect(await failureOf(appoint('first-owner', 'support'))).toEqual([409, 'staff.yourself'])
    const self = { accountId: await idOf('first-owner') }
    expect(await failureOf(test.ask(api.staff.dismiss, self, { as: owner }))).toEqual([
      409,
      'staff.yourself',
    ])
  })

  it('and another who dismiss each other at once leave one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      await test.database.pool.query(
        `update accounts set staff_role = 'owner' where username like '%-owner'`,
      )
      const answers = await Promise.all([
        test.ask(api.staff.dismiss, { accountId: await idOf('second-owner') }, { as: owner }),
        test.ask(api.staff.dismiss, { accountId: await idOf('first-owner') }, { as: other }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    }
  })
})

it('a role is in force from the next call on, and ends with the next one', async () => {
  const helper = await test.member('soon-staff')
  const orders = () => test.ask(api.payments.operatorOrders, {}, { as: helper })
  expect((await orders()).status).toBe(403)
  await appoint('soon-staff', 'support')
  expect((await orders()).status).toBe(200)
  await test.call(api.staff.dismiss, { accountId: await idOf('soon-staff') }, { as: owner })
  expect((await orders()).status).toBe(403)
})
