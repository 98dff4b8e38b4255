// The API's OpenAPI text and its reading page. Both are made when somebody first asks: the page's code alone weighs 24 MB in memory.
import type { Endpoint } from '@atelier/contract/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import { aMinute } from './limit-rates.ts'
import { openApiDocument } from './openapi.ts'
import { scriptHashes } from './script-hashes.ts'

// A megabyte, compressed for each that asks.
const rate = aMinute(60)

/** Registers `/api/openapi.json` and `/api/docs`. */
export function serveApiDocs(
  app: FastifyInstance,
  api: Record<string, Record<string, Endpoint>>,
): void {
  let document: Record<string, unknown> | undefined
  app.get('/api/openapi.json', { config: { rate } }, async () => {
    document ??= openApiDocument(api, 'Atelier')
    return document
  })

  let pages: Promise<FastifyInstance> | undefined
  const answer = async (url: string) => {
    pages ??= createPages()
    return (await pages).inject({ url })
  }
  const rates = { '/api/docs': {}, '/api/docs/*': { rate } }
  for (const [url, config] of Object.entries(rates))
    app.get(url, { config }, async (request, reply) => {
      const page = await answer(request.url)
      const { 'content-type': type, location } = page.headers
      if (location) return reply.redirect(location)
      if (type?.startsWith('text/html'))
        reply.header('content-security-policy', readingPolicy(page.payload))
      else if (page.statusCode === 200) reply.header('cache-control', 'public, max-age=3600')
      return reply
        .status(page.statusCode)
        .type(type ?? 'text/plain')
        .send(page.rawPayload)
    })
}

/** The reading page runs what it came with, and asks this server alone: whoever tries a call there has typed a key of theirs. */
const readingPolicy = (html: string): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

async function createPages(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const pages = Fastify()
  await pages.register(reference, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      // What asks the vendor of the page.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  })
  return pages
}
