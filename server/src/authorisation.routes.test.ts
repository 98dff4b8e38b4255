// Every call that names somebody's thing, by everybody else: it is not found, nothing of it is told, and nothing changes. And whole kinds
// of callers, whatever they call.
import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import { consoleSiteHeader } from '@atelier/contract/features/running/console'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMediaHarness } from './features/making/recipes/testing/media-harness.ts'
import {
  type AimedCall,
  callsForOwners,
  callsForSites,
  callsWithoutOwner,
  furtherCalls,
} from './testing/authorisation/aimed-calls.ts'
import { type Belongings, makeBelongings } from './testing/authorisation/belongings.ts'
import { keepRows } from './testing/authorisation/keep-rows.ts'
import { namesThings } from './testing/authorisation/names-things.ts'
import { castMember, type Part, type Player } from './testing/cast.ts'
import type { Credential, TestApp } from './testing/test-app.ts'

type Call = { endpoint: Endpoint; input: object; as: Credential; host?: string; site?: string }

const endpoints: [string, Endpoint][] = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [
    `${feature}.${name}`,
    endpoint,
  ]),
)
const endpointOf = new Map(endpoints)

/** Everybody who is not the owner, and where they call. */
const strangers = {
  guest: null,
  member: {},
  'member of another site': { site: 'studio' },
  support: { role: 'support' },
  'site operator': { role: 'siteOperator' },
  'site operator of another site': { site: 'studio', role: 'siteOperator' },
  operator: { role: 'operator' },
  owner: { role: 'owner' },
} as const satisfies Record<string, Part | null>

let test: TestApp
let owner: Player
let belongings: Belongings
const by = new Map<string, { as: Credential; host: string }>()
beforeAll(async () => {
  test = await openMediaHarness()
  ;({ owner, belongings } = await makeBelongings(test))
  test.engine.answerAlways('Words.')
  for (const [name, part] of Object.entries<Part | null>(strangers)) {
    const as = part ? (await castMember(test, part)).credential : test.guest()
    by.set(name, { as, host: part?.site ? 'studio.localhost' : 'localhost' })
    if (!part) await test.call(api.groups.list, {}, { as })
  }
}, 60_000)
afterAll(() => test.close())

let calls = 0
async function send({ endpoint, input, as, host = 'localhost', site }: Call) {
  calls += 1
  const entries = Object.entries(input).map(([key, value]): [string, string] => [
    key,
    String(value),
  ])
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(entries)}` : ''
  const reply = await test.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}${query}`,
    // Rates are counted by network.
    remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
    headers: { host, authorization: as, ...(site ? { [consoleSiteHeader]: site } : {}) },
    ...(endpoint.method === 'POST' ? { payload: input } : {}),
  })
  return { status: reply.statusCode, body: reply.body }
}

const changes = ({ method, changes: said }: Endpoint) => said ?? method === 'POST'

/** What is wrong with an answer to a stranger; empty when nothing is. */
function tellWrong({ answers }: AimedCall, { status, body }: { status: number; body: string }) {
  if (body.includes(owner.username)) return `tells the owner's name: ${body}`
  if (answers === 'nothing')
    return status === 200 || status === 404 || status === 403 ? '' : `${status} ${body}`
  return status === 404 ? '' : `${status} ${body.slice(0, 300)}`
}

describe('somebody’s things', () => {
  const rows = [...Object.entries(callsForOwners), ...furtherCalls].map(
    ([name, call]) => [name, call, endpointOf.get(name) as Endpoint] as const,
  )

  it.each(rows)(
    '%s finds nothing for a stranger, and changes nothing',
    async (_, call, endpoint) => {
      const kept = await keepRows(test.database.pool)
      const input = call.input(belongings)
      const wrong: string[] = []
      for (const [name, { as, host }] of by) {
        // Where guests or others may not call at all they are refused before; see contract.routes.test.ts.
        if (name === 'guest' && endpoint.access === 'member') continue
        const said = tellWrong(call, await send({ endpoint, input, as, host }))
        if (said) wrong.push(`${name}: ${said}`)
      }
      expect(wrong).toEqual([])
      expect(await kept.changed()).toEqual([])
    },
  )

  it.each(rows.filter(([, , endpoint]) => !changes(endpoint)))(
    '%s is answered to the owner of a thing, but for what only publishing shows',
    async (name, call, endpoint) => {
      const isShownByPublishing = /^gallery\.|^market\.picture|key-that-is-guessed/.test(
        `${name} ${JSON.stringify(call.input(belongings))}`,
      )
      if (isShownByPublishing) return
      const as = owner.credential
      expect((await send({ endpoint, input: call.input(belongings), as })).status).toBe(200)
    },
  )
})

describe('a site’s things', () => {
  it.each(Object.entries(callsForSites))(
    '%s finds nothing for those who run another site, and changes nothing',
    async (name, call) => {
      const endpoint = endpointOf.get(name) as Endpoint
      const kept = await keepRows(test.database.pool)
      const { as } = by.get('site operator of another site') ?? expect.fail()
      const operator = await castMember(test, { site: 'studio', role: 'operator' })
      const input = call.input(belongings)
      const host = 'studio.localhost'
      for (const caller of [as, operator.credential])
        expect(tellWrong(call, await send({ endpoint, input, as: caller, host }))).toBe('')
      const reaching = await send({ endpoint, input, as, host, site: 'atelier' })
      expect([reaching.status, JSON.parse(reaching.body).error]).toEqual([404, 'sites.not_found'])
      expect(await kept.changed()).toEqual([])
    },
  )
})

describe('every call', () => {
  it.each(endpoints.filter(([, { input }]) => namesThings(input)))(
    '%s names things, and says whose',
    (name, { access }) => {
      const table = access === 'operator' ? 'callsForSites' : 'callsForOwners'
      const isKnown = name in callsForOwners || name in callsForSites || name in callsWithoutOwner
      expect(
        isKnown,
        `${name} takes an id. Add a row to ${table} in server/src/testing/authorisation/aimed-calls.ts with an input that names a thing of makeBelongings (add the thing there if it is new), or one to callsWithoutOwner that says why it names nothing of anybody.`,
      ).toBe(true)
    },
  )

  it('that the tables name is there', () => {
    const named = [callsForOwners, callsForSites, callsWithoutOwner].flatMap(Object.keys)
    expect(named.filter((name) => !endpointOf.has(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  it.each(endpoints.filter(([, { access }]) => access === 'caller' || access === 'member'))(
    '%s is closed to who is blocked, who is late, and who comes from another site',
    async (_, endpoint) => {
      const late = await castMember(test, { isExpired: true })
      const blocked = await castMember(test, { isBlocked: true })
      const foreign = by.get('member of another site') ?? expect.fail()
      const kept = await keepRows(test.database.pool)
      const answers = []
      for (const as of [late.credential, blocked.credential, foreign.as]) {
        const { status, body } = await send({ endpoint, input: {}, as })
        answers.push([status, JSON.parse(body).error])
      }
      expect(answers).toEqual([
        [401, 'auth.expired'],
        [403, 'auth.blocked'],
        [401, 'auth.expired'],
      ])
      expect(await kept.changed()).toEqual([])
    },
  )

  it.each(endpoints.filter(([, endpoint]) => endpoint.access !== 'operator' && changes(endpoint)))(
    '%s changes nothing for somebody who looks at what a member sees',
    async (_, endpoint) => {
      const look = await castMember(test, { isLook: true })
      const kept = await keepRows(test.database.pool)
      const { status, body } = await send({ endpoint, input: {}, as: look.credential })
      expect([status, JSON.parse(body).error]).toEqual([403, 'auth.looking_only'])
      expect(await kept.changed()).toEqual([])
    },
  )
})
