import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CodeMaker, type NewBatch, startMaking } from '../../../testing/code-making.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const now = new Date('2026-03-10T04:00:00Z')
let test: TestApp
let maker: CodeMaker
beforeAll(async () => {
  test = await createTestApp({ clock: { now: () => now } })
  maker = await startMaking(test)
})
afterAll(() => test.close())

const { createBatch, listBatches, list, revoke } = api.codes

describe('an operator', () => {
  it('sees batches with what is used, and codes by state', async () => {
    const batch = await maker.make({ name: 'Fair', note: 'For the stand', count: 3, credits: 7 })
    expect(batch).toMatchObject({ count: 3, used: 0, open: 3, createdBy: 'chief-of-localhost' })
    const [first = '', second = ''] = await maker.codesOf(batch.id)
    const visitor = await test.member('visitor-of-the-fair')
    await test.call(api.codes.redeem, { code: first }, { as: visitor })
    const { rows } = await test.call(
      list,
      { batchId: batch.id, state: 'used' },
      { as: maker.operator },
    )
    expect(rows).toMatchObject([
      { code: first, uses: 1, usedBy: 'visitor-of-the-fair', usedAt: now.toISOString() },
    ])
    const open = await test.call(list, { batchId: batch.id, state: 'open' }, { as: maker.operator })
    expect(open).toMatchObject({
      count: 2,
      rows: [{ code: second, usedBy: null, usedAt: null }, {}],
    })
    const batches = await test.call(listBatches, {}, { as: maker.operator })
    expect(batches.rows[0]).toMatchObject({ name: 'Fair', used: 1, open: 2, note: 'For the stand' })
    await test.call(revoke, { batchId: batch.id }, { as: maker.operator })
    const states = await test.call(list, { batchId: batch.id }, { as: maker.operator })
    expect(states.rows.map(({ state }) => state)).toEqual(['revoked', 'revoked', 'revoked'])
  })

  it('sees nothing of another site', async () => {
    const batch = await maker.make()
    const host = 'studio.localhost'
    const other = (await startMaking(test, host)).operator
    const options = { as: other, host }
    expect((await test.call(listBatches, {}, options)).rows).toEqual([])
    for (const [endpoint, input] of [
      [list, { batchId: batch.id }],
      [api.codes.export, { batchId: batch.id }],
      [revoke, { batchId: batch.id }],
      [api.codes.batch, { id: batch.id }],
      [api.codes.redemptions, { batchId: batch.id }],
    ] as const)
      expect((await test.ask(endpoint, input, options)).status).toBe(404)
  })

  it('sees who redeemed a code that is for many, the last one first', async () => {
    const batch = await maker.make({ kind: 'shared', uses: 5, name: 'Launch' } as Partial<NewBatch>)
    const [code = ''] = await maker.codesOf(batch.id)
    const names = ['first-of-launch', 'second-of-launch']
    for (const name of names) {
      const as = await test.member(name)
      await test.call(api.codes.redeem, { code }, { as })
    }
    const as = maker.operator
    const reply = await test.call(api.codes.redemptions, { batchId: batch.id, size: 1 }, { as })
    expect(reply).toMatchObject({
      count: 2,
      rows: [{ code, username: 'second-of-launch', at: now.toISOString() }],
    })
    const gone = reply.rows[0]?.accountId
    await test.database.pool.query('delete from accounts where id = $1', [gone])
    const later = await test.call(api.codes.redemptions, { batchId: batch.id }, { as })
    expect(later.rows).toMatchObject([
      { username: '', accountId: gone },
      { username: 'first-of-launch' },
    ])
    expect(await test.call(api.codes.batch, { id: batch.id }, { as })).toMatchObject({
      name: 'Launch',
      used: 2,
      open: 1,
    })
  })

  it('needs a role that has codes', async () => {
    const { id } = await maker.make()
    const as = await test.staff('support')
    for (const [endpoint, input] of [
      [api.codes.batch, { id }],
      [api.codes.redemptions, { batchId: id }],
      [api.codes.listBatches, {}],
    ] as const)
      expect((await test.ask(endpoint, input, { as })).status).toBe(403)
  })

  it('exports a batch for a spreadsheet, in which no name is a formula', async () => {
    const batch = await maker.make({ name: '=HYPERLINK("x")', count: 2 })
    const [first, second] = await maker.codesOf(batch.id)
    const reply = await test.app.inject({
      url: `/api/codes/export?batchId=${batch.id}`,
      headers: { host: 'localhost', authorization: maker.operator },
    })
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="codes-${batch.id}.csv"`,
    )
    expect(reply.body.split('\r\n')).toEqual([
      '\ufeffcode,state,credits,tokens,vip_days,expires_at,uses,used_by,used_at,batch',
      `${first},open,100,0,0,,0,,,"'=HYPERLINK(""x"")"`,
      `${second},open,100,0,0,,0,,,"'=HYPERLINK(""x"")"`,
      '',
    ])
  })

  it.each([
    [{ credits: 0 }, 'codes.worth_nothing'],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 'codes.expires_before'],
    [{ tokens: 5 }, 'codes.one_purse'],
    [{ count: 10_001 }, 'request.invalid'],
    [{ credits: 1.5 }, 'request.invalid'],
    [{ name: '' }, 'request.invalid'],
  ])('makes no batch of %o', async (batch, error) => {
    const input = { kind: 'ordinary', name: 'Spring', count: 1, credits: 100, ...batch } as NewBatch
    const { body } = await test.ask(createBatch, input, { as: maker.operator })
    expect(body).toMatchObject({ success: false, error })
  })

  it('makes thousands of codes at once, none like another', async () => {
    const batch = await maker.make({ count: 5001 })
    expect(batch.open).toBe(5001)
  })
})
