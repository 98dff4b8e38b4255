import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failing, type Scanning, startScanning } from '../../../testing/scanning.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const { bindUsername, getInfo, login, updateUser } = api.auth
const password = 'correct horse'

let scanning: Scanning
let test: TestApp
beforeAll(async () => {
  scanning = await startScanning()
  test = scanning.test
})
afterAll(() => scanning.close())

describe('a username', () => {
  it('can be bound once by a member who has none, who logs in by it from then on', async () => {
    const { as, userInfo } = await scanning.scanned(
      { openid: 'oName', nickname: '名' },
      { as: test.guest() },
    )
    const from = scanning.elsewhere()
    const bound = await test.call(bindUsername, { username: '新名字', password }, { as, from })
    expect(bound.userInfo).toMatchObject({ username: '新名字', name: '名', hasPassword: true })
    const entered = await test.call(login, { username: '新名字', password }, { from })
    expect(entered).toMatchObject({ userInfo: { id: userInfo.id } })
    expect((await test.call(getInfo, {}, { as })).userInfo.username).toBe('新名字')
    expect(
      await test.ask(bindUsername, { username: 'another', password }, { as, from }),
    ).toMatchObject(failing('auth.has_username', 409))
  })

  it('follows the rules of registration, and may not be somebody else’s', async () => {
    await test.member('Occupied')
    const { as } = await scanning.scanned({ openid: 'oRules' }, { as: test.guest() })
    const from = scanning.elsewhere()
    const wrong = await test.ask(bindUsername, { username: 'a b', password: 'short' }, { as, from })
    expect(wrong).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'username' }, { field: 'password' }] },
    })
    expect(
      await test.ask(bindUsername, { username: 'oCCUPIED', password }, { as, from }),
    ).toMatchObject(failing('auth.username_taken', 409))
    expect((await test.call(getInfo, {}, { as })).userInfo.hasPassword).toBe(false)
  })

  it('is no matter for a guest, nor a new password for somebody without one', async () => {
    const input = { username: 'guestly', password }
    expect(
      await test.ask(bindUsername, input, {
        as: test.guest(),
        from: scanning.elsewhere(),
      }),
    ).toMatchObject(failing('auth.required', 401))
    const { as } = await scanning.scanned({ openid: 'oWordless' }, { as: test.guest() })
    expect(
      await test.ask(
        updateUser,
        { password, oldPassword: 'x' },
        { as, from: scanning.elsewhere() },
      ),
    ).toMatchObject(failing('auth.no_password', 409))
  })
})
