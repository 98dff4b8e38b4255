// A real SMTP server for the tests of a file.
import { afterAll, beforeAll } from 'vitest'
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from '../../../server/src/testing/mail-server.ts'
import { soon } from './soon.ts'

export type Mailbox = {
  /** What the server under test finds it by; there once the tests run. */
  env(): Record<string, string>
  /** Waits for the newest mail to an address of this subject. */
  mailTo(address: string, subject: RegExp): Promise<ReceivedMail>
}

/** Call it before `useServer`, and give that `() => ({ env: mailbox.env() })`. */
export function useMailServer(): Mailbox {
  let server: MailServer | undefined
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server?.close())
  return {
    env: () => ({ SMTP_URL: server?.url ?? '', MAIL_FROM: 'atelier@site.example' }),
    async mailTo(address, subject) {
      const find = () =>
        server?.mails.findLast((mail) => mail.to.includes(address) && subject.test(mail.subject))
      await soon(() => find() !== undefined).toBe(true)
      const found = find()
      if (!found) throw new Error(`no mail to ${address}`)
      return found
    },
  }
}

/** The link in a mail. */
export const linkIn = ({ text }: ReceivedMail): string => /^https?:\S+$/m.exec(text)?.[0] ?? ''
