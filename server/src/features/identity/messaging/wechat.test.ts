import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  startMessagingVendor,
  type VendorServer,
} from '../../../testing/messaging-vendor-server.ts'
import { createWechat } from './wechat.ts'

let server: VendorServer
beforeAll(async () => {
  server = await startMessagingVendor()
})
afterEach(() => {
  server.trouble = undefined
  server.profileTrouble = undefined
})
afterAll(() => server.close())

const returnTo = 'https://site.example/api/auth/messagingCallback'

/** A vendor and all that it logs. */
function open(urls: { openUrl?: string; apiUrl?: string; patienceMs?: number } = {}) {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const wechat = createWechat({ openUrl: server.url, apiUrl: server.url, log, ...urls })
  const page = wechat.scanPage({ appId: server.app.id, returnTo, state: 'abc123' })
  const scanned = () => new URL(server.allow(page)).searchParams.get('code') ?? ''
  return { wechat, page, scanned, logged: () => lines.join('') }
}

describe('the page to scan from', () => {
  it('is asked for as the vendor wants it', () => {
    const wechat = createWechat({
      openUrl: 'https://open.weixin.qq.com',
      apiUrl: server.url,
      log: pino({ level: 'silent' }),
    })
    expect(wechat.scanPage({ appId: 'wx1', returnTo, state: 'abc' })).toBe(
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx1&redirect_uri=https%3A%2F%2Fsite.example%2Fapi%2Fauth%2FmessagingCallback&response_type=code&scope=snsapi_login&state=abc#wechat_redirect',
    )
  })
})

describe('somebody who scanned', () => {
  it('is told with their numbers, name and picture', async () => {
    server.scanner = {
      openid: 'oAda',
      unionid: 'uAda',
      nickname: ' 小\u0000明🎈 ',
      headimgurl: 'https://thirdwx.qlogo.cn/mmopen/vi_32/a/132',
    }
    const { wechat, scanned } = open()
    expect(await wechat.identify(scanned(), server.app)).toEqual({
      person: {
        id: 'oAda',
        unionId: 'uAda',
        name: '小明🎈',
        avatar: 'https://thirdwx.qlogo.cn/mmopen/vi_32/a/132',
      },
    })
  })

  it('is known also when no profile is told, or one of another kind', async () => {
    server.scanner = { openid: 'oShy', headimgurl: 'javascript:alert(1)' }
    const { wechat, scanned } = open()
    const nameless = { person: { id: 'oShy', unionId: null, name: '', avatar: '' } }
    expect(await wechat.identify(scanned(), server.app)).toEqual(nameless)
    server.profileTrouble = { errcode: 48001 }
    expect(await wechat.identify(scanned(), server.app)).toEqual(nameless)
  })
})

describe('a code', () => {
  it('is good once', async () => {
    const { wechat, scanned } = open()
    const code = scanned()
    expect(await wechat.identify(code, server.app)).toHaveProperty('person')
    expect(await wechat.identify(code, server.app)).toEqual({ failure: 'messaging.refused' })
    expect(await wechat.identify('made-up', server.app)).toEqual({ failure: 'messaging.refused' })
  })
})

describe('trouble with the vendor', () => {
  it.each([
    ['a wrong secret', { id: 'wx0123456789abcdef', secret: 'wrong' }],
    ['a wrong application', { id: 'wx9', secret: '0123456789abcdef0123456789abcdef' }],
  ])('by %s is for the operator to mend', async (_, app) => {
    const { wechat, scanned } = open()
    expect(await wechat.identify(scanned(), app)).toEqual({ failure: 'messaging.misconfigured' })
  })

  it.each([
    [{ errcode: -1 }, 'messaging.busy'],
    [{ errcode: 45011 }, 'messaging.busy'],
    [{ errcode: 40029 }, 'messaging.refused'],
    [{ errcode: 99999 }, 'messaging.misconfigured'],
    [{ status: 502 }, 'messaging.unavailable'],
    [{ words: '<html>' }, 'messaging.unavailable'],
    [{ words: '{}' }, 'messaging.unavailable'],
  ] as const)('such as %j is %s', async (trouble, failure) => {
    const { wechat, scanned } = open()
    const code = scanned()
    server.trouble = trouble
    expect(await wechat.identify(code, server.app)).toEqual({ failure })
  })

  it('that is silent or away is not waited for without end', async () => {
    const silent = open({ patienceMs: 50 })
    const code = silent.scanned()
    server.trouble = 'silence'
    const failure = { failure: 'messaging.unavailable' }
    expect(await silent.wechat.identify(code, server.app)).toEqual(failure)
    const closed = await startMessagingVendor()
    await closed.close()
    const away = open({ apiUrl: closed.url })
    expect(await away.wechat.identify(code, server.app)).toEqual(failure)
    expect(away.logged()).toContain('ECONNREFUSED')
  })

  it('is logged without the secret, the code or a token', async () => {
    const { wechat, scanned, logged } = open({ patienceMs: 50 })
    const code = scanned()
    for (const trouble of ['silence', { errcode: 40013 }, { words: '<html>' }] as const) {
      server.trouble = trouble
      await wechat.identify(code, server.app)
    }
    expect(logged()).toContain('40013')
    expect(logged()).not.toContain(server.app.secret)
    expect(logged()).not.toContain(code)
  })
})
