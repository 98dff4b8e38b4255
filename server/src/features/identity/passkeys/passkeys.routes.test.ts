import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { failing } from '../../../testing/scanning.ts'
import {
  createSoftAuthenticator,
  type Odds,
  type SoftAuthenticator,
} from '../../../testing/soft-authenticator.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { add, list, login, loginOptions, options, remove, rename } = api.passkeys
const { getInfo } = api.auth
const studio = 'studio.localhost'
const refused = failing('passkeys.refused', 422)
const expired = failing('passkeys.expired', 404)

type Place = { as: Credential; host?: string }

let test: TestApp
let aheadMs = 0
let calls = 0
beforeAll(async () => {
  test = await createTestApp({ clock: { now: () => new Date(Date.now() + aheadMs) } })
})
afterEach(() => {
  aheadMs = 0
})
afterAll(() => test.close())

// Rate limits count by address: each call may come from its own.
const elsewhere = () => ({ from: `10.9.${Math.floor(++calls / 250)}.${(calls % 250) + 1}` })

async function addTo(device: SoftAuthenticator, place: Place, odds?: Odds) {
  const asked = await test.call(options, {}, { ...place, ...elsewhere() })
  const credential = device.create(asked, odds)
  return test.ask(add, { credential }, { ...place, ...elsewhere() })
}

async function added(device: SoftAuthenticator, place: Place) {
  const { body } = await addTo(device, place)
  if (!body.success) throw new Error(`adding answered ${JSON.stringify(body)}`)
  return body.data
}

async function logIn(device: SoftAuthenticator, place: Partial<Place> = {}, odds?: Odds) {
  const asked = await test.call(loginOptions, {}, { ...place, ...elsewhere() })
  const credential = device.get(asked, odds)
  return test.ask(login, { credential }, { ...place, ...elsewhere() })
}

const passkeysOf = async (as: Credential) => (await test.call(list, {}, { as })).rows

describe('a member', () => {
  it('adds passkeys, each named after what keeps it, and sees what has become of them', async () => {
    const as = await test.member('adder')
    expect(await passkeysOf(as)).toEqual([])
    const manager = createSoftAuthenticator({ aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' })
    const first = await added(manager, { as })
    expect(first).toMatchObject({
      passkey: { name: '1Password', host: 'localhost', synced: false, lastUsedAt: null },
      userInfo: { username: 'adder', otherWays: 1 },
    })
    const second = await added(createSoftAuthenticator(), { as })
    expect(second.passkey.name).toBe('lightMyRequest')
    expect((await logIn(manager)).status).toBe(200)
    const rows = await passkeysOf(as)
    expect(rows.map(({ id }) => id)).toEqual([second.passkey.id, first.passkey.id])
    expect(rows.map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, expect.any(String)])
  })

  it('is asked to keep one of them on a device, always under the same number', async () => {
    const as = await test.member('once')
    const device = createSoftAuthenticator()
    await added(device, { as })
    await expect(addTo(device, { as })).rejects.toThrow('one of them is here already')
    const asked = await test.call(options, {}, { as, ...elsewhere() })
    expect(asked.user).toMatchObject({ name: 'once', displayName: 'once' })
    expect(asked.user.id).toMatch(/^[\w-]{43}$/)
    expect((await test.call(options, {}, { as, ...elsewhere() })).user.id).toBe(asked.user.id)
    expect(asked.excludeCredentials.map(({ id }) => id)).toEqual(device.ids)
  })

  it('renames and removes their own alone', async () => {
    const [as, stranger] = [await test.member('owner'), await test.member('other')]
    const { id } = (await added(createSoftAuthenticator(), { as })).passkey
    const named = await test.call(rename, { id, name: '  Blue key ' }, { as })
    expect(named.passkey).toMatchObject({ id, name: 'Blue key' })
    const gone = failing('passkeys.not_found', 404)
    expect(await test.ask(rename, { id, name: 'Mine' }, { as: stranger })).toMatchObject(gone)
    expect(await test.ask(remove, { id }, { as: stranger })).toMatchObject(gone)
    expect((await test.call(remove, { id }, { as })).userInfo.otherWays).toBe(0)
    expect(await test.ask(remove, { id }, { as })).toMatchObject(gone)
    expect(await test.ask(rename, { id, name: ' ' }, { as })).toMatchObject({ status: 422 })
  })

  it('may have twenty', async () => {
    const as = await test.member('collector')
    const asked = await test.call(options, {}, { as, ...elsewhere() })
    for (let n = 0; n < 20; n++) await added(createSoftAuthenticator(), { as })
    const full = failing('passkeys.too_many', 409)
    expect(await test.ask(options, {}, { as, ...elsewhere() })).toMatchObject(full)
    const credential = createSoftAuthenticator().create(asked)
    expect(await test.ask(add, { credential }, { as, ...elsewhere() })).toMatchObject(full)
    expect(await passkeysOf(as)).toHaveLength(20)
  })

  it('is refused a passkey that somebody has', async () => {
    const device = createSoftAuthenticator()
    await added(device, { as: await test.member('has-it') })
    const as = await test.member('wants-it')
    const answer = await addTo(createSoftAuthenticator(), { as }, { id: device.ids[0] ?? '' })
    expect(answer).toMatchObject(failing('passkeys.taken', 409))
    expect((await test.call(getInfo, {}, { as })).userInfo.otherWays).toBe(0)
  })
})

describe('a new passkey', () => {
  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['made by nobody', { absent: true }],
  ])('%s is refused', async (_, odds) => {
    const as = await test.member(`refused-${++calls}`)
    expect(await addTo(createSoftAuthenticator(), { as }, odds)).toMatchObject(refused)
    expect(await passkeysOf(as)).toEqual([])
  })

  it('of a host that is not this machine is of its https page', async () => {
    const host = 'shop.example'
    const as = await test.member('shopper', { host })
    const device = createSoftAuthenticator()
    expect(await addTo(device, { as, host })).toMatchObject(refused)
    expect((await addTo(device, { as, host }, { origin: `https://${host}` })).status).toBe(200)
    expect((await test.call(list, {}, { as, host })).rows).toMatchObject([{ host }])
  })

  it('is kept once, within five minutes, for whoever asked for it', async () => {
    const [as, stranger] = [await test.member('asks'), await test.member('listens')]
    const asked = await test.call(options, {}, { as, ...elsewhere() })
    const credential = createSoftAuthenticator().create(asked)
    expect(await test.ask(add, { credential }, { as: stranger, ...elsewhere() })).toMatchObject(
      expired,
    )
    expect((await test.ask(add, { credential }, { as, ...elsewhere() })).status).toBe(200)
    expect(await test.ask(add, { credential }, { as, ...elsewhere() })).toMatchObject(expired)
    const slow = createSoftAuthenticator().create(
      await test.call(options, {}, { as, ...elsewhere() }),
    )
    aheadMs = 5 * 60_000
    expect(await test.ask(add, { credential: slow }, { as, ...elsewhere() })).toMatchObject(expired)
  })

  it('is offered to a member who has just logged in, not to a session that was left open', async () => {
    const as = await test.member('left-open')
    aheadMs = 10 * 60_000 + 1000
    expect(await test.ask(options, {}, { as, ...elsewhere() })).toMatchObject(
      failing('auth.log_in_again', 409),
    )
    const again = { username: 'left-open', password: 'correct horse' }
    const entered = await test.call(api.auth.login, again, elsewhere())
    if (!('token' in entered)) throw new Error('not signed in')
    const fresh = `Bearer ${entered.token}` as const
    expect((await test.ask(options, {}, { as: fresh, ...elsewhere() })).status).toBe(200)
  })

  it('is no matter for a guest', async () => {
    const answer = await test.ask(options, {}, { as: test.guest(), ...elsewhere() })
    expect(answer).toMatchObject(failing('auth.required', 401))
  })
})

describe('whoever has a passkey', () => {
  it('logs in without a name, with everything made as a guest', async () => {
    const device = createSoftAuthenticator()
    const as = await test.member('keyholder')
    await added(device, { as })
    const guest = test.guest()
    const { id } = await test.call(api.groups.create, {}, { as: guest })
    const { body } = await logIn(device, { as: guest })
    if (!body.success || !('token' in body.data)) throw new Error(body.message)
    expect(body.data.userInfo).toMatchObject({ username: 'keyholder', kind: 'member' })
    const groups = await test.call(api.groups.list, {}, { as: `Bearer ${body.data.token}` })
    expect(groups.map((group) => group.id)).toEqual([id])
    expect((await logIn(device)).status).toBe(200)
  })

  it('with a second factor is asked for it only where the device has not made sure of its owner', async () => {
    const device = createSoftAuthenticator()
    await added(device, { as: await test.member('two-steps') })
    await test.database.pool.query(
      "update accounts set totp_secret = 'sealed' where username = 'two-steps'",
    )
    expect((await logIn(device)).body).toMatchObject({ data: { token: expect.any(String) } })
    expect((await logIn(device, {}, { merelyTouched: true })).body).toMatchObject({
      data: { secondFactor: { ticket: expect.any(String) } },
    })
  })

  it('whose device does not count its uses logs in again and again', async () => {
    const device = createSoftAuthenticator({ counts: false })
    await added(device, { as: await test.member('uncounted') })
    for (let n = 0; n < 3; n++) expect((await logIn(device)).status).toBe(200)
  })

  it('is not known on another site, nor by another host', async () => {
    const device = createSoftAuthenticator()
    await added(device, { as: await test.member('local') })
    expect(await logIn(device, { host: studio })).toMatchObject(failing('passkeys.unknown', 404))
  })

  it('is not known any more once it is removed', async () => {
    const device = createSoftAuthenticator()
    const as = await test.member('remover')
    const { id } = (await added(device, { as })).passkey
    await test.call(remove, { id }, { as })
    expect(await logIn(device)).toMatchObject(failing('passkeys.unknown', 404))
  })

  it.each([
    ['on another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['with another key', { forged: true }],
    ['without a press', { absent: true }],
    ['as somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['by a count that has been before, as a copy would', { counter: 0 }],
  ])('%s is refused', async (_, odds) => {
    const device = createSoftAuthenticator()
    await added(device, { as: await test.member(`holder-${++calls}`) })
    expect((await logIn(device)).status).toBe(200)
    expect(await logIn(device, {}, odds)).toMatchObject(refused)
    expect((await logIn(device)).status).toBe(200)
  })

  it('answers each question once, within five minutes, where it was asked', async () => {
    const device = createSoftAuthenticator({ counts: false })
    await added(device, { as: await test.member('answerer') })
    const ask = () => test.call(loginOptions, {}, elsewhere())
    const asked = await ask()
    const credential = device.get(asked)
    expect(await test.ask(login, { credential }, { host: studio, ...elsewhere() })).toMatchObject(
      expired,
    )
    expect((await test.ask(login, { credential }, elsewhere())).status).toBe(200)
    expect(await test.ask(login, { credential }, elsewhere())).toMatchObject(expired)
    const slow = device.get(await ask())
    aheadMs = 5 * 60_000
    expect(await test.ask(login, { credential: slow }, elsewhere())).toMatchObject(expired)
  })

  it('cannot answer the question for a new one, nor one that nobody asked', async () => {
    const device = createSoftAuthenticator()
    const as = await test.member('crossing')
    await added(device, { as })
    const { rp, challenge } = await test.call(options, {}, { as, ...elsewhere() })
    for (const told of [challenge, 'made-up']) {
      const credential = device.get({ rpId: rp.id, challenge: told })
      expect(await test.ask(login, { credential }, elsewhere())).toMatchObject(expired)
    }
    const words = { ...device.get({ rpId: rp.id, challenge }) }
    words.response = { ...words.response, clientDataJSON: 'bm8gSlNPTg' }
    expect(await test.ask(login, { credential: words }, elsewhere())).toMatchObject(expired)
  })
})

describe('a question', () => {
  it('stands nowhere in the database, and is removed when nobody answers', async () => {
    const { challenge } = await test.call(loginOptions, {}, elsewhere())
    const kept = async () =>
      (await test.database.pool.query('select * from passkey_challenges')).rows
    expect(JSON.stringify(await kept())).not.toContain(challenge)
    aheadMs = 60 * 60_000
    await test.call(loginOptions, {}, elsewhere())
    expect(await kept()).toHaveLength(1)
  })
})
