import { api } from '@atelier/contract'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Scanning, startScanning } from '../../../testing/scanning.ts'
import type { Credential, TestApp } from '../../../testing/test-app.ts'

let scanning: Scanning
let test: TestApp
beforeAll(async () => {
  scanning = await startScanning()
  test = scanning.test
})
afterAll(() => scanning.close())

const { read, listInvited } = api.invitations
const credits = { signUp: 200, invite: 100, invited: 50 }
let place = 0
const somewhere = () => `10.78.${Math.floor(++place / 250)}.${(place % 250) + 1}`

const setSite = (values: Partial<SiteSettings>) =>
  test.database.pool.query(
    `insert into site_settings (site_id, key, value)
     select id, each.key, each.value from sites, jsonb_each($1::jsonb) as each where code = 'atelier'
     on conflict (site_id, key) do update set value = excluded.value`,
    [JSON.stringify(values)],
  )

/** Signs up with an invitation's code, from a network of one's own unless another is named. */
async function signUp(
  username: string,
  invitedBy: string,
  {
    from = somewhere(),
    as = '',
    host = 'localhost',
  }: { from?: string; as?: Credential; host?: string } = {},
): Promise<Credential> {
  const { token } = await test.call(
    api.auth.register,
    { username, password: 'correct horse', invitedBy },
    { from, as, host },
  )
  return `Bearer ${token}`
}

const balanceOf = async (as: Credential, host = 'localhost') =>
  (await test.call(api.auth.getInfo, {}, { as, host })).userBalance.balance

describe('an invitation', () => {
  it('is a short code and a link of the site, the same whenever and however often it is asked for', async () => {
    const as = await test.member('inviter')
    const asked = await Promise.all([1, 2, 3].map(() => test.call(read, {}, { as })))
    const { code = '', link, ...rest } = asked[0] ?? {}
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(link).toBe(`http://localhost/?Invitecode=${code}`)
    expect(rest).toEqual({ inviteCredits: 100, invitedCredits: 50, count: 0, earned: 0 })
    expect(new Set(asked.map((each) => each.code)).size).toBe(1)
  })

  it('rewards both sides once when somebody signs up by it, and the inviter sees who, masked', async () => {
    const inviter = await test.member('amanda')
    const { code } = await test.call(read, {}, { as: inviter })
    const before = await balanceOf(inviter)
    const invited = await signUp('benjamin', code.toLowerCase())
    expect(await balanceOf(invited)).toBe(credits.signUp + credits.invited)
    expect(await balanceOf(inviter)).toBe(before + credits.invite)
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 1, earned: 100 })
    expect(await test.call(listInvited, {}, { as: inviter })).toEqual({
      rows: [{ name: 'b***n', createdAt: expect.any(String), reward: 100 }],
      count: 1,
    })
    expect(await test.call(listInvited, {}, { as: invited })).toEqual({ rows: [], count: 0 })
  })

  it('taken up by a guest joins what the guest had', async () => {
    const inviter = await test.member('carla')
    const { code } = await test.call(read, {}, { as: inviter })
    const guest = test.guest()
    const held = await balanceOf(guest)
    const invited = await signUp('dora-once-guest', code, { as: guest })
    expect(await balanceOf(invited)).toBe(held + credits.signUp + credits.invited)
  })

  it('counts for whoever signs up by the messaging app, too', async () => {
    const inviter = await test.member('elsa')
    const { code } = await test.call(read, {}, { as: inviter })
    const as = test.guest()
    scanning.vendor.scanner = { openid: 'oInvitedByElsa' }
    const scan = await scanning.allowed({ as })
    await test.call(
      api.messaging.exchange,
      { code: scan, invitedBy: code },
      { as, from: somewhere() },
    )
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 1, earned: 100 })
  })

  it.each(['nobody-has-this', '', '!!!', 'x'.repeat(64)])(
    'by the code %j brings nothing, and one signs up all the same',
    async (code) => {
      const invited = await signUp(`stray-${++place}`, code)
      expect(await balanceOf(invited)).toBe(credits.signUp)
      const { rows } = await test.database.pool.query(
        'select invited_by from accounts order by id desc limit 1',
      )
      expect(rows).toEqual([{ invited_by: code }])
    },
  )

  it('of another site brings nothing', async () => {
    const inviter = await test.member('frieda')
    const { code } = await test.call(read, {}, { as: inviter })
    const host = 'studio.localhost'
    expect(await balanceOf(await signUp('gustav', code, { host }), host)).toBe(credits.signUp)
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 0 })
  })

  it('brings nothing to whoever was a member and logs in', async () => {
    const inviter = await test.member('hanna')
    const { code } = await test.call(read, {}, { as: inviter })
    const credentials = { username: 'igor', password: 'correct horse' }
    await signUp(credentials.username, 'nobody')
    // A browser that keeps an invitation has no place for it here.
    const login = { ...credentials, invitedBy: code }
    await test.call(api.auth.login, login, { from: somewhere() })
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 0, earned: 0 })
  })

  it('brings a network so many rewards a day and no more; those who come after are listed without', async () => {
    await setSite({ inviteGiftsPerNetwork: 2 })
    const inviter = await test.member('farmer')
    const { code } = await test.call(read, {}, { as: inviter })
    const before = await balanceOf(inviter)
    const from = somewhere()
    await Promise.all([1, 2, 3, 4].map((each) => signUp(`sprout-${each}`, code, { from })))
    expect(await balanceOf(inviter)).toBe(before + 2 * credits.invite)
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 4, earned: 200 })
    const { rows } = await test.call(listInvited, { page: 1, size: 3 }, { as: inviter })
    expect(rows).toHaveLength(3)
    await signUp('sprout-elsewhere', code)
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 5, earned: 300 })
    await setSite({ inviteGiftsPerNetwork: 5 })
  })

  it('brings what the site says, to one side alone where it says so', async () => {
    await setSite({ inviteCredits: 0, invitedCredits: 7 })
    const inviter = await test.member('modest')
    const { code } = await test.call(read, {}, { as: inviter })
    const before = await balanceOf(inviter)
    expect(await balanceOf(await signUp('lucky', code))).toBe(credits.signUp + 7)
    expect(await balanceOf(inviter)).toBe(before)
    await setSite({ inviteCredits: credits.invite, invitedCredits: credits.invited })
  })

  it('stays counted when the invited one has gone', async () => {
    const inviter = await test.member('keeper')
    const { code } = await test.call(read, {}, { as: inviter })
    await signUp('goner', code)
    await test.database.pool.query(`delete from accounts where username = 'goner'`)
    expect(await test.call(read, {}, { as: inviter })).toMatchObject({ count: 1, earned: 100 })
    const { rows } = await test.call(listInvited, {}, { as: inviter })
    expect(rows).toMatchObject([{ name: '***', reward: 100 }])
  })
})
