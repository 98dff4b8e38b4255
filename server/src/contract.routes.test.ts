// The whole contract, call by call: what is declared is served, documented, and kept from those who may not.
import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import { failures } from '@atelier/contract/errors'
import { locales } from '@atelier/contract/primitives'
import { mayDo, type StaffRole, staffRoles } from '@atelier/contract/staff-roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureTexts } from './platform/http/failure-texts.ts'
import { type Credential, createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
let plainMember: Credential
const staff = {} as Record<StaffRole, Credential>
beforeAll(async () => {
  test = await createTestApp()
  plainMember = await test.member('plain-member')
  for (const role of staffRoles) {
    staff[role] = await test.member(`is-${role}`)
    await test.database.pool.query('update accounts set staff_role = $1 where username = $2', [
      role,
      `is-${role}`,
    ])
  }
})
afterAll(() => test.close())

const endpoints: [string, Endpoint][] = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [
    `${feature}.${name}`,
    endpoint,
  ]),
)

// Section 7 of the specification, as far as the product reaches today.
const promised = [
  'POST /group/create',
  'GET /group/query',
  'POST /group/update',
  'POST /group/del',
  'POST /group/delAll',
  'POST /chatlog/del',
  'POST /chatlog/delByGroupId',
  'GET /chatlog/chatList',
  'GET /chatlog/byAppId',
  'POST /chatgpt/chat-process',
  'GET /auth/getInfo',
  'POST /auth/register',
  'POST /auth/login',
  'POST /user/update',
  'GET /user/getLoginDeviceList',
  'POST /user/delLoginDevice',
  'GET /user/createGuest',
  'GET /user/checkin',
  'GET /user/displaycheckin',
  'GET /autoreply/queryGptModel',
  'GET /autoreply/queryGptModelUser',
  'GET /config/queryFronet',
  'GET /config/notice',
  'GET /config/mjNotice',
  'GET /config/getaboutList',
  'GET /autoreply/queryMenu',
  'GET /autoreply/queryJump',
  'GET /autoreply/queryQa',
  'GET /autoreply/queryImg',
  'GET /autoreply/queryPrice',
  'GET /midjourney/getCoinList',
  'GET /user/checkin',
  'GET /user/displaycheckin',
  'GET /autoreply/queryPrice',
  'GET /midjourney/getCoinList',
  'GET /queue/getItemPrice',
  'GET /midjourney/fenlei',
  'GET /midjourney/getCasesCategory',
  'GET /midjourney/getCasesList',
  'GET /midjourney/getExampleList',
  'GET /midjourney/getParamsCategory',
  'GET /midjourney/getParamsList',
  'GET /midjourney/saveUserParam',
  'GET /chatLog/usetokenList',
  'GET /midjourney/balanceLog',
  'POST /midjourney/deletebalanceLog',
  'GET /balance/rechargeLog',
  'GET /balance/query',
  'POST /balance/changeToken',
  'POST /queue/getUserBalance',
  'GET /chatLog/draw',
  'GET /midjourney/drawList',
  'POST /queue/getMjStatus',
  'POST /queue/redo',
  'POST /midjourney/delete',
  'GET /upload/piclist',
  'GET /upload/delOnePic',
  'GET /upload/delAllPic',
  'GET /midjourney/sliceImg',
  'POST /autoreply/addBatchDownload',
  'GET /autoreply/queryBatchDownload',
  'GET /autoreply/queryMjModel',
  'GET /autoreply/querySdmodel',
  'GET /autoreply/queryModelField',
  'GET /autoreply/queryModelInfo',
  'POST /queue/addMjDrawQueue',
  'POST /queue/addMjDrawQueue_batch',
  'POST /queue/sdxlCreate',
  'POST /queue/sdCreate',
  'POST /queue/runwayPic',
  'GET /mj/getSimulate',
  'GET /mj/drawSimulate',
  'GET /fanyi/translate',
  'GET /fanyi/translateToZh',
  'POST /chatgpt/mj-associate',
  'POST /chatgpt/chat-draw',
  'POST /queue/runwayVideo',
  'POST /queue/pikaVideo',
  'POST /queue/generateHumanAnimeStyleVideo',
  'POST /queue/lyrics-pair',
  'POST /queue/getWholeSong',
  'GET /autoreply/queryMusicType',
  'GET /autoreply/queryMusicDemo',
  'GET /autoreply/queryVideoDemo',
]

describe('the contract', () => {
  it('holds every promised call at its exact method and path', () => {
    const declared = endpoints.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`)
    expect(declared).toEqual(expect.arrayContaining(promised))
    expect(new Set(declared).size).toBe(declared.length)
  })

  it.each(endpoints)('%s is served and answers in the envelope', async (_, endpoint) => {
    const reply = await test.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      headers: { host: 'localhost' },
    })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(reply.json()).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
    if (reply.statusCode === 404) expect(reply.json().error).not.toBe('request.not_found')
  })

  it.each(endpoints)('%s refuses whoever it is not for', async (_, endpoint) => {
    const wrong = {
      public: [],
      caller: ['', 'Bearer nonsense', 'Guest short', 'Basic abc'],
      member: ['', 'Bearer nonsense', test.guest()],
      operator: ['', test.guest(), plainMember],
    }[endpoint.access]
    for (const credential of wrong) {
      const reply = await test.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        headers: { host: 'localhost', ...(credential ? { authorization: credential } : {}) },
      })
      expect([credential, reply.statusCode]).toEqual([
        credential,
        credential === plainMember ? 403 : 401,
      ])
      expect(reply.json()).toMatchObject({ success: false, code: reply.statusCode })
    }
  })

  it.each(endpoints.filter(([, { access }]) => access === 'operator'))(
    '%s is for the roles that may',
    async (_, endpoint) => {
      for (const role of staffRoles) {
        const { statusCode } = await test.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path}`,
          headers: { host: 'localhost', authorization: staff[role] },
        })
        const may = endpoint.needs !== null && mayDo(role, endpoint.needs)
        expect([role, statusCode === 403]).toEqual([role, !may])
      }
    },
  )

  let document: {
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
  }
  beforeAll(async () => {
    document = (await test.app.inject('/api/openapi.json')).json()
  })

  it.each(endpoints)('%s is documented', (name, endpoint) => {
    expect(document.openapi).toBe('3.1.0')
    const operation = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary })
    for (const code of endpoint.failures)
      expect(Object.keys(operation?.responses ?? {})).toContain(String(failures[code].status))
  })

  it('has a reading page', async () => {
    const reply = await test.app.inject({ url: '/api/docs/', headers: { accept: 'text/html' } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ])
  })

  it('has a reading page whose code is large, so that it is kept, and not sent again and again', async () => {
    const { headers } = await test.app.inject({ url: '/api/docs/js/scalar.js' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'x-ratelimit-limit': '60',
    })
  })
})

describe('every failure', () => {
  it.each(Object.keys(failures))('%s has a text of its own in three languages', (code) => {
    const texts = locales.map((locale) => failureTexts[locale][code as keyof typeof failures])
    expect(texts.every((text) => text.length > 3)).toBe(true)
    expect(new Set(texts).size).toBe(3)
  })
})

describe('a wrong input', () => {
  it('names the field and the reason in the language of the caller', async () => {
    const reasons = await Promise.all(
      locales.map(async (language) => {
        const { status, body } = await test.ask(
          api.auth.register,
          { username: 'x', password: 'short' },
          { language },
        )
        expect(status).toBe(422)
        if (body.success) throw new Error('taken')
        expect(body.fields?.map((problem) => problem.field)).toEqual(['username', 'password'])
        return `${body.message} ${body.fields?.[0]?.reason}`
      }),
    )
    expect(new Set(reasons).size).toBe(3)
  })

  it('is taken without signs that cannot be stored, wherever they stand', async () => {
    const as = await test.member('unseen-signs')
    const { id } = await test.call(api.groups.create, {}, { as })
    await test.call(
      api.groups.update,
      { groupId: id, title: 'Half\ud83d and\u0000 nothing' },
      { as },
    )
    const [group] = await test.call(api.groups.list, {}, { as })
    expect(group?.title).toBe('Half\ufffd and nothing')
    expect((await test.ask(api.works.list, { query: 'a\u0000b' }, { as })).status).toBe(200)
  })

  it('that is nested without end is refused', async () => {
    const deep = `${'['.repeat(5000)}"\\u0000"${']'.repeat(5000)}`
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/group/create',
      headers: {
        host: 'localhost',
        authorization: plainMember,
        'content-type': 'application/json',
      },
      payload: `{"unknown": ${deep}}`,
    })
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'request.invalid'])
  })

  it('that names a number which no row can have is refused with its field', async () => {
    const { status, body } = await test.ask(
      api.groups.delete,
      { groupId: 2 ** 31 },
      { as: plainMember },
    )
    if (body.success) throw new Error('taken')
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'groupId'])
  })

  it('that is not JSON, too large, or of a foreign type is refused with its status', async () => {
    const send = (payload: string, type = 'application/json') =>
      test.app.inject({
        method: 'POST',
        url: '/api/group/create',
        headers: { host: 'localhost', authorization: test.guest(), 'content-type': type },
        payload,
      })
    expect((await send('{"a":')).statusCode).toBe(422)
    expect((await send(`{"a":"${'x'.repeat(1_100_000)}"}`)).statusCode).toBe(413)
    expect((await send('a=b', 'text/csv')).json()).toMatchObject({ error: 'request.invalid' })
  })

  it('at an address that does not exist answers 404 in the envelope', async () => {
    const reply = await test.app.inject({ url: '/api/nowhere', headers: { host: 'localhost' } })
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { error: 'request.not_found' }])
  })
})
