// A server that is killed at every state of works of every kind, and then at any moment: no work is lost, handed over twice or paid for
// nothing.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { workStates } from '@atelier/contract/work-terms'
import { beforeAll, expect, test } from 'vitest'
import { useServer } from '../testing/server-process.ts'
import { setSite } from '../testing/site-settings.ts'
import { soon } from '../testing/soon.ts'
import { ledgerCheck } from './ledger-check.ts'
import { useMakers } from './makers.ts'
import { again, balanceOf, type Person, register } from './people.ts'
import { askFor, granted, type Kind, kinds } from './requests.ts'

/** How often the server dies at any moment; FAULT_KILLS=50 for the whole run. */
const kills = Number(process.env.FAULT_KILLS ?? 4)

type Row = {
  id: number
  type: number
  status: number
  price: number
  files: { url: string; mime: string }[]
}

const makers = useMakers()
const server = useServer(() => ({ env: makers.env() }))

const begun = 100_000

beforeAll(async () => {
  await setSite(server, 'localhost', {
    signUpCredits: begun,
    worksAtOnce: 8,
    workDefaults: {
      midjourney: await anyModelOf('midjourney-proxy'),
      video: 'fal-ai/pika/v2.2',
      music: await anyModelOf('suno'),
      separation: 'fal-ai/demucs',
    },
  })
})

/** The upstream's name of a model that a stand-in makes things with. */
async function anyModelOf(engine: string): Promise<string> {
  const rows = await server.query(
    `select m.name from work_models m join connections c on c.id = m.connection_id
     where c.engine = $1 and m.listed order by m.position limit 1`,
    [engine],
  )
  return String(rows[0]?.name)
}

const pageSize = 100

async function works(person: Person): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page++) {
    const { data } = await person.insist('GET', '/chatLog/draw', { page, size: pageSize })
    all.push(...data.rows)
    if (data.rows.length < pageSize) return all
  }
}

/** How works stand, those that failed by the reason. */
async function standings(): Promise<string[]> {
  const rows = await server.query("select state, failure->>'code' as code from works")
  return rows.map(({ state, code }) => String(code ?? state)).sort()
}

/** How many works are noted as taken by their upstream. */
async function noted(): Promise<unknown> {
  const [row] = await server.query(
    "select count(*)::int as count from works where state = 2 and phase in ('asked', 'fetching')",
  )
  return row?.count
}

const lost = ['works.lost', 'works.lost', 'works.lost']

const areOver = async (person: Person) =>
  (await works(person)).every(({ status }) => status > workStates.running)

const kindOf = ({ type }: Row): Kind =>
  kinds.find((kind) => granted[kind].type === type) ?? expect.fail(`nobody asked for ${type}`)

async function restart(): Promise<void> {
  await server.kill()
  await server.start()
}

/** Everybody has what they paid for, and paid for nothing else. */
async function expectSettled(person: Person): Promise<Row[]> {
  const rows = await works(person)
  for (const row of rows) await expectPaidFor(row)
  const spent = rows.reduce((sum, { price }) => sum + price, 0)
  expect(await balanceOf(person)).toBe(begun - spent)
  expect(makers.handedOverTwice()).toEqual([])
  expect(await ledgerCheck(server)).toMatch(/ 0 open reservations\nThe ledger adds up\./)
  return rows
}

async function expectPaidFor(row: Row): Promise<void> {
  const { status, price, files } = row
  const told = `${kindOf(row)} ${status}`
  const { files: max, price: whole, mime } = granted[kindOf(row)]
  const { done, failed, stopped } = workStates
  expect([done, failed, stopped]).toContain(status)
  // What had come before a stop is kept, and paid for.
  if (status !== stopped) expect(files, told).toHaveLength(status === done ? max : 0)
  expect(price, told).toBe(files.length > 0 ? whole : 0)
  for (const { url } of files) {
    const file = await fetch(`${server.at('127.0.0.1')}${url}`)
    expect(file.headers.get('content-type'), told).toBe(mime)
    expect((await file.arrayBuffer()).byteLength, told).toBeGreaterThan(0)
  }
}

test('a death at any state of a work loses nothing and asks for nothing twice', async () => {
  const person = await register('ada', server.at('127.0.0.1'))
  makers.move('waiting')

  // While it is handed over, and the upstream has taken it.
  for (const [at, kind] of kinds.entries()) {
    makers.of(kind).meet('submit', 'silent')
    await askFor(kind, person, `a ${kind} that nobody hears of`)
    await soon(makers.taken).toBe(at + 1)
  }
  await restart()
  // A picture is found again there by its name; of the others nobody can be asked so.
  await soon(standings).toEqual(['2', ...lost])
  // While it waits and while it runs upstream, with others beside it.
  for (const kind of kinds) await askFor(kind, person, `one ${kind} among others`)
  await soon(makers.taken).toBe(2 * kinds.length)
  // A death between the upstream's taking it and the note of that is the one above.
  await soon(noted).toBe(1 + kinds.length)
  await restart()
  makers.move('running')
  await soon(standings).toEqual(['2', '2', '2', '2', '2', ...lost])
  await restart()

  // Once it is made, and while it is fetched.
  makers.move('done')
  for (let died = 0; died < 3; died++) {
    const asked = makers.asked()
    // All may have been made before it could die.
    await soon(async () => makers.asked() > asked || (await areOver(person))).toBe(true)
    await restart()
  }
  await soon(standings).toEqual(['3', '3', '3', '3', '3', ...lost])
  const rows = await expectSettled(person)
  const made = rows.filter(({ status }) => status === workStates.done).map(kindOf)
  expect(made.sort()).toEqual(['clip', 'picture', 'picture', 'song', 'stems'])
  expect(makers.taken()).toBe(2 * kinds.length)
}, 180_000)

test(
  `${kills} deaths at any moment`,
  async () => {
    const person = await register('ben', server.at('127.0.0.1'))
    makers.move('done')
    const over = new AbortController()
    let asked = 0
    const asking = again(over.signal, async () => {
      const kind = kinds[++asked % kinds.length] ?? 'picture'
      await askFor(kind, person, `wish ${asked}`)
      await sleep(randomInt(20, 300))
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
    await expect.poll(() => areOver(person), { timeout: 90_000, interval: 200 }).toBe(true)
    await expectSettled(person)
  },
  120_000 + kills * 10_000,
)
