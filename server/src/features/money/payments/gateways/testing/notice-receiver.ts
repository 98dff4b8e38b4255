// Where notices go in a test of a gateway alone: hands each on as it came in.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { NoticeAnswer, PaymentGateway, RawNotice } from '../payment-gateway.ts'
import type { PaymentServer } from './payment-server.ts'

/** A receiver that throws answers 500. */
export async function startNoticeReceiver(receive: (notice: RawNotice) => Promise<NoticeAnswer>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    const query = request.method === 'GET' ? Buffer.from(request.url?.split('?')[1] ?? '') : null
    const raw = { headers: Object.fromEntries(headers), body: query ?? Buffer.concat(chunks) }
    const answer = await receive(raw).catch((error: unknown) => ({
      status: 500,
      type: 'text/plain',
      body: String(error),
    }))
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notice`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Expects of a vendor that it sends its notice of a payment once more when it was not taken, and is content when it was. */
export async function expectSentAgain(
  gateway: PaymentGateway,
  server: Pick<PaymentServer, 'pay' | 'notices'>,
  begin: (notifyUrl: string) => Promise<{ orderNo: string }>,
): Promise<void> {
  const answers = ['failed', 'taken'] as const
  let heard = 0
  const receiver = await startNoticeReceiver(async (raw) => {
    expect(await gateway.readNotice(raw)).toMatchObject({ kind: 'payment' })
    heard += 1
    return gateway.answerNotice(answers[heard - 1] ?? 'failed')
  })
  const { orderNo } = await begin(receiver.url)
  await server.pay(orderNo)
  expect(await server.notices.send(orderNo)).toBe(false)
  expect(await server.notices.send(orderNo)).toBe(true)
  await receiver.close()
}
