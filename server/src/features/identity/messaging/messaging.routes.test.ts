import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, failing, type Scanning, startScanning } from '../../../testing/scanning.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { exchange, link, unbind } = api.messaging
const { bindUsername, getInfo } = api.auth
const studio = 'studio.localhost'
const password = 'correct horse'

let scanning: Scanning
let test: TestApp
beforeAll(async () => {
  scanning = await startScanning()
  test = scanning.test
})
afterAll(() => scanning.close())

describe('a site', () => {
  it('tells that one can log in by scan, and of its secret nothing', async () => {
    const front = await test.app.inject({
      url: '/api/config/queryFronet',
      headers: { host: 'localhost' },
    })
    expect(front.json().data.messagingLogin).toBe(true)
    const { rows } = await test.database.pool.query(
      `select value from site_settings where key = 'messagingAppSecret'`,
    )
    expect(rows).toEqual([1, 2].map(() => ({ value: { sealed: expect.any(String) } })))
    const site = await test.services.sites.findSite('localhost')
    for (const told of [rows, site, front.body])
      expect(JSON.stringify(told)).not.toContain(scanning.vendor.app.secret)
    expect(front.body).not.toContain(site.settings.messagingAppSecret)
  })

  it('where it is not set up says so, and lets nobody begin', async () => {
    const bare = await createTestApp()
    const as = bare.guest()
    expect((await bare.call(api.sites.front, {})).messagingLogin).toBe(false)
    expect(await bare.ask(link, {}, { as })).toMatchObject(failing('messaging.not_set_up', 409))
    await bare.close()
  })

  it('whose secret was sealed under another key answers that its keys do not fit', async () => {
    const value = { sealed: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }
    await test.database.pool.query(
      `update site_settings set value = $1 where key = 'messagingAppSecret'`,
      [value],
    )
    const lost = await scanning.scan({ openid: 'oLost' }, { as: test.guest() })
    for (const code of ['atelier', 'studio']) await scanning.setUp(code)
    expect(lost).toMatchObject(failing('messaging.misconfigured', 502))
  })
})

describe('a guest who scans', () => {
  it('becomes a member named as there, with everything made so far', async () => {
    const as = test.guest()
    const { id } = await test.call(api.groups.create, {}, { as })
    const headimgurl = 'https://thirdwx.qlogo.cn/a/132'
    const member = await scanning.scanned({ openid: 'oMing', nickname: '小明', headimgurl }, { as })
    expect(member).toMatchObject({
      outcome: 'registered',
      userInfo: {
        kind: 'member',
        username: '',
        name: '小明',
        avatar: headimgurl,
        hasPassword: false,
        messagingAccount: { name: '小明' },
      },
    })
    const groups = await test.call(api.groups.list, {}, { as: member.as })
    expect(groups.map((group) => group.id)).toEqual([id])
    expect(await test.call(api.groups.list, {}, { as })).toEqual([])
  })

  it('is the same member on every device, and brings along what was made there', async () => {
    const scanner = { openid: 'oTwice', unionid: 'uTwice', nickname: 'Twice' }
    const first = await scanning.scanned(scanner, { as: test.guest() })
    const as = test.guest()
    await test.call(api.groups.create, {}, { as })
    // Another application of the same owner knows them by another number.
    const second = await scanning.scanned({ ...scanner, openid: 'oOther' }, { as })
    expect(second).toMatchObject({ outcome: 'signedIn', userInfo: { id: first.userInfo.id } })
    expect(await test.call(api.groups.list, {}, { as: first.as })).toHaveLength(1)
  })

  it('on two devices at once is one member', async () => {
    scanning.vendor.scanner = { openid: 'oRace', nickname: 'Race' }
    const guests = [test.guest(), test.guest(), test.guest()]
    const codes: string[] = []
    for (const as of guests) codes.push(await scanning.allowed({ as }))
    const ended = await Promise.all(guests.map((as, at) => scanning.end(codes[at] ?? '', { as })))
    const ids = ended.map(({ body }) => body.success && body.data.userInfo.id)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeGreaterThan(0)
  })

  it('whose name is not told is called something in their language', async () => {
    const names = []
    for (const language of ['zh-CN', 'zh-TW', 'en-US'])
      names.push(
        (await scanning.scanned({ openid: `o${language}` }, { as: test.guest(), language }))
          .userInfo.name,
      )
    expect(names).toEqual(['微信用户', '微信使用者', 'WeChat user'])
  })

  it('with a name longer than a profile may have keeps whole characters of it', async () => {
    const { userInfo } = await scanning.scanned(
      { openid: 'oLong', nickname: `x${'🎈'.repeat(30)}` },
      { as: test.guest() },
    )
    expect(userInfo.name).toBe(`x${'🎈'.repeat(19)}`)
  })

  it('keeps who invited them', async () => {
    const as = test.guest()
    scanning.vendor.scanner = { openid: 'oInvited' }
    const code = await scanning.allowed({ as })
    await test.call(exchange, { code, invitedBy: 'friend' }, { as, from: scanning.elsewhere() })
    const { rows } = await test.database.pool.query(
      `select invited_by from accounts where messaging_id = 'oInvited'`,
    )
    expect(rows).toEqual([{ invited_by: 'friend' }])
  })
})

describe('a member who scans', () => {
  it('binds the messaging account, goes on with the same session, and can log in by it', async () => {
    const as = await test.member('binder')
    const { userInfo: before } = await test.call(getInfo, {}, { as })
    expect(before).toMatchObject({ hasPassword: true, messagingAccount: null })
    const scanner = { openid: 'oBinder', nickname: 'Binder at WeChat' }
    expect((await scanning.scan(scanner, { as })).body).toMatchObject({
      data: {
        outcome: 'bound',
        token: null,
        userInfo: {
          id: before.id,
          name: 'binder',
          messagingAccount: { name: 'Binder at WeChat' },
        },
      },
    })
    const again = await scanning.scanned(scanner, { as: test.guest() })
    expect(again).toMatchObject({ outcome: 'signedIn', userInfo: { username: 'binder' } })
  })

  it('is refused one that another member has, also when both come at once', async () => {
    const [one, two] = [await test.member('holder'), await test.member('latecomer')]
    scanning.vendor.scanner = { openid: 'oHeld', unionid: 'uHeld' }
    const codes: string[] = []
    for (const as of [one, two]) codes.push(await scanning.allowed({ as }))
    const ended = await Promise.all(
      [one, two].map((as, at) => scanning.end(codes[at] ?? '', { as })),
    )
    const statuses = ended.map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    const third = await test.member('third')
    expect(await scanning.scan({ openid: 'oHeld' }, { as: third })).toMatchObject(
      failing('messaging.taken', 409),
    )
  })

  it('who has one already is told before scanning, and after', async () => {
    const as = await test.member('faithful')
    const early = await scanning.begin({ as })
    await scanning.scan({ openid: 'oFirst' }, { as })
    expect(await test.ask(link, {}, { as, from: scanning.elsewhere() })).toMatchObject(
      failing('messaging.has_another', 409),
    )
    scanning.vendor.scanner = { openid: 'oSecond' }
    const late = await scanning.end(codeIn(await scanning.comeBack(scanning.vendor.allow(early))), {
      as,
    })
    expect(late).toMatchObject(failing('messaging.has_another', 409))
  })

  it('of one site is nobody on another, with the same messaging account', async () => {
    const scanner = { openid: 'oBoth', nickname: 'Both' }
    const here = await scanning.scanned(scanner, { as: test.guest() })
    const there = await scanning.scanned(scanner, { as: test.guest(), host: studio })
    expect(there.outcome).toBe('registered')
    expect(there.userInfo.id).not.toBe(here.userInfo.id)
    expect((await test.ask(getInfo, {}, { as: here.as, host: studio })).status).toBe(401)
  })
})

describe('parting from a messaging account', () => {
  it('is for members who can log in without', async () => {
    const as = await test.member('parting')
    expect(await test.ask(unbind, {}, { as, from: scanning.elsewhere() })).toMatchObject(
      failing('messaging.not_bound', 404),
    )
    await scanning.scan({ openid: 'oParting' }, { as })
    const { userInfo } = await test.call(unbind, {}, { as, from: scanning.elsewhere() })
    expect(userInfo.messagingAccount).toBeNull()
    // It is free again.
    expect((await scanning.scanned({ openid: 'oParting' }, { as: test.guest() })).outcome).toBe(
      'registered',
    )
  })

  it('is refused to somebody who would be locked out', async () => {
    const { as } = await scanning.scanned({ openid: 'oOnly' }, { as: test.guest() })
    const from = scanning.elsewhere()
    expect(await test.ask(unbind, {}, { as, from })).toMatchObject(
      failing('messaging.only_way', 409),
    )
    await test.call(bindUsername, { username: 'free-now', password }, { as, from })
    await test.call(unbind, {}, { as, from })
    expect((await scanning.scanned({ openid: 'oOnly' }, { as: test.guest() })).outcome).toBe(
      'registered',
    )
  })
})
