// Mails by SMTP. What the server says about a mail may hold its address, so only codes are passed on.
import ipaddr from 'ipaddr.js'
import type { Transporter } from 'nodemailer'
import type { Mail, MailTransport, MailTrouble } from './mail.ts'

/** How long the mail server may take: to be reached, to greet, and between two of its words. */
const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** `url` is `smtp://` or `smtps://` with user, password and nodemailer's options in the query; `from` the sender's address. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const { username, hostname } = new URL(url)
  let opened: Promise<Transporter> | undefined
  // Loaded with the first mail.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      ...patienceMs,
      // A password goes through no open wire, except on this machine.
      requireTLS: username !== '' && !isThisMachine(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(mail) {
      try {
        opened ??= open()
        const transport = await opened
        await transport.sendMail(envelope(mail, from))
        return undefined
      } catch (error) {
        return troubleOf(error)
      }
    },
  }
}

const envelope = ({ to, fromName, ...words }: Mail, from: string) => ({
  ...words,
  from: { name: fromName, address: from },
  // As an object: an address is never read as a list of several.
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated' },
})

function isThisMachine(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return name === 'localhost' || (ipaddr.isValid(name) && ipaddr.parse(name).range() === 'loopback')
}

const wireCodes = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']

/** A 5xx about the recipient or the words is the last word; all else, a wrong password too, may be mended. */
function troubleOf(error: unknown): MailTrouble {
  const {
    code = 'unknown',
    responseCode = 0,
    message = '',
  } = error as { code?: string; responseCode?: number; message?: string }
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
  // Before a word was spoken, the message is about the wire.
  const detail = responseCode || (wireCodes.includes(code) ? message : '')
  return { final, reason: `${code} ${detail}`.trim() }
}
