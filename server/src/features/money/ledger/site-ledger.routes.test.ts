import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { postEntry, reserve, settle } from './ledger.usecases.ts'

const { lines, check } = api.ledger

let test: TestApp
let owner: Credential
let reader: { as: Credential; accountId: number; siteId: number }
const at = (day: number) => new Date(`2026-03-0${day}T10:00:00Z`)

beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
  const as = await test.member('Anna_Lee')
  const { id } = (await test.call(api.auth.getInfo, {}, { as })).userInfo
  const { db } = test.services.ledger
  const [site] = (
    await db.execute<{ id: number }>(`select site_id as id from accounts where id = ${id}`)
  ).rows
  reader = { as, accountId: id, siteId: site?.id ?? 0 }
  const { accountId, siteId } = reader
  const line = { accountId, siteId, purse: 'credits' as const }
  await postEntry(db, {
    ...line,
    amount: 300,
    cause: 'operator',
    causeKey: 'by-hand',
    about: { reason: 'Sorry for the wait' },
    at: at(1),
  })
  const about = { model: 'Scripted' }
  const reservation = await reserve(db, {
    ...line,
    amount: 100,
    subject: 'image',
    about,
    at: at(2),
  })
  await settle(db, reservation, { used: 40, at: at(3) })
})
afterAll(() => test.close())

const linesFor = (input: InputOf<typeof lines> = {}, options = {}) =>
  test.call(lines, input, { as: owner, ...options })

describe('the ledger of a site', () => {
  it('tells every change, newest first, with whose it is and what it was for', async () => {
    const { rows } = await linesFor({ person: 'na_l', until: at(4).toISOString() })
    const { accountId } = reader
    const who = { accountId, username: 'Anna_Lee', purse: 'credits' }
    expect(rows).toMatchObject([
      { ...who, cause: 'release', amount: 60, subject: 'image', at: at(3).toISOString() },
      { ...who, cause: 'charge', amount: -100, subject: 'image', note: 'Scripted' },
      { ...who, cause: 'operator', amount: 300, subject: '', note: 'Sorry for the wait' },
    ])
    expect((rows[0]?.balanceAfter ?? 0) - (rows[1]?.balanceAfter ?? 0)).toBe(60)
  })

  it('is found by cause, days, balance and the number of an account, a page at a time', async () => {
    const person = String(reader.accountId)
    const amounts = async (input: InputOf<typeof lines>) =>
      (await linesFor({ person, until: at(4).toISOString(), ...input })).rows.map(
        (row) => row.amount,
      )
    expect(await amounts({ cause: 'charge' })).toEqual([-100])
    expect(await amounts({ from: at(3).toISOString() })).toEqual([60])
    expect(await amounts({ purse: 'tokens' })).toEqual([])
    expect(await amounts({ page: 2, size: 1 })).toEqual([-100])
    expect((await linesFor({ person, until: at(4).toISOString(), size: 1 })).count).toBe(3)
    expect((await linesFor({ person: '99999999999999999999' })).rows).toEqual([])
  })

  it('tells nothing of another site', async () => {
    expect((await linesFor({ person: 'na_l' }, { site: 'studio' })).rows).toEqual([])
  })

  it('refuses a cause that there is not', async () => {
    const reply = await test.ask(lines, { cause: 'theft' } as never, { as: owner })
    expect(reply).toMatchObject({ status: 422, body: { fields: [{ field: 'cause' }] } })
  })
})

describe('the check of the ledger', () => {
  it('proves that it adds up, and tells where it does not', async () => {
    const clean = await test.call(check, {}, { as: owner })
    expect(clean.discrepancies).toEqual([])
    expect(clean.entries).toBeGreaterThan(2)
    const { pool } = test.database
    const change = (by: number) =>
      pool.query('update ledger_purses set balance = balance + $2 where account_id = $1', [
        reader.accountId,
        by,
      ])
    await change(1)
    const { discrepancies } = await test.call(check, {}, { as: owner })
    await change(-1)
    expect(discrepancies).toEqual([
      {
        rule: 'a balance equals the sum of its entries',
        found: expect.stringContaining(`account ${reader.accountId}, credits`),
      },
    ])
  })

  it('is for those who run all sites; the ledger for those who give credits', async () => {
    const mayCheck = { owner: 200, operator: 200, siteOperator: 403, support: 403 } as const
    const mayRead = { owner: 200, operator: 200, siteOperator: 200, support: 403 } as const
    for (const role of ['operator', 'siteOperator', 'support'] as const) {
      const as = await test.staff(role)
      expect((await test.ask(check, {}, { as })).status, role).toBe(mayCheck[role])
      expect((await test.ask(lines, {}, { as })).status, role).toBe(mayRead[role])
    }
  })
})
