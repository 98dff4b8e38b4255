import { api } from '@atelier/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CodeMaker, type NewBatch, startMaking } from '../../../testing/code-making.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetEndedTries, maxTries } from './code-tries.ts'

const minuteMs = 60_000
let now = new Date('2026-03-10T04:00:00Z')
let test: TestApp
let maker: CodeMaker
let place = 0
/** Another network each time, so that tests do not share what is counted by it. */
const somewhere = () => `10.77.${Math.floor(++place / 250)}.${(place % 250) + 1}`

beforeAll(async () => {
  test = await createTestApp({ clock: { now: () => now } })
  maker = await startMaking(test)
})
afterAll(() => test.close())
beforeEach(() => {
  now = new Date(now.getTime() + 11 * minuteMs)
})

async function makeCode(batch: Partial<NewBatch> = {}): Promise<string> {
  const [code = ''] = await maker.codesOf((await maker.make(batch)).id)
  return code
}

const { list, revoke, redeem } = api.codes

let members = 0
const newMember = () => test.member(`redeemer-${++members}`)

const tryCode = async (code: string, as: Credential, from = somewhere(), host = 'localhost') => {
  const { status, body, headers } = await test.ask(redeem, { code }, { as, from, host })
  return body.success
    ? { status, data: body.data }
    : { status, error: body.error, message: body.message, retryAfter: headers['retry-after'] }
}
const balanceOf = async (as: Credential) =>
  (await test.call(api.auth.getInfo, {}, { as })).userBalance.balance

describe('a code', () => {
  it('gives credits and VIP days once, however it is spelled, and tells what its owner holds', async () => {
    const code = await makeCode({ credits: 120, vipDays: 30 })
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const as = await newMember()
    const before = await balanceOf(as)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    const { status, data } = await tryCode(typed, as)
    expect(status).toBe(200)
    expect(data).toEqual({
      given: { credits: 120, tokens: 0, vipDays: 30 },
      userBalance: {
        balance: before + 120,
        chat_tokens: null,
        hh_vip_time: new Date(now.getTime() + 30 * 24 * 60 * minuteMs).toISOString(),
      },
    })
    const { rows } = await test.database.pool.query(
      `select amount, about from ledger_entries where cause = 'code' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ amount: 120, about: { batch: 'Spring' } }])

    expect(await tryCode(code, as)).toMatchObject({ status: 409, error: 'codes.used_by_you' })
    expect(await tryCode(code, await newMember())).toMatchObject({ error: 'codes.used' })
    expect(await balanceOf(as)).toBe(before + 120)
  })

  it('is kept so that neither the table nor a part of it gives it away', async () => {
    const code = (await makeCode()).replaceAll('-', '')
    const { rows } = await test.database.pool.query('select codes::text as row from codes')
    expect(rows.some(({ row }) => row.includes(code) || row.includes(code.slice(0, 8)))).toBe(false)
  })

  it('that nobody made, of another site, expired or withdrawn gives nothing and says why', async () => {
    const as = await newMember()
    const before = await balanceOf(as)
    for (const code of ['hello', '0000-0000-0000-0000', '????'])
      expect(await tryCode(code, as)).toMatchObject({ status: 404, error: 'codes.unknown' })

    const stranger = await test.member('stranger', { host: 'studio.localhost' })
    const foreign = await tryCode(await makeCode(), stranger, somewhere(), 'studio.localhost')
    expect(foreign).toMatchObject({ error: 'codes.unknown' })

    const late = await makeCode({ expiresAt: new Date(now.getTime() + 1000).toISOString() })
    now = new Date(now.getTime() + 1000)
    expect(await tryCode(late, as)).toMatchObject({ status: 409, error: 'codes.expired' })

    const batch = await maker.make({ count: 2 })
    const { rows } = await test.call(list, { batchId: batch.id }, { as: maker.operator })
    await test.call(revoke, { codeId: rows[0]?.id ?? 0 }, { as: maker.operator })
    expect(await tryCode(rows[0]?.code ?? '', as)).toMatchObject({ error: 'codes.revoked' })
    await test.call(revoke, { batchId: batch.id }, { as: maker.operator })
    expect(await tryCode(rows[1]?.code ?? '', as)).toMatchObject({ error: 'codes.revoked' })
    expect(await balanceOf(as)).toBe(before)
  })

  it.each([
    ['en-US', 'This code has already been used.'],
    ['zh-CN', '这个兑换码已被用完。'],
    ['zh-TW', '這組兌換碼已用完。'],
  ])('says why in %s', async (language, message) => {
    const code = await makeCode()
    await tryCode(code, await newMember())
    const as = await newMember()
    const { body } = await test.ask(redeem, { code }, { as, language, from: somewhere() })
    expect(body.message).toBe(message)
  })

  it('of a batch with one for each account is refused to whoever had one of it, also by two tabs at once', async () => {
    const codes = await maker.codesOf((await maker.make({ kind: 'perUser', count: 6 })).id)
    const as = await newMember()
    const before = await balanceOf(as)
    const answers = await Promise.all(codes.slice(0, 4).map((code) => tryCode(code, as)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ error }) => error === 'codes.batch_used')).toHaveLength(3)
    expect(await balanceOf(as)).toBe(before + 100)
    expect(await tryCode(codes[4] ?? '', await newMember())).toMatchObject({ status: 200 })
  })

  it('that is shared serves as many accounts as it is for, each once', async () => {
    const code = await makeCode({ kind: 'shared', uses: 2 } as Partial<NewBatch>)
    const [first, second, third] = [await newMember(), await newMember(), await newMember()]
    expect(await tryCode(code, first)).toMatchObject({ status: 200 })
    expect(await tryCode(code, first)).toMatchObject({ error: 'codes.used_by_you' })
    expect(await tryCode(code, second)).toMatchObject({ status: 200 })
    expect(await tryCode(code, third)).toMatchObject({ error: 'codes.used' })
  })

  it('tried fifty times at once, by five people with ten tabs each, is redeemed by one of them', async () => {
    const code = await makeCode()
    const people = await Promise.all(Array.from({ length: 5 }, newMember))
    const before = await Promise.all(people.map(balanceOf))
    const answers = await Promise.all(
      people.flatMap((as) => Array.from({ length: 10 }, () => tryCode(code, as))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const after = await Promise.all(people.map(balanceOf))
    const gained = after.map((balance, index) => balance - (before[index] ?? 0))
    expect(gained.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 100])
  })
})

describe('a guest', () => {
  it('redeems what is for anybody, and keeps it on becoming a member, who then has used the code', async () => {
    const code = await makeCode()
    const as = test.guest()
    const before = await balanceOf(as)
    expect(await tryCode(code, as)).toMatchObject({ status: 200 })
    const member = await test.member('grown-up', { as })
    expect(await balanceOf(member)).toBe(before + 100 + 200)
    expect(await tryCode(code, member)).toMatchObject({ error: 'codes.used_by_you' })
  })

  it.each([
    { kind: 'perUser', count: 1 },
    { kind: 'shared', uses: 9 },
  ] as Partial<NewBatch>[])('redeems nothing that counts accounts: $kind', async (batch) => {
    const code = await makeCode(batch)
    expect(await tryCode(code, test.guest())).toMatchObject({ error: 'codes.members_only' })
    expect(await tryCode(code, await newMember())).toMatchObject({ status: 200 })
  })

  it('redeems nothing where the site keeps codes for members', async () => {
    await test.database.pool.query(
      `insert into site_settings (site_id, key, value) select id, 'guestsRedeem', 'false' from sites where code = 'atelier'`,
    )
    expect(await tryCode(await makeCode(), test.guest())).toMatchObject({
      status: 403,
      error: 'codes.members_only',
    })
    await test.database.pool.query(`delete from site_settings where key = 'guestsRedeem'`)
  })

  it('loses nothing by redeeming in one tab while signing up in another', async () => {
    const codes = await maker.codesOf((await maker.make({ count: 4 })).id)
    const as = test.guest()
    const before = await balanceOf(as)
    const [member, ...answers] = await Promise.all([
      test.member('two-tabs', { as }),
      ...codes.map((code) => tryCode(code, as)),
    ])
    expect(answers.some(({ status }) => status >= 500)).toBe(false)
    const { rows } = await test.database.pool.query(
      `select coalesce(sum(balance), 0)::int as stranded from ledger_purses where account_id not in (select id from accounts)`,
    )
    expect(rows).toEqual([{ stranded: 0 }])
    expect(await balanceOf(member)).toBeGreaterThanOrEqual(before + 200)
  })
})

describe('codes that do not work', () => {
  const wrong = '0000-0000-0000-0000'

  it('are tried ten times by an account, then it waits, with any code', async () => {
    const as = await newMember()
    for (let count = 0; count < maxTries.account; count += 1)
      expect(await tryCode(wrong, as)).toMatchObject({ error: 'codes.unknown' })
    const good = await makeCode()
    expect(await tryCode(good, as)).toMatchObject({
      status: 429,
      error: 'codes.too_many_tries',
      retryAfter: '600',
    })
    now = new Date(now.getTime() + 10 * minuteMs)
    expect(await tryCode(good, as)).toMatchObject({ status: 200 })
  })

  it('are tried thirty times from a network, whoever tries, also all at once', async () => {
    const from = somewhere()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => tryCode(wrong, test.guest(), from)),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(maxTries.network)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(await tryCode(wrong, test.guest())).toMatchObject({ status: 404 })
  })

  it('are all that is counted: who redeems many that work is not held up', async () => {
    const codes = await maker.codesOf((await maker.make({ count: 15 })).id)
    const as = await newMember()
    const from = somewhere()
    for (const code of codes) expect(await tryCode(code, as, from)).toMatchObject({ status: 200 })
  })

  it('are forgotten when their time is over', async () => {
    await tryCode(wrong, await newMember())
    await forgetEndedTries({ db: test.database.db, clock: { now: () => now } })
    const left = () => test.database.pool.query('select count(*) from code_tries')
    expect((await left()).rows).toEqual([{ count: 2 }])
    now = new Date(now.getTime() + 10 * minuteMs)
    await forgetEndedTries({ db: test.database.db, clock: { now: () => now } })
    expect((await left()).rows).toEqual([{ count: 0 }])
  })
})
