// Mails wait here until they are sent. Nobody who causes one waits for it, and none is lost by a crash.
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { SecretBox } from '../secret-box.ts'
import type { Mail, MailTransport, MailTrouble } from './mail.ts'
import * as store from './mail-outbox.store.ts'

export type MailOutbox = {
  /** Whether mails are sent at all. */
  isSetUp: boolean
  /** Queues a mail within a transaction; null queues one to nobody. Call `wake` once that is through. */
  queue(tx: Database, mail: Mail | null, expiresAt: Date): Promise<void>
  /** Sends a mail past all that wait, once: resolves with why it was not taken. Never throws. */
  sendNow(mail: Mail): Promise<MailTrouble | undefined>
  /** Begins to send what is due, in the background. */
  wake(): void
  /** Sends all that is due, and drops what is of no use any more. Never throws. */
  deliver(): Promise<void>
}

/** Pauses after each try that did not work; after the last of them a mail is dropped. */
const pausesMs = [20_000, 60_000, 5 * 60_000, 20 * 60_000, 60 * 60_000, 3 * 60 * 60_000]
/** A mail that somebody began to send for so long ago was lost with them. */
const takenForMs = 5 * 60_000

const storedMail: z.ZodType<Mail> = z.object({
  to: z.string(),
  fromName: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

type Dependencies = {
  db: Database
  clock: Clock
  secrets: SecretBox
  log: Logger
  /** Null where no mail server is set up. */
  transport: MailTransport | null
}

export function createMailOutbox(dependencies: Dependencies): MailOutbox {
  const { db, clock, secrets, log, transport } = dependencies
  let running: Promise<void> | undefined
  let wantedAgain = false

  async function deliverAll(): Promise<void> {
    do {
      wantedAgain = false
      const dropped = await store.deleteExpiredMails(db, clock.now())
      if (dropped) log.warn({ dropped }, 'mails were dropped that nobody would take in time')
      while (transport && (await deliverOne(transport)));
    } while (wantedAgain)
  }

  async function deliverOne(by: MailTransport): Promise<boolean> {
    const now = clock.now()
    const takenUntil = new Date(now.getTime() + takenForMs)
    const queued = await store.takeDueMail(db, { now, takenUntil })
    if (!queued) return false
    const trouble = await sendSealed(queued.sealed, by)
    if (!trouble) {
      await store.deleteMail(db, queued.id)
      return true
    }
    const pauseMs = trouble.final ? undefined : pausesMs[queued.tries - 1]
    const note = { mail: queued.id, tries: queued.tries, reason: trouble.reason }
    if (pauseMs === undefined) {
      log.warn(note, 'a mail was given up')
      await store.deleteMail(db, queued.id)
    } else {
      log.warn(note, 'a mail was not sent; it is tried again')
      await store.postponeMail(db, queued.id, new Date(clock.now().getTime() + pauseMs))
    }
    return true
  }

  async function sendSealed(
    sealed: string | null,
    by: MailTransport,
  ): Promise<MailTrouble | undefined> {
    if (sealed === null) return undefined
    const mail = readSealed(sealed)
    if (!mail) return { final: true, reason: 'sealed under another key' }
    return sendBy(by, mail)
  }

  function readSealed(sealed: string): Mail | undefined {
    try {
      return storedMail.parse(JSON.parse(secrets.open(sealed)))
    } catch {
      return undefined
    }
  }

  const deliver = (): Promise<void> => {
    wantedAgain = true
    running ??= deliverAll()
      .catch((error: unknown) => log.error({ err: error }, 'the mails that wait cannot be read'))
      .finally(() => {
        running = undefined
        if (wantedAgain) void deliver()
      })
    return running
  }
  return {
    isSetUp: transport !== null,
    async queue(tx, mail, expiresAt) {
      const sealed = mail && secrets.seal(JSON.stringify(mail))
      await store.insertMail(tx, { sealed, nextTryAt: clock.now(), expiresAt })
    },
    async sendNow(mail) {
      if (!transport) return { final: true, reason: 'no mail server is set up' }
      return sendBy(transport, mail)
    },
    wake: () => void deliver(),
    deliver,
  }
}

const sendBy = (transport: MailTransport, mail: Mail): Promise<MailTrouble | undefined> =>
  transport.send(mail).catch((error: unknown) => ({ final: false, reason: String(error) }))
