import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenidHarness, startOpenidHarness } from '../../../testing/openid-harness.ts'
import { failing } from '../../../testing/scanning.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { link, list, unbind, exchange } = api.openid
const { bindUsername, getInfo } = api.auth
const studio = 'studio.localhost'

let harness: OpenidHarness
let test: TestApp
beforeAll(async () => {
  harness = await startOpenidHarness()
  test = harness.test
})
afterAll(() => harness.close())

const accountsOf = async (as: Credential) => (await test.call(list, {}, { as })).rows

describe('a site', () => {
  it('tells its button’s words, and of provider, client and secret nothing', async () => {
    const front = await test.app.inject({
      url: '/api/config/queryFronet',
      headers: { host: 'localhost' },
    })
    expect(front.json().data.openidLogin).toEqual({ label: 'Log in with Acme' })
    const site = await test.services.sites.findSite('localhost')
    for (const hidden of [harness.provider.url, site.settings.openidClientSecret])
      expect(front.body).not.toContain(hidden)
    const { rows } = await test.database.pool.query(
      `select value from site_settings where key = 'openidClientSecret'`,
    )
    expect(rows).toEqual([1, 2].map(() => ({ value: { sealed: expect.any(String) } })))
    expect(JSON.stringify(site)).not.toContain(harness.provider.app.secret)
  })

  it('where it is not set up says so, and lets nobody begin', async () => {
    const bare = await createTestApp()
    expect((await bare.call(api.sites.front, {})).openidLogin).toBeNull()
    expect(await bare.ask(link, {}, { as: bare.guest() })).toMatchObject(
      failing('openid.not_set_up', 409),
    )
    await bare.close()
  })
})

describe('a guest who logs in', () => {
  it('becomes a member named as there, with everything made so far', async () => {
    const as = test.guest()
    const { id } = await test.call(api.groups.create, {}, { as })
    const picture = 'https://pictures.example/ada.png'
    const made = await harness.loggedIn({ sub: 'ada', name: 'Ada Lovelace', picture }, { as })
    expect(made).toMatchObject({
      outcome: 'registered',
      userInfo: {
        kind: 'member',
        name: 'Ada Lovelace',
        avatar: picture,
        username: '',
        hasPassword: false,
        otherWays: 1,
      },
    })
    expect(
      (await test.call(api.groups.list, {}, { as: made.as })).map((group) => group.id),
    ).toEqual([id])
    const again = await harness.loggedIn({ sub: 'ada', name: 'Ada King' }, { as: test.guest() })
    expect(again).toMatchObject({ outcome: 'signedIn', userInfo: { id: made.userInfo.id } })
    expect(await accountsOf(again.as)).toMatchObject([{ name: 'Ada King', offered: true }])
  })

  it('gets what the site gives to new members, beside what the guest had', async () => {
    const made = await harness.loggedIn({ sub: 'newcomer', name: 'New' }, { as: test.guest() })
    const { userBalance } = await test.call(getInfo, {}, { as: made.as })
    expect(userBalance.balance).toBe(200 + 50)
  })

  it('is asked for the second factor of the member, and has not entered before', async () => {
    const member = await harness.loggedIn({ sub: 'careful', name: 'Careful' }, { as: test.guest() })
    await test.database.pool.query("update accounts set totp_secret = 'sealed' where id = $1", [
      member.userInfo.id,
    ])
    const guest = test.guest()
    const again = await harness.loggedIn({ sub: 'careful', name: 'Careful' }, { as: guest })
    expect(again).toMatchObject({
      outcome: 'secondFactor',
      token: null,
      ticket: expect.any(String),
      userInfo: { kind: 'guest' },
    })
  })

  it('on two devices at once is one member', async () => {
    harness.provider.visitor = { sub: 'race', name: 'Race' }
    const guests = [test.guest(), test.guest(), test.guest()]
    const codes: string[] = []
    for (const as of guests) codes.push(await harness.allowed({ as }))
    const ended = await Promise.all(guests.map((as, at) => harness.end(codes[at] ?? '', { as })))
    const ids = ended.map(({ body }) => body.success && body.data.userInfo.id)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeGreaterThan(0)
  })

  it('whose name is not told is called something in their language', async () => {
    const names = []
    for (const language of ['zh-CN', 'zh-TW', 'en-US'])
      names.push(
        (await harness.loggedIn({ sub: `no name ${language}` }, { as: test.guest(), language }))
          .userInfo.name,
      )
    expect(names).toEqual(['新用户', '新使用者', 'New member'])
  })

  it('keeps who invited them', async () => {
    const as = test.guest()
    harness.provider.visitor = { sub: 'invited', name: 'Invited' }
    const code = await harness.allowed({ as })
    const input = { code, invitedBy: 'friend' }
    const { userInfo } = await test.call(exchange, input, { as, from: harness.elsewhere() })
    const { rows } = await test.database.pool.query(
      'select invited_by from accounts where id = $1',
      [userInfo.id],
    )
    expect(rows).toEqual([{ invited_by: 'friend' }])
  })

  it('gets into no account by an e-mail address or a name that somebody else has', async () => {
    const email = 'victim@example.org'
    const victim = await harness.loggedIn({ sub: 'victim', name: 'V', email }, { as: test.guest() })
    await test.call(
      bindUsername,
      { username: 'victim', password: 'correct horse' },
      { as: victim.as, from: harness.elsewhere() },
    )
    const thief = await harness.loggedIn(
      { sub: 'thief', name: 'victim', email },
      { as: test.guest() },
    )
    expect(thief.outcome).toBe('registered')
    expect(thief.userInfo.id).not.toBe(victim.userInfo.id)
  })
})

describe('a member who logs in', () => {
  it('binds the account, goes on with the same session, and can log in by it', async () => {
    const as = await test.member('binder')
    const { userInfo: before } = await test.call(getInfo, {}, { as })
    expect(await accountsOf(as)).toEqual([])
    const visitor = { sub: 'binder', name: 'Binder at Acme' }
    expect((await harness.logIn(visitor, { as })).body).toMatchObject({
      data: {
        outcome: 'bound',
        token: null,
        userInfo: { id: before.id, name: 'binder', otherWays: 1 },
      },
    })
    expect(await accountsOf(as)).toMatchObject([{ name: 'Binder at Acme', offered: true }])
    const again = await harness.loggedIn(visitor, { as: test.guest() })
    expect(again).toMatchObject({ outcome: 'signedIn', userInfo: { username: 'binder' } })
  })

  it('is refused one that another member has, also when both come at once', async () => {
    const [one, two] = [await test.member('holder'), await test.member('latecomer')]
    harness.provider.visitor = { sub: 'held' }
    const codes: string[] = []
    for (const as of [one, two]) codes.push(await harness.allowed({ as }))
    const ended = await Promise.all(
      [one, two].map((as, at) => harness.end(codes[at] ?? '', { as })),
    )
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409])
    const third = await test.member('third')
    expect(await harness.logIn({ sub: 'held' }, { as: third })).toMatchObject(
      failing('openid.taken', 409),
    )
    expect((await test.call(getInfo, {}, { as: third })).userInfo.otherWays).toBe(0)
  })

  it('who has one already is told before going there, and after', async () => {
    const as = await test.member('faithful')
    const early = await harness.begin({ as })
    await harness.logIn({ sub: 'first' }, { as })
    expect(await test.ask(link, {}, { as, from: harness.elsewhere() })).toMatchObject(
      failing('openid.has_another', 409),
    )
    harness.provider.visitor = { sub: 'second' }
    const back = await harness.comeBack(await harness.provider.allow(early))
    const late = await harness.end(new URL(back, 'http://x').searchParams.get('openid') ?? '', {
      as,
    })
    expect(late).toMatchObject(failing('openid.has_another', 409))
  })

  it('of one site is nobody on another, with the same account', async () => {
    const here = await harness.loggedIn({ sub: 'both' }, { as: test.guest() })
    const there = await harness.loggedIn({ sub: 'both' }, { as: test.guest(), host: studio })
    expect(there.outcome).toBe('registered')
    expect((await test.ask(getInfo, {}, { as: here.as, host: studio })).status).toBe(401)
  })

  it('sees that an account is of a provider which is no longer the site’s', async () => {
    const { as } = await harness.loggedIn({ sub: 'stranded' }, { as: test.guest() })
    await harness.setUp('atelier', { openidIssuer: 'https://other.example' })
    const rows = await accountsOf(as)
    await harness.setUp('atelier', { openidIssuer: `${harness.provider.url}/` })
    expect(rows).toMatchObject([{ offered: false }])
    expect(await accountsOf(as)).toMatchObject([{ offered: true }])
    await harness.setUp('atelier')
  })
})

describe('parting from an account', () => {
  it('is for members who can log in without', async () => {
    const as = await test.member('parting')
    await harness.logIn({ sub: 'parting' }, { as })
    const [bound] = await accountsOf(as)
    const id = bound?.id ?? 0
    const stranger = await test.member('stranger')
    expect(
      await test.ask(unbind, { id }, { as: stranger, from: harness.elsewhere() }),
    ).toMatchObject(failing('openid.not_bound', 404))
    const { userInfo } = await test.call(unbind, { id }, { as, from: harness.elsewhere() })
    expect(userInfo.otherWays).toBe(0)
    expect(await accountsOf(as)).toEqual([])
    // It is free again.
    expect((await harness.loggedIn({ sub: 'parting' }, { as: test.guest() })).outcome).toBe(
      'registered',
    )
  })

  it('is refused to somebody who would be locked out', async () => {
    const { as } = await harness.loggedIn({ sub: 'only' }, { as: test.guest() })
    const id = (await accountsOf(as))[0]?.id ?? 0
    const from = harness.elsewhere()
    expect(await test.ask(unbind, { id }, { as, from })).toMatchObject(
      failing('auth.only_way', 409),
    )
    expect(await accountsOf(as)).toHaveLength(1)
    await test.call(bindUsername, { username: 'free', password: 'correct horse' }, { as, from })
    await test.call(unbind, { id }, { as, from })
  })
})
