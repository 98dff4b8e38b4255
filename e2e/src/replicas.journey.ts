// Two servers for people and two for works over one database: what begins on one goes on, and is stopped, from the other.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, expectUnbroken, numbersIn, openGroup } from './testing/chat-page.ts'
import { type FlakyNetwork, startFlakyNetwork } from './testing/flaky-network.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()

let web: [ServerProcess, ServerProcess]
let workers: ServerProcess[]
/** Stands before both servers, and leads to one of them. */
let proxy: FlakyNetwork
beforeAll(async () => {
  const env = {
    SECRET_KEY: 'the same for all servers of an installation',
    // What one server changes has to be told to the others: they do not look again by themselves.
    SITES_KEPT_MS: '60000',
    ...upstream.env(),
  }
  const first = await startServer({ env: { ...env, ROLE: 'web', STOP_GRACE_S: '60' } })
  const start = (ROLE: string) => startServer({ env: { ...env, ROLE }, beside: first })
  web = [first, await start('web')]
  workers = [await start('worker'), await start('worker')]
  proxy = await startFlakyNetwork(first.port)
})
afterAll(async () => {
  await proxy?.close()
  for (const server of [...(workers ?? []), ...(web ?? []).toReversed()]) await server.remove()
})

const connectionLost =
  /net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/

const address = () => `http://${english}:${proxy.port}`

describe('an answer', () => {
  test('is followed from the other server, on another device and through a switch of the proxy', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(connectionLost)
    proxy.leadTo(web[0].port)
    const page = await visit(`${address()}/Chat`)
    const chat = chatOn(page)
    await chat.send('Count. [[upstream tokens=300 rate=15 kind=numbered]]')
    await soon(() => numbersIn(chat.lastAnswer)).toContain(20)
    const group = await openGroup(page)

    proxy.leadTo(web[1].port)
    const heard = (await numbersIn(chat.lastAnswer)).length
    await soon(async () => (await numbersIn(chat.lastAnswer)).length).toBeGreaterThan(heard + 20)
    expectUnbroken(await numbersIn(chat.lastAnswer))

    const tab = await page.context().newPage()
    await tab.goto(`${address()}/Chat?group=${group}`)
    const second = chatOn(tab)
    await soon(async () => (await numbersIn(second.lastAnswer)).length).toBeGreaterThan(heard)
    await chat.untilAnswered()
    await second.untilAnswered()
    expectUnbroken(await numbersIn(chat.lastAnswer), 300)
    expectUnbroken(await numbersIn(second.lastAnswer), 300)
    expect(upstream.chats()).toHaveLength(1)
  })

  test('is stopped from the other server', async ({ visit, expectErrors }) => {
    expectErrors(connectionLost)
    proxy.leadTo(web[0].port)
    const page = await visit(`${address()}/Chat`)
    const chat = chatOn(page)
    await chat.send('Count on. [[upstream tokens=4000 rate=20 kind=numbered]]')
    await soon(() => numbersIn(chat.lastAnswer)).toContain(10)
    proxy.leadTo(web[1].port)
    const heard = (await numbersIn(chat.lastAnswer)).length
    await soon(async () => (await numbersIn(chat.lastAnswer)).length).toBeGreaterThan(heard)
    const before = upstream.aborted()
    await chat.stop.click()
    await chat.untilAnswered()
    await soon(() => upstream.aborted()).toBe(before + 1)
    await page.reload()
    await chat.lastAnswer.waitFor()
    const kept = await numbersIn(chat.lastAnswer)
    expectUnbroken(kept)
    expect(kept.length).toBeGreaterThan(heard)
    expect(kept.length).toBeLessThan(4000)
  })

  test('comes to its end on a server that is being replaced, followed from the other one', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(connectionLost)
    proxy.leadTo(web[0].port)
    const page = await visit(`${address()}/Chat`)
    const chat = chatOn(page)
    await chat.send('Count to the end. [[upstream tokens=200 rate=20 kind=numbered]]')
    await soon(() => numbersIn(chat.lastAnswer)).toContain(10)
    const stopped = web[0].stop()
    // It takes no more, and says so to its proxy.
    await soon(async () => (await fetch(`${web[0].at()}/readyz`)).status).toBe(503)
    proxy.leadTo(web[1].port)
    await chat.untilAnswered()
    expectUnbroken(await numbersIn(chat.lastAnswer), 200)
    await stopped
    await web[0].start()
    expect((await fetch(`${web[0].at()}/readyz`)).status).toBe(200)
  })
})

describe('what an operator changes', () => {
  test('reaches every server by their own word to each other', async () => {
    const call = async (server: ServerProcess, path: string, body?: object, token = '') => {
      const reply = await fetch(`${server.at()}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return ((await reply.json()) as { data: Record<string, unknown> }).data
    }
    const who = { username: 'the-operator', password: 'correct horse' }
    const token = String((await call(web[0], '/auth/register', who)).token)
    await web[0].query(`update accounts set staff_role = 'owner' where username = $1`, [
      who.username,
    ])
    const nameOn = async (server: ServerProcess) =>
      (await call(server, '/config/queryFronet')).siteName
    for (const server of web) expect(await nameOn(server)).toBe('Atelier')
    const { seen } = await call(web[0], '/admin/sites/settings', undefined, token)
    await call(web[0], '/admin/sites/saveSettings', { seen, values: { siteName: 'Both' } }, token)
    for (const server of web) await soon(() => nameOn(server)).toBe('Both')
  })
})
