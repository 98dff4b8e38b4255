// Two servers for people and two for works over one database: what begins on one goes on, and is stopped, from the other.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type S3Server, startS3Server } from '../../server/src/testing/s3-server.ts'
import { test, type Visit } from './testing/browser.ts'
import { chatOn, english, expectUnbroken, numbersIn, openGroup } from './testing/chat-page.ts'
import { type FlakyNetwork, startFlakyNetwork } from './testing/flaky-network.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()

let storage: S3Server
let web: [ServerProcess, ServerProcess]
let workers: ServerProcess[]
/** Stands before both servers, and leads to one of them. */
let proxy: FlakyNetwork
beforeAll(async () => {
  storage = await startS3Server()
  const env = {
    ...storage.env,
    // The database of the tests has forty for all.
    DATABASE_CONNECTIONS: '4',
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
  await storage?.close()
})

const connectionLost =
  /net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/

/** What a server is called among those that share a database. */
const nameOf = async ({ dataDir }: ServerProcess) =>
  (await readFile(join(dataDir, 'instance-id'), 'utf8')).trim()

const address = () => `http://${english}:${proxy.port}`

/** A chat on the first server, in which an answer has counted that far. */
async function countOnFirst(visit: Visit, prompt: string, upTo: number) {
  proxy.leadTo(web[0].port)
  const chat = chatOn(await visit(`${address()}/Chat`))
  await chat.send(prompt)
  await soon(() => numbersIn(chat.lastAnswer)).toContain(upTo)
  return chat
}

describe('an answer', () => {
  test('is followed from the other server, on another device and through a switch of the proxy', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(connectionLost)
    const chat = await countOnFirst(
      visit,
      'Count. [[upstream tokens=300 rate=15 kind=numbered]]',
      20,
    )
    const group = await openGroup(chat.page)

    proxy.leadTo(web[1].port)
    const heard = (await numbersIn(chat.lastAnswer)).length
    await soon(async () => (await numbersIn(chat.lastAnswer)).length).toBeGreaterThan(heard + 20)
    expectUnbroken(await numbersIn(chat.lastAnswer))

    const tab = await chat.page.context().newPage()
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
    const chat = await countOnFirst(
      visit,
      'Count on. [[upstream tokens=4000 rate=20 kind=numbered]]',
      10,
    )
    proxy.leadTo(web[1].port)
    const heard = (await numbersIn(chat.lastAnswer)).length
    await soon(async () => (await numbersIn(chat.lastAnswer)).length).toBeGreaterThan(heard)
    const before = upstream.aborted()
    await chat.stop.click()
    await chat.untilAnswered()
    await soon(() => upstream.aborted()).toBe(before + 1)
    await chat.page.reload()
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
    const chat = await countOnFirst(
      visit,
      'Count to the end. [[upstream tokens=200 rate=20 kind=numbered]]',
      10,
    )
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

describe('a work', () => {
  test('asked for on one server is made by a worker, and seen on the other', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(connectionLost)
    proxy.leadTo(web[0].port)
    const page = await visit(`${address()}/draw`)
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a cup of tea')
    await page.getByRole('button', { name: /^Draw · / }).click()
    await page.getByRole('article').getByRole('progressbar').waitFor()
    proxy.leadTo(web[1].port)
    await page.getByRole('link', { name: 'Open: a cup of tea' }).waitFor()
    const picture = page.getByRole('article').getByRole('img').first()
    await soon(() =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    expect(
      storage.requests.some(({ method, path }) => method === 'PUT' && /works/.test(path)),
    ).toBe(true)
  })

  test('of a worker that is killed is made by the other one', async ({ visit, expectErrors }) => {
    expectErrors(connectionLost)
    proxy.leadTo(web[1].port)
    const page = await visit(`${address()}/draw`, { as: 'another' })
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a castle in the snow at night')
    await page.getByRole('button', { name: /^Draw · / }).click()
    const holder = async () => {
      const [row] = await web[0].query(
        `select worker_id from works where state = 2 order by id desc limit 1`,
      )
      return String(row?.worker_id ?? '')
    }
    await soon(holder).not.toBe('')
    const held = await holder()
    const names = await Promise.all(workers.map(nameOf))
    const killed = workers[names.findIndex((name) => held.startsWith(name))]
    await killed?.kill()
    // So long nobody takes a silent server for dead; here it is not waited for.
    await web[0].query(`update works set lease_until = now() where state = 2`)
    await page.getByRole('link', { name: /^Open: a castle/ }).waitFor()
    await killed?.start()
    expect(killed).toBeDefined()
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
