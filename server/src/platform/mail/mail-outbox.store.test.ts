import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { type DatabaseHandle, openDatabase } from '../db/database.ts'
import { createSecretBox } from '../secret-box.ts'
import { createMailOutbox } from './mail-outbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const secrets = createSecretBox('a secret key for tests, of forty letters')
const from = 'atelier@site.example'
const mail = {
  to: 'ada@site.example',
  fromName: '工作室, "Atelier"',
  subject: '确认你的邮箱',
  text: '验证码 123456\n',
  html: '<p>验证码 <b>123456</b></p>',
}

let testDatabase: TestDatabase
let database: DatabaseHandle
let server: MailServer
let aheadMs = 0
let logged = ''
const log = pino(
  new Writable({
    write(line, _, done) {
      logged += String(line)
      done()
    },
  }),
)
const clock = { now: () => new Date(Date.now() + aheadMs) }
const outboxTo = (url: string) =>
  createMailOutbox({
    db: database.db,
    clock,
    secrets,
    log,
    transport: createSmtpTransport({ url, from }),
  })
const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
const dayMs = 24 * 60 * 60_000
const waiting = async () => (await database.pool.query('select * from mail_outbox')).rows

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ ...testDatabase.connection, max: 4 }, log)
  server = await startMailServer()
})
beforeEach(async () => {
  aheadMs = 0
  logged = ''
  server.refusal = undefined
  server.mails.length = 0
  await database.pool.query('delete from mail_outbox')
})
afterAll(async () => {
  await server.close()
  await database.close()
  await testDatabase.drop()
})

describe('a mail', () => {
  it('comes as it was written, from the site, and waits no more', async () => {
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, mail, inMs(dayMs))
    await outbox.deliver()
    expect(server.mails).toMatchObject([
      { to: [mail.to], subject: mail.subject, text: mail.text, html: mail.html },
    ])
    expect(server.mails[0]?.from).toContain(`<${from}>`)
    expect(server.mails[0]?.from).toContain('工作室')
    expect(await waiting()).toEqual([])
    expect(logged).toBe('')
  })

  it('lies sealed in the database, without address and words', async () => {
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, mail, inMs(dayMs))
    const kept = JSON.stringify(await waiting())
    expect(kept).not.toContain('ada')
    expect(kept).not.toContain('123456')
  })

  it('of a transaction that fails is never sent', async () => {
    const outbox = outboxTo(server.url)
    await database.db
      .transaction(async (tx) => {
        await outbox.queue(tx, mail, inMs(dayMs))
        throw new Error('not so')
      })
      .catch(() => undefined)
    await outbox.deliver()
    expect(server.mails).toEqual([])
  })

  it('is sent once by servers that look for it together', async () => {
    const outboxes = [1, 2, 3].map(() => outboxTo(server.url))
    for (const _ of [1, 2, 3, 4]) await outboxes[0]?.queue(database.db, mail, inMs(dayMs))
    await Promise.all(outboxes.map((outbox) => outbox.deliver()))
    expect(server.mails).toHaveLength(4)
  })

  it('that is to nobody is taken away unsent', async () => {
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, null, inMs(dayMs))
    await outbox.deliver()
    expect([server.mails, await waiting()]).toEqual([[], []])
  })
})

describe('a mail server', () => {
  it('that is down loses no mail: it comes once the server is up, also when another server of ours looks', async () => {
    await server.close()
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, mail, inMs(dayMs))
    await outbox.deliver()
    expect(await waiting()).toHaveLength(1)
    await server.open()
    await outbox.deliver()
    expect(server.mails).toEqual([])
    aheadMs = 20_000
    await outboxTo(server.url).deliver()
    expect(server.mails).toHaveLength(1)
    expect(await waiting()).toEqual([])
    expect(logged).toContain('ECONNREFUSED')
    expect(logged).not.toContain('ada')
  })

  it('that refuses the recipient for good is not asked again, and what it says is not logged', async () => {
    server.refusal = 550
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, mail, inMs(dayMs))
    await outbox.deliver()
    expect(await waiting()).toEqual([])
    expect(logged).toContain('EENVELOPE 550')
    expect(logged).not.toContain('ada')
  })

  it('that refuses it for now is asked again', async () => {
    server.refusal = 450
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, mail, inMs(dayMs))
    await outbox.deliver()
    expect(await waiting()).toMatchObject([{ tries: 1 }])
  })

  it('that does not take the password gets it again later, when it may have been mended', async () => {
    const strict = await startMailServer({ user: { name: 'atelier', password: 'right' } })
    try {
      const outbox = outboxTo(strict.url.replace('right', 'wrong'))
      await outbox.queue(database.db, mail, inMs(dayMs))
      await outbox.deliver()
      expect(logged).toContain('EAUTH 535')
      aheadMs = 20_000
      await outboxTo(strict.url).deliver()
      expect(strict.mails).toHaveLength(1)
    } finally {
      await strict.close()
    }
  })

  it('with a certificate that nobody knows is told nothing', async () => {
    const untrusted = await startMailServer({ tls: true })
    try {
      const outbox = outboxTo(untrusted.url)
      await outbox.queue(database.db, mail, inMs(dayMs))
      await outbox.deliver()
      expect([untrusted.mails.length, (await waiting()).length]).toEqual([0, 1])
      expect(logged).toContain('it is tried again')
    } finally {
      await untrusted.close()
    }
  })
})

describe('a mail that nobody takes', () => {
  it('is dropped when it is of no use any more', async () => {
    const outbox = outboxTo('smtp://127.0.0.1:9')
    await outbox.queue(database.db, mail, inMs(60_000))
    await outbox.deliver()
    expect(await waiting()).toHaveLength(1)
    aheadMs = 60_001
    await outbox.deliver()
    expect(await waiting()).toEqual([])
  })

  it('is given up after seven tries', async () => {
    const outbox = outboxTo('smtp://127.0.0.1:9')
    await outbox.queue(database.db, mail, inMs(30 * dayMs))
    for (let tries = 1; tries <= 7; tries++) {
      expect(await waiting()).toHaveLength(1)
      await outbox.deliver()
      aheadMs += 4 * 60 * 60_000
    }
    expect(await waiting()).toEqual([])
  })

  it('was taken by a server that died, and is sent by another one', async () => {
    const outbox = outboxTo(server.url)
    await outbox.queue(database.db, mail, inMs(dayMs))
    // As it lies there while somebody sends it.
    await database.pool.query('update mail_outbox set tries = 1, next_try_at = $1', [inMs(300_000)])
    await outbox.deliver()
    expect(server.mails).toEqual([])
    aheadMs = 300_001
    await outbox.deliver()
    expect(server.mails).toHaveLength(1)
  })
})

it('a mail that its sender chokes on hinders no other', async () => {
  const sent: string[] = []
  const outbox = createMailOutbox({
    db: database.db,
    clock,
    secrets,
    log,
    transport: {
      async send({ to }) {
        if (to.startsWith('bad')) throw new Error('choked')
        sent.push(to)
        return undefined
      },
    },
  })
  for (const to of ['bad@site.example', 'good@site.example'])
    await outbox.queue(database.db, { ...mail, to }, inMs(dayMs))
  await outbox.deliver()
  expect(sent).toEqual(['good@site.example'])
  expect(await waiting()).toHaveLength(1)
})
