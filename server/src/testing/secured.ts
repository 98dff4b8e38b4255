// A server that sends mail, with a clock that can be set forward, and what members do there to keep their accounts.
import { Writable } from 'node:stream'
import { api } from '@atelier/contract'
import { createLog } from '../platform/log.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts'
import { codeAt } from './authenticator.ts'
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts'
import { type Credential, createTestApp, type TestApp } from './test-app.ts'

export const password = 'correct horse'

export type Secured = {
  test: TestApp
  mailServer: MailServer
  /** How far the server's clock is ahead. */
  aheadMs: number
  /** All that the server has logged, at every level. */
  logged(): string
  /** Rate limits count by address: each call may come from its own. */
  elsewhere(): string
  /** The newest mail to an address, once all that wait are sent. */
  mailTo(address: string): Promise<ReceivedMail>
  /** How many mails have come, once all that wait are sent. */
  countMails(): Promise<number>
  /** Registers a member and binds an e-mail. */
  memberWithEmail(username: string, email: string, host?: string): Promise<Credential>
  /** The code that an authenticator shows, `steps` of thirty seconds from now. */
  codeOf(secret: string, steps?: number): Promise<string>
  /** Turns the second factor of a member on. */
  withSecondFactor(as: Credential): Promise<{ secret: string; recoveryCodes: string[] }>
  close(): Promise<void>
}

export async function startSecured(): Promise<Secured> {
  const mailServer = await startMailServer()
  let logged = ''
  const log = createLog(
    'trace',
    new Writable({
      write(line, _, done) {
        logged += String(line)
        done()
      },
    }),
  )
  const test = await createTestApp({
    log,
    clock: { now: () => new Date(Date.now() + secured.aheadMs) },
    mailTransport: createSmtpTransport({ url: mailServer.url, from: 'atelier@site.example' }),
  })
  let calls = 0
  const secured: Secured = {
    test,
    mailServer,
    aheadMs: 0,
    logged: () => logged,
    elsewhere: () => `10.8.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`,
    async mailTo(address) {
      await test.services.mail.deliver()
      const mail = mailServer.to(address)
      if (!mail) throw new Error(`no mail came to ${address}`)
      return mail
    },
    async countMails() {
      await test.services.mail.deliver()
      return mailServer.mails.length
    },
    async memberWithEmail(username, email, host = 'localhost') {
      const as = await test.member(username, { host })
      const options = { as, host, from: secured.elsewhere() }
      await test.call(api.accountSecurity.bindEmail, { email, password }, options)
      const code = codeIn(await secured.mailTo(email))
      await test.call(api.accountSecurity.confirmEmail, { code }, options)
      return as
    },
    codeOf: (secret, steps = 0) => codeAt(secret, Date.now() + secured.aheadMs + steps * 30_000),
    async withSecondFactor(as) {
      const options = { as, from: secured.elsewhere() }
      const { secret, setup } = await test.call(
        api.accountSecurity.setUpSecondFactor,
        { password },
        options,
      )
      const code = await secured.codeOf(secret)
      const { recoveryCodes } = await test.call(
        api.accountSecurity.confirmSecondFactor,
        { setup, code },
        options,
      )
      // The code that was just used is not taken again.
      secured.aheadMs += 60_000
      return { secret, recoveryCodes }
    },
    async close() {
      await test.close()
      await mailServer.close()
    },
  }
  return secured
}

/** The six digits in a mail. */
export const codeIn = ({ text }: ReceivedMail): string => /^\d{6}$/m.exec(text)?.[0] ?? ''

/** The link in a mail; without one, an address without token. */
export const linkIn = ({ text }: ReceivedMail): URL =>
  new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'http://nowhere.example')

/** The token in the link of a mail. */
export const tokenIn = (mail: ReceivedMail): string =>
  new URLSearchParams(linkIn(mail).hash.slice(1)).get('token') ?? ''
