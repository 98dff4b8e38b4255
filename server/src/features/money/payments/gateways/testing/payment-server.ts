// What the stand-ins for the vendors have in common: a server that can misbehave, and what a test does in the payer's place.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NoticeBox } from './notice-box.ts'

export type VendorRequest = {
  method: string
  url: URL
  headers: Record<string, string | undefined>
  body: string
}
export type VendorAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * `error` answers 500 and does nothing; `drop` does as asked and closes the connection; `silence` does as asked and never answers;
 * `nonsense` does as asked and answers what nobody understands; a delay answers late.
 */
export type Trouble = 'error' | 'drop' | 'silence' | 'nonsense' | { delayMs: number }

export type PaymentServer<Settings = unknown> = {
  readonly url: string
  /** For the gateway. */
  readonly settings: Settings
  /** Numbers of the orders, as they were begun. */
  readonly orderNos: readonly string[]
  /** The calls that came, such as `POST /v1/refunds`. */
  readonly asked: readonly string[]
  /** What goes wrong from now on. */
  trouble: Trouble | undefined
  readonly notices: NoticeBox
  /** The payer opens the page or scans the code, and waits. */
  open(orderNo: string): Promise<void>
  /** The payer pays, and the notice goes out; false when no money is taken for the order any more. */
  pay(orderNo: string): Promise<boolean>
  /** The vendor's own time for the order is over. */
  expire(orderNo: string): Promise<void>
  /** Money taken for an order, in its smallest unit, and how often. */
  taken(orderNo: string): { times: number; amountMinor: number; refundedMinor: number }
  /** Refunds asked for from now on wait for `settleRefunds`. */
  refundsWait: boolean
  settleRefunds(outcome: 'done' | 'failed'): Promise<void>
  close(): Promise<void>
}

/** `answer` is the vendor; `before` may answer a browser, which meets no trouble. */
export async function startVendorServer(
  answer: (request: VendorRequest) => VendorAnswer,
  browser: (request: VendorRequest) => Promise<VendorAnswer | undefined>,
) {
  const asked: string[] = []
  const shell = { trouble: undefined as Trouble | undefined, asked, url: '', close }
  const server = createServer((incoming, response) => {
    // Nobody is left to hear of what goes wrong here but the one who asked.
    serve(incoming, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await read(incoming, shell.url)
    const page = await browser(request)
    if (page) return send(response, page)
    asked.push(`${request.method} ${request.url.pathname}`)
    const { trouble } = shell
    if (trouble === 'error') return send(response, { status: 500, headers: {}, body: '' })
    const answered = answer(request)
    if (trouble === 'drop') return void response.destroy()
    if (trouble === 'silence') return
    if (trouble === 'nonsense') return send(response, { ...answered, body: '<html>?' })
    if (trouble) await new Promise((done) => setTimeout(done, trouble.delayMs))
    send(response, answered)
  }
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  shell.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  function close() {
    return new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  }
  return shell
}

async function read(incoming: IncomingMessage, base: string): Promise<VendorRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', base),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

const send = (response: ServerResponse, { status, headers, body }: VendorAnswer) =>
  void response.writeHead(status, headers).end(body)

export const json = (status: number, body: unknown): VendorAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The vendor's page in the payer's browser: what somebody does there, as links. */
export const page = (title: string, links: Record<string, string>): VendorAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><link rel="icon" href="data:,"><title>${title}</title>${Object.entries(
    links,
  )
    .map(([name, address]) => `<a href="${address.replaceAll('&', '&amp;')}">${name}</a>`)
    .join(' ')}`,
})

export const leaveTo = (address: string): VendorAnswer => ({
  status: 302,
  headers: { location: address },
  body: '',
})
