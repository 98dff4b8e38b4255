// A real OpenID provider (oidc-provider) on this machine, whose page has links in place of a login form. It can be made to misbehave.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Whoever sits in front of the provider's page. */
export type Visitor = {
  sub: string
  name?: string
  email?: string
  picture?: string
}

type Claims = Record<string, unknown>

export type OpenidServer = {
  /** The issuer. */
  url: string
  app: { id: string; secret: string }
  /** Who logs in from now on. */
  visitor: Visitor
  /** Paths of the requests that came. */
  readonly asked: string[]
  /** What the id token becomes on its way, signed by the provider's key, or by a stranger's; undefined for what it is. */
  alter: { claims: (claims: Claims) => Claims; forged?: boolean } | undefined
  /** What servers are answered: a status, words that are no JSON, an endless reply, a redirect elsewhere, or nothing at all; undefined for the truth. */
  trouble:
    | { status: number }
    | { words: string }
    | { redirect: string }
    | 'flood'
    | 'silence'
    | undefined
  /** Logs in as the present visitor; where the browser is sent. */
  allow(page: string): Promise<string>
  /** Turns away; where the browser is sent. */
  decline(page: string): Promise<string>
  close(): Promise<void>
}

const app = { id: 'atelier', secret: 'the secret of atelier & its sites' }

/** `redirectUris`: where it may send a browser back to. */
export async function startOpenidServer(redirectUris: string[]): Promise<OpenidServer> {
  const key = newKey()
  const stranger = newKey()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    asked.push(pathname)
    if (openid.trouble) return misbehave(openid.trouble, response)
    if (/^\/visit\//.test(pathname)) return void visit(provider, openid.visitor, request, response)
    if (pathname === '/token' && openid.alter) alterToken(response, openid.alter, { key, stranger })
    serve(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const openid: OpenidServer = {
    url,
    app,
    visitor: { sub: 'nobody' },
    asked,
    alter: undefined,
    trouble: undefined,
    allow: (page) => walk(page, url, 'allow'),
    decline: (page) => walk(page, url, 'decline'),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  const people = new Map<string, Visitor>()
  const provider = new Provider(url, {
    clients: [{ client_id: app.id, client_secret: app.secret, redirect_uris: redirectUris }],
    jwks: {
      keys: [{ ...key.export({ format: 'jwk' }), kid: 'the-key', alg: 'RS256', use: 'sig' }],
    },
    cookies: { keys: ['a key for cookies in tests'] },
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/visit/${uid}` },
    ttl: { Grant: 600, Interaction: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount(_, sub) {
      if (openid.visitor.sub === sub) people.set(sub, openid.visitor)
      return { accountId: sub, claims: () => ({ ...people.get(sub), sub }) }
    },
  })
  const serve = provider.callback()
  return openid
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** The provider's page, and what its links do. */
async function visit(
  provider: Provider,
  visitor: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, , uid, choice] = (request.url ?? '').split('/')
  if (!choice) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const links = ['allow', 'decline'].map((name) => `<a href="/visit/${uid}/${name}">${name}</a>`)
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><title>Provider</title>${links.join(' ')}`,
    )
    return
  }
  const { params } = await provider.interactionDetails(request, response)
  if (choice === 'decline') {
    await provider.interactionFinished(request, response, { error: 'access_denied' })
    return
  }
  const grant = new provider.Grant({
    accountId: visitor.sub,
    clientId: String(params.client_id),
  })
  grant.addOIDCScope('openid profile email')
  await provider.interactionFinished(request, response, {
    login: { accountId: visitor.sub },
    consent: { grantId: await grant.save() },
  })
}

/** Walks through the provider's pages as a browser with cookies would, to the address that leads away from it. */
async function walk(page: string, provider: string, choice: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = page
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (!location && reply.status !== 200)
      throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`)
    await reply.body?.cancel()
    address = location ? new URL(location, address).href : `${address}/${choice}`
    if (!address.startsWith(provider)) return address
  }
  throw new Error('the provider led nowhere')
}

function misbehave(trouble: NonNullable<OpenidServer['trouble']>, response: ServerResponse): void {
  if (trouble === 'silence') return
  if (trouble === 'flood') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const piece = ' '.repeat(64 * 1024)
    const pour = () => {
      while (!response.destroyed && response.write(piece));
    }
    response.on('drain', pour)
    pour()
    return
  }
  if ('status' in trouble) return void response.writeHead(trouble.status).end()
  if ('redirect' in trouble)
    return void response.writeHead(302, { location: trouble.redirect }).end()
  response.writeHead(200, { 'content-type': 'application/json' }).end(trouble.words)
}

/** Has the reply of the token endpoint changed before it goes. */
function alterToken(
  response: ServerResponse,
  { claims: change, forged = false }: NonNullable<OpenidServer['alter']>,
  keys: { key: KeyObject; stranger: KeyObject },
): void {
  const end = response.end.bind(response)
  response.end = ((body: unknown) => {
    const reply = JSON.parse(String(body)) as { id_token?: string }
    const [header = '', payload = ''] = reply.id_token?.split('.') ?? []
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
    const changed = Buffer.from(JSON.stringify(change(claims))).toString('base64url')
    const signed = `${header}.${changed}`
    const signature = sign('sha256', Buffer.from(signed), forged ? keys.stranger : keys.key)
    const sent = JSON.stringify({
      ...reply,
      id_token: `${signed}.${signature.toString('base64url')}`,
    })
    response.setHeader('content-length', Buffer.byteLength(sent))
    return end(sent)
  }) as ServerResponse['end']
}
