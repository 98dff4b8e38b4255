import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Secured, startSecured } from '../../../testing/secured.ts'
import { type Credential, createTestApp } from '../../../testing/test-app.ts'

let secured: Secured
let owner: Credential
beforeAll(async () => {
  secured = await startSecured()
  owner = await secured.test.staff('owner')
})
afterAll(() => secured.close())

const send = (to: string, as = owner) => secured.test.ask(api.mailAdmin.test, { to }, { as })

describe('a test mail', () => {
  it('is sent at once, in the name of the site, and never waits among the others', async () => {
    expect((await send('boss@site.example')).body).toMatchObject({ data: { problem: null } })
    const mail = secured.mailServer.to('boss@site.example')
    expect(mail?.subject).toBe('Atelier 的测试邮件')
    const { rows } = await secured.test.database.pool.query(
      'select count(*)::int as n from mail_outbox',
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('to no address names the field and sends nothing', async () => {
    const { status, body } = await send('boss at site')
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: [{ field: 'to' }] })
  })

  it('is for those who run all sites', async () => {
    const one = await secured.test.staff('siteOperator', { username: 'one-site' })
    expect((await send('one@site.example', one)).status).toBe(403)
  })

  it('that the mail server does not take comes back with the reason', async () => {
    await secured.mailServer.close()
    const { body } = await send('late@site.example')
    expect(body).toMatchObject({ data: { problem: expect.stringMatching(/^E/) } })
  })

  it('is refused where no mail server is set up', async () => {
    const test = await createTestApp()
    try {
      const as = await test.staff('owner')
      const { status, body } = await test.ask(api.mailAdmin.test, { to: 'a@b.example' }, { as })
      expect([status, body]).toMatchObject([409, { error: 'mail.not_set_up' }])
    } finally {
      await test.close()
    }
  })
})
