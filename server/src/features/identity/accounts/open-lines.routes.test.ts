// Lines that are open while their caller is shut out, on this server and on another one of the same installation.
import type { AddressInfo } from 'node:net'
import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Credential,
  createTestApp,
  openServerBeside,
  type TestApp,
} from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'

let test: TestApp
let beside: Awaited<ReturnType<typeof openServerBeside>>
let owner: Credential
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
  beside = await openServerBeside(test)
  for (const app of [test.app, beside.app]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await beside.close()
  await test.close()
})

/** Opens a line; `ended` resolves with all that was sent on it. */
async function open(
  app: FastifyInstance,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  as: Credential,
  input?: object,
) {
  const { port } = app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: as, 'content-type': 'application/json' },
    ...(input ? { body: JSON.stringify(input) } : {}),
  })
  expect(reply.status).toBe(200)
  return { ended: reply.text() }
}

const logIn = async (username: string): Promise<Credential> => {
  const entered = await test.call(api.auth.login, { username, password: 'correct horse' })
  if (!('token' in entered)) throw new Error('not logged in')
  return `Bearer ${entered.token}`
}

const password = { oldPassword: 'correct horse', password: 'battery staple' }
const personOf = async (as: Credential) => ({ id: await accountOf(test, as) })

it.each<[string, (as: Credential, elsewhere: Credential) => Promise<unknown>]>([
  ['logs out', (as) => test.call(api.auth.logout, {}, { as })],
  ['has a new password', (as) => test.call(api.auth.updateUser, password, { as })],
  [
    'is signed out by another device',
    (_, as) => test.call(api.accountSecurity.deleteOtherDevices, {}, { as }),
  ],
  [
    'is signed out by the staff',
    async (as) => test.call(api.users.signOut, await personOf(as), { as: owner }),
  ],
  [
    'is blocked',
    async (as) =>
      test.call(api.users.block, { ...(await personOf(as)), reason: 'spam' }, { as: owner }),
  ],
])(
  'end at once on every server when somebody %s',
  async (what, shutOut) => {
    const name = `who-${what.replaceAll(' ', '-')}`.slice(0, 30)
    const as = await test.member(name)
    const elsewhere = await logIn(name)
    const followed = await Promise.all([
      open(test.app, api.works.follow, as),
      open(beside.app, api.works.follow, as),
    ])
    const answer = await open(test.app, api.chat.process, as, { prompt: 'Hello' })
    const asked = await test.engine.next()
    asked.emit({ type: 'text-delta', text: 'Before' })
    await shutOut(as, elsewhere)
    const sent = await Promise.all([...followed, answer].map(({ ended }) => ended))
    expect(sent.map((text) => text.split('"type":"ready"').length - 1)).toEqual([1, 1, 0])
    expect(sent[2]).toContain('Before')
    asked.finish()
  },
  30_000,
)

it('stay while somebody else is shut out, or the same person on another device', async () => {
  const as = await test.member('stays')
  const elsewhere = await logIn('stays')
  const answer = await open(test.app, api.chat.process, as, { prompt: 'Hello' })
  const asked = await test.engine.next()
  await test.call(api.auth.logout, {}, { as: elsewhere })
  await test.call(api.auth.logout, {}, { as: await test.member('other') })
  asked.emit({ type: 'text-delta', text: 'To the end' })
  asked.finish()
  expect(await answer.ended).toMatch(/To the end[\s\S]*"finish"/)
})

it.each([api.works.follow, api.chat.run])('are not begun by a HEAD: $path', async (endpoint) => {
  const as = test.guest()
  const begun = test.events(api.chat.process, { prompt: 'Hello' }, { as })
  const asked = await test.engine.next()
  const { rows } = await test.call(api.chat.runs, {}, { as })
  const { port } = test.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api${endpoint.path}?entryId=${rows[0]?.entryId}`
  const reply = await fetch(url, { method: 'HEAD', headers: { authorization: as } })
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
    '',
  ])
  asked.finish()
  await begun
})
