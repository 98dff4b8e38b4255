// A real SMTP server for tests: it keeps what it is sent, and refuses what it is told to.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  to: string[]
  /** The header lines, unfolded. */
  headers: string
  subject: string
  from: string
  /** The plain part, decoded. */
  text: string
  html: string
}

export type MailServer = {
  /** For SMTP_URL. */
  url: string
  readonly mails: ReceivedMail[]
  /** What recipients are answered instead of being taken: an SMTP status such as 550. */
  refusal: number | undefined
  /** The newest mail to an address. */
  to(address: string): ReceivedMail | undefined
  /** Ends it; `open` begins again on the same port. */
  close(): Promise<void>
  open(): Promise<void>
}

type Options = {
  /** Whoever sends must log in with these. */
  user?: { name: string; password: string }
  /** Offers TLS by a certificate that nobody knows. */
  tls?: boolean
}

/** Starts one on a free port of this machine. */
export async function startMailServer({ user, tls = false }: Options = {}): Promise<MailServer> {
  let running: SMTPServer | undefined
  let port = 0
  const server: MailServer = {
    url: '',
    mails: [],
    refusal: undefined,
    to: (address) => server.mails.findLast((mail) => mail.to.includes(address)),
    close: () => new Promise((done) => (running ? running.close(() => done()) : done())),
    async open() {
      const made = new SMTPServer({
        authOptional: !user,
        disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(user ? [] : ['AUTH'])],
        allowInsecureAuth: true,
        disableReverseLookup: true,
        onAuth: (auth, _, answer) =>
          auth.username === user?.name && auth.password === user?.password
            ? answer(null, { user: auth.username })
            : answer(Object.assign(new Error('no'), { responseCode: 535 })),
        onRcptTo: (address, _, answer) =>
          server.refusal
            ? answer(
                Object.assign(new Error(`${address.address} is refused`), {
                  responseCode: server.refusal,
                }),
              )
            : answer(),
        onData(stream, session, answer) {
          buffer(stream).then((raw) => {
            const to = session.envelope.rcptTo.map(({ address }) => address)
            server.mails.push({ to, ...readMail(raw.toString('latin1')) })
            answer()
          }, answer)
        },
      })
      running = made
      // A browser or client that is cut off is no failure of a test.
      made.on('error', () => undefined)
      await new Promise<void>((done) => made.listen(port, '127.0.0.1', done))
      port = (made.server.address() as AddressInfo).port
    },
  }
  await server.open()
  const login = user ? `${user.name}:${user.password}@` : ''
  server.url = `smtp://${login}127.0.0.1:${port}`
  return server
}

/** Takes a mail with a plain and an HTML part apart, as nodemailer writes it. */
function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const part = (type: string) => decodePart(parts.find((each) => each.includes(type)) ?? '')
  return {
    headers,
    subject: decodeWords(/^Subject: (.*)$/im.exec(headers)?.[1] ?? ''),
    from: decodeWords(/^From: (.*)$/im.exec(headers)?.[1] ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
  }
}

function decodePart(part: string): string {
  const [head = '', ...body] = part.replace(/^\r\n/, '').split('\r\n\r\n')
  const content = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8')
  // The line end before the next boundary belongs to that.
  const own = content.replace(/\r\n$/, '')
  return /quoted-printable/i.test(head) ? decodeQuoted(own) : own
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

const decodeWords = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
