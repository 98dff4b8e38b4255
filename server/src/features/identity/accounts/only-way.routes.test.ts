// Nobody loses their last way to log in, whichever it is and whatever runs in parallel.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenidHarness, startOpenidHarness } from '../../../testing/openid-harness.ts'
import { failing } from '../../../testing/scanning.ts'
import { createSoftAuthenticator } from '../../../testing/soft-authenticator.ts'
import type { Credential, TestApp } from '../../../testing/test-app.ts'

const { add, list, options, remove } = api.passkeys
const { getInfo, bindUsername } = api.auth
const onlyWay = failing('auth.only_way', 409)

let harness: OpenidHarness
let test: TestApp
beforeAll(async () => {
  harness = await startOpenidHarness()
  test = harness.test
})
afterAll(() => harness.close())

const info = async (as: Credential) => (await test.call(getInfo, {}, { as })).userInfo

/** A member who came by OpenID, with so many passkeys besides. */
async function newcomer(sub: string, passkeys: number) {
  const { as } = await harness.loggedIn({ sub }, { as: test.guest() })
  for (let n = 0; n < passkeys; n++) {
    const asked = await test.call(options, {}, { as, from: harness.elsewhere() })
    const credential = createSoftAuthenticator().create(asked)
    await test.call(add, { credential }, { as, from: harness.elsewhere() })
  }
  const [account] = (await test.call(api.openid.list, {}, { as })).rows
  const keys = (await test.call(list, {}, { as })).rows.map(({ id }) => id)
  const from = harness.elsewhere()
  return {
    as,
    unbind: () => test.ask(api.openid.unbind, { id: account?.id ?? 0 }, { as, from }),
    removals: keys.map((id) => () => test.ask(remove, { id }, { as, from })),
  }
}

describe('a member with several ways to log in', () => {
  it('can part from all but the last', async () => {
    const { as, unbind, removals } = await newcomer('several', 2)
    expect((await unbind()).status).toBe(200)
    const [first, last] = removals
    expect((await first?.())?.status).toBe(200)
    expect(await last?.()).toMatchObject(onlyWay)
    expect(await info(as)).toMatchObject({ otherWays: 1 })
    await test.call(
      bindUsername,
      { username: 'several', password: 'correct horse' },
      { as, from: harness.elsewhere() },
    )
    expect((await last?.())?.status).toBe(200)
  })

  it('keeps one when the last two go at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { as, unbind, removals } = await newcomer(`pair ${round}`, 1)
      const ended = await Promise.all([unbind(), ...removals.map((run) => run())])
      expect(ended.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await info(as)).toMatchObject({ otherWays: 1 })
      const left = [
        ...(await test.call(list, {}, { as })).rows,
        ...(await test.call(api.openid.list, {}, { as })).rows,
      ]
      expect(left).toHaveLength(1)
    }
  })

  it('keeps one when a messaging account and a passkey go at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { as, unbind, removals } = await newcomer(`messaging ${round}`, 1)
      const { id } = await info(as)
      await test.database.pool.query('update accounts set messaging_id = $2 where id = $1', [
        id,
        `o${round}`,
      ])
      await unbind()
      const from = harness.elsewhere()
      const ended = await Promise.all([
        test.ask(api.messaging.unbind, {}, { as, from }),
        ...removals.map((run) => run()),
      ])
      expect(ended.map(({ status }) => status).sort()).toEqual([200, 409])
      const { otherWays, messagingAccount } = await info(as)
      expect([otherWays === 1, messagingAccount !== null].filter(Boolean)).toHaveLength(1)
    }
  })
})

it('the database refuses a member without any way to log in', async () => {
  const { as } = await newcomer('guarded', 0)
  const { id } = await info(as)
  await expect(
    test.database.pool.query('update accounts set other_ways = 0 where id = $1', [id]),
  ).rejects.toThrow(/accounts_kind/)
})
