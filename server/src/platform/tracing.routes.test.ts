// Traces as a collector gets them.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { api } from '@atelier/contract'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { startTracing } from './tracing.ts'

type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

async function startCollector() {
  const bodies: Sent[] = []
  const server = createServer(async (request, reply) => {
    bodies.push((await json(request)) as Sent)
    reply.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => server.close(),
  }
}

it('a request and the answer that it begins are one trace, of whoever sent it, without words', async () => {
  const collector = await startCollector()
  const test = await createTestApp()
  const service = { serviceName: 'atelier', serviceVersion: '1.2.3', instance: 'one' }
  const end = await startTracing({ endpoint: `${collector.endpoint}/`, ...service })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const asked = test.app.inject({
    method: 'POST',
    url: `/api${api.chat.process.path}`,
    headers: {
      host: 'localhost',
      authorization: test.guest(),
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    payload: { prompt: 'a secret wish' },
  })
  const answer = await test.engine.next()
  answer.emit({ type: 'text-delta', text: 'a secret answer' })
  answer.finish()
  await asked
  await test.app.inject({ url: '/api/no/such?ticket=hidden' })
  await test.services.chat.runs.idle(5000)
  await end()
  const spans = collector.spans()
  const request = spans.find(({ name }) => name === `POST /api${api.chat.process.path}`)
  const written = spans.find(({ name }) => name === 'answer')
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(written).toMatchObject({ traceId, parentSpanId: request?.spanId })
  expect(written?.attributes).toContainEqual({
    key: 'atelier.engine',
    value: { stringValue: 'scripted' },
  })
  expect(JSON.stringify(spans)).not.toMatch(/secret|hidden/)
  await test.close()
  collector.close()
})
