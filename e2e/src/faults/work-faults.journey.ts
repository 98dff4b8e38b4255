// A server that is killed at every state of a work, and then at any moment: no work is lost, handed over twice or paid for nothing.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageStandIn } from '@atelier/engines/testing/image-stand-in'
import { startMidjourneyServer } from '@atelier/engines/testing/midjourney-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useServer } from '../testing/server-process.ts'
import { setSite } from '../testing/site-settings.ts'
import { soon } from '../testing/soon.ts'
import { ledgerCheck } from './ledger-check.ts'
import { again, balanceOf, type Person, register } from './people.ts'

/** How often the server dies at any moment; FAULT_KILLS=50 for the whole run. */
const kills = Number(process.env.FAULT_KILLS ?? 4)

type Row = { id: number; status: number; price: number; files: { url: string }[] }

let proxy: ImageStandIn
beforeAll(async () => {
  proxy = await startMidjourneyServer({ line: 'trueai' })
})
afterAll(() => proxy?.close())
const server = useServer(() => ({ env: { MIDJOURNEY_PROXY_URL: proxy.url } }))

const begun = 100_000

beforeAll(async () => {
  await setSite(server, 'localhost', {
    signUpCredits: begun,
    worksAtOnce: 3,
    workDefaults: { midjourney: await anyProxyModel() },
  })
})

/** The upstream's name of a model that the stand-in draws with. */
async function anyProxyModel(): Promise<string> {
  const rows = await server.query(
    `select m.name from work_models m join connections c on c.id = m.connection_id
     where c.engine = 'midjourney-proxy' and m.listed order by m.position limit 1`,
  )
  return String(rows[0]?.name)
}

const draw = (person: Person, prompt: string) =>
  person.attempt('POST', '/queue/addMjDrawQueue', { prompt })

const works = async (person: Person): Promise<Row[]> =>
  (await person.insist('GET', '/chatLog/draw', { size: 100 })).data.rows

const statuses = async (person: Person) => (await works(person)).map(({ status }) => status).sort()

/** Works that the upstream took more than once, by the name that each has for ever. */
function handedOverTwice(): string[] {
  const keys = proxy.submits.map(({ body }) => (body as { state: string }).state)
  return keys.filter((key, at) => keys.indexOf(key) < at)
}

async function restart(): Promise<void> {
  await server.kill()
  await server.start()
}

/** Everybody has what they paid for, and paid for nothing else. */
async function expectSettled(person: Person): Promise<void> {
  const rows = await works(person)
  for (const { status, price, files } of rows) {
    expect([3, 4, 5]).toContain(status)
    // What had come before a stop is kept, and paid for.
    if (status !== 5) expect(files).toHaveLength(status === 3 ? 1 : 0)
    expect(price).toBe(4 * files.length)
    const file = files[0] && (await fetch(`${server.at('127.0.0.1')}${files[0].url}`))
    if (file) expect(file.headers.get('content-type')).toBe('image/png')
  }
  const spent = rows.reduce((sum, { price }) => sum + price, 0)
  expect(await balanceOf(person)).toBe(begun - spent)
  expect(handedOverTwice()).toEqual([])
  expect(await ledgerCheck(server)).toMatch(/ 0 open reservations\nThe ledger adds up\./)
}

test('a death at any state of a work loses nothing and asks for nothing twice', async () => {
  const person = await register('ada', server.at('127.0.0.1'))
  proxy.move('waiting')

  // While it is handed over, and the upstream has taken it.
  proxy.meet('submit', 'silent')
  await draw(person, 'one')
  await soon(() => proxy.taken).toBe(1)
  await restart()
  // While it waits and while it runs upstream, with others behind it.
  for (const prompt of ['two', 'three', 'four']) await draw(person, prompt)
  await soon(() => proxy.taken).toBe(3)
  await restart()
  proxy.move('running')
  await soon(() => statuses(person)).toEqual([1, 2, 2, 2])
  await restart()

  // Once it is made, and while it is fetched.
  proxy.move('done')
  for (let died = 0; died < 3; died++) {
    const asked = proxy.requests.length
    await soon(() => proxy.requests.length).toBeGreaterThan(asked)
    await restart()
  }
  await soon(() => statuses(person)).toEqual([3, 3, 3, 3])
  await expectSettled(person)
}, 180_000)

test(
  `${kills} deaths at any moment`,
  async () => {
    const person = await register('ben', server.at('127.0.0.1'))
    proxy.move('done')
    const over = new AbortController()
    let asked = 0
    const asking = again(over.signal, async () => {
      await draw(person, `wish ${++asked}`)
      await sleep(randomInt(20, 200))
    })
    const stopping = again(over.signal, async () => {
      await sleep(randomInt(100, 400))
      const [latest] = (await person.attempt('GET', '/chatLog/draw', { size: 1 }))?.data?.rows ?? []
      if (latest) await person.attempt('POST', '/works/stop', { ids: [latest.id] })
    })
    for (let died = 0; died < kills; died++) {
      await sleep(randomInt(200, 1500))
      await restart()
    }
    over.abort()
    await Promise.all([asking, stopping])
    await expect
      .poll(async () => (await statuses(person)).every((status) => status > 2), {
        timeout: 90_000,
        interval: 200,
      })
      .toBe(true)
    await expectSettled(person)
  },
  120_000 + kills * 10_000,
)
