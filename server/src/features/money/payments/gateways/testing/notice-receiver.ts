// Where notices go in a test of a gateway alone: hands each on as it came in.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NoticeAnswer, RawNotice } from '../payment-gateway.ts'

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
