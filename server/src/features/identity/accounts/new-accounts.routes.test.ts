import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTry } from '../../../platform/limits/limits.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newAccountLimit } from './new-accounts.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const from = '203.0.113.7'

async function countUp(): Promise<void> {
  const limit = newAccountLimit(from)
  for (let n = 0; n < limit.max; n++) await countTry(limit, test.services.accounts)
}

describe('a network that has made very many accounts', () => {
  it('makes no more, as guest or as member, on whatever call', async () => {
    const as = test.guest()
    await test.call(api.auth.getInfo, {}, { as, from })
    await countUp()
    const tooMany = { status: 429, body: { error: 'accounts.too_many' } }
    const language = 'en-US'
    const visit = await test.ask(api.auth.getInfo, {}, { as: test.guest(), from, language })
    expect(visit).toMatchObject(tooMany)
    expect(visit.body).toMatchObject({
      message: expect.stringMatching(
        /^Too many new visitors from your network. Try again in \d+ minutes/,
      ),
    })
    expect(Number(visit.headers['retry-after'])).toBeGreaterThan(0)
    const calls = [
      test.ask(api.auth.createGuest, {}, { from }),
      test.ask(api.groups.create, {}, { as: test.guest(), from }),
      test.ask(api.auth.register, { username: 'newcomer', password: 'correct horse' }, { from }),
    ]
    for (const call of calls) expect(await call).toMatchObject(tooMany)
    // Those who are there go on, and elsewhere everybody may come.
    expect((await test.ask(api.auth.getInfo, {}, { as, from })).status).toBe(200)
    expect((await test.ask(api.auth.getInfo, {}, { as: test.guest() })).status).toBe(200)
  })

  it('still lets members in, and shows everybody what is for everybody', async () => {
    await test.member('ada')
    const as = test.guest()
    const credentials = { username: 'ada', password: 'correct horse' }
    expect((await test.ask(api.auth.login, credentials, { as, from })).status).toBe(200)
    expect((await test.ask(api.sites.list, {}, { as, from })).status).toBe(200)
  })
})
