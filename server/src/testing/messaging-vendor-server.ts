// A stand-in for WeChat's login for websites, true to its protocol: a page to scan from, codes that are good once, errors with status 200.
import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Whoever holds the phone. */
export type Scanner = { openid: string; unionid?: string; nickname?: string; headimgurl?: string }

export type VendorServer = {
  /** For WECHAT_OPEN_URL and WECHAT_API_URL alike. */
  url: string
  app: { id: string; secret: string }
  /** Who scans from now on. */
  scanner: Scanner
  /** Paths of the calls that came, without their queries. */
  readonly asked: string[]
  /** What servers are answered instead of the truth: an errcode, words that are no JSON, a status, or nothing at all; undefined for the truth. */
  trouble: { errcode: number } | { words: string } | { status: number } | 'silence' | undefined
  /** As `trouble`, for the profile alone. */
  profileTrouble: { errcode: number } | undefined
  /** Allows the login as the present scanner; where the browser is sent. */
  allow(scanPage: string): string
  /** Declines it; where the browser is sent. */
  decline(scanPage: string): string
  close(): Promise<void>
}

const app = { id: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' }

export async function startMessagingVendor(): Promise<VendorServer> {
  const codes = new Map<string, { scanner: Scanner; used: boolean }>()
  const tokens = new Map<string, Scanner>()
  const asked: string[] = []

  const returnTo = (scanPage: string, answer: Record<string, string>) => {
    const query = new URL(scanPage).searchParams
    const address = new URL(query.get('redirect_uri') ?? '')
    address.search = new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString()
    return address.href
  }
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', url())
    asked.push(address.pathname)
    if (address.pathname === '/connect/qrconnect') return showPage(address, response)
    if (address.pathname === '/connect/allow') return leave(response, vendor.allow(address.href))
    if (address.pathname === '/connect/decline')
      return leave(response, vendor.decline(address.href))
    const { trouble } = vendor
    if (trouble === 'silence') return
    if (trouble && 'status' in trouble) return void response.writeHead(trouble.status).end()
    if (trouble && 'words' in trouble) return void response.end(trouble.words)
    if (trouble) return sendJson(response, refusal(trouble.errcode, 'as the test says'))
    if (address.pathname === '/sns/oauth2/access_token')
      return sendJson(response, grant(address.searchParams))
    if (address.pathname === '/sns/userinfo')
      return sendJson(response, profile(address.searchParams))
    response.writeHead(404).end()
  })
  const grant = (query: URLSearchParams) => {
    if (!query.get('appid')) return refusal(41002, 'appid missing')
    if (query.get('appid') !== app.id) return refusal(40013, 'invalid appid')
    if (!query.get('secret')) return refusal(41004, 'appsecret missing')
    if (query.get('secret') !== app.secret) return refusal(40125, 'invalid appsecret')
    if (query.get('grant_type') !== 'authorization_code')
      return refusal(40002, 'invalid grant_type')
    if (!query.get('code')) return refusal(41008, 'missing code')
    const code = codes.get(query.get('code') ?? '')
    if (!code) return refusal(40029, 'invalid code')
    if (code.used) return refusal(40163, 'code been used')
    code.used = true
    const { openid, unionid } = code.scanner
    const token = randomBytes(30).toString('base64url')
    tokens.set(token, code.scanner)
    return {
      access_token: token,
      expires_in: 7200,
      refresh_token: randomBytes(30).toString('base64url'),
      openid,
      scope: 'snsapi_login',
      ...(unionid ? { unionid } : {}),
    }
  }
  const profile = (query: URLSearchParams) => {
    if (vendor.profileTrouble) return refusal(vendor.profileTrouble.errcode, 'as the test says')
    const scanner = tokens.get(query.get('access_token') ?? '')
    if (!scanner) return refusal(40001, 'invalid credential, access_token is invalid')
    if (query.get('openid') !== scanner.openid) return refusal(40003, 'invalid openid')
    const { nickname = '', headimgurl = '', ...ids } = scanner
    return { ...ids, nickname, headimgurl, sex: 0, province: '', city: '', privilege: [] }
  }
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const vendor: VendorServer = {
    url: url(),
    app,
    scanner: { openid: 'oNobody', nickname: 'Nobody' },
    asked,
    trouble: undefined,
    profileTrouble: undefined,
    allow(scanPage) {
      const code = randomBytes(16).toString('hex')
      codes.set(code, { scanner: vendor.scanner, used: false })
      return returnTo(scanPage, { code })
    },
    decline: (scanPage) => returnTo(scanPage, {}),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return vendor
}

const refusal = (errcode: number, errmsg: string) => ({
  errcode,
  errmsg: `${errmsg}, rid: 62a1b2c3`,
})

/** The vendor's own words for it. */
function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(body))
}

const leave = (response: ServerResponse, address: string) =>
  void response.writeHead(302, { location: address }).end()

/** In place of the QR code: what somebody does on the phone, as links. */
function showPage(address: URL, response: ServerResponse): void {
  const query = address.searchParams
  const problem =
    query.get('appid') !== app.id
      ? 'AppID 参数错误'
      : query.get('scope') !== 'snsapi_login' || query.get('response_type') !== 'code'
        ? 'Scope 参数错误'
        : !URL.canParse(query.get('redirect_uri') ?? '')
          ? 'redirect_uri 参数错误'
          : ''
  const links = ['allow', 'decline'].map(
    (name) => `<a href="/connect/${name}${address.search.replaceAll('&', '&amp;')}">${name}</a>`,
  )
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><link rel="icon" href="data:,"><title>WeChat</title>${problem || links.join(' ')}`,
  )
}
