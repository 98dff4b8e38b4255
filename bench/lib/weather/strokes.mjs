// What the weather does to an installation, each stroke by its name. One resolves when it is over, whatever comes of it afterwards.
import { sleep } from '../stats.mjs'

const hourMs = 3_600_000
/** Hours and years, there and back. */
const leaps = [hourMs, -hourMs, 365 * 24 * hourMs, -365 * 24 * hourMs]

/** What a server may take for its end beyond the grace of its answers. */
const endMs = 6000

/**
 * `wrong` gathers what strokes find themselves: a server that does not end in order. `endedInOrder` gathers from when to when which server
 * ended in order, for streams that broke there, and `databaseWents` when the database was taken away.
 */
export function createStrokes({
  installation,
  storage,
  upstream,
  query,
  setDatabaseClock,
  random,
}) {
  const { servers } = installation
  const every = [...servers.web, ...servers.worker]
  const found = { wrong: [], endedInOrder: [], databaseWents: [] }
  const kill = async (server) => {
    await server.end('SIGKILL')
    await sleep(random.between(200, 4000))
    await server.start()
  }
  const endInOrder = async (server) => {
    const from = Date.now()
    const code = await server.end('SIGTERM')
    const until = Date.now()
    const isLate = until - from > installation.stopGraceMs + endMs
    if (code !== 0 || isLate)
      found.wrong.push(`${server.name} ended with ${code} after ${until - from} ms`)
    found.endedInOrder.push({ base: server.base, from, until })
    await server.start()
  }
  const whileSet = async (set) => {
    await set(random.pick(leaps))
    await sleep(random.between(10_000, 40_000))
    await set(0)
    await sleep(random.between(2000, 8000))
  }
  /** Throws nothing: the database is away for a moment. */
  const retry = async (sql) => {
    for (let tries = 0; tries < 100; tries++) {
      try {
        return await query(sql)
      } catch {
        await sleep(200)
      }
    }
    throw new Error(`the database took no ${sql}`)
  }
  const strokes = {
    'kill -9 of a server for people': () => kill(random.pick(servers.web)),
    'kill -9 of a server for works': () => kill(random.pick(servers.worker)),
    'a server replaced in order': () => endInOrder(random.pick(every)),
    async 'all servers end in order, one after the other'() {
      for (const server of every) await endInOrder(server)
    },
    async 'kill -9 of the database'() {
      found.databaseWents.push(Date.now())
      installation.killDatabase()
    },
    async 'a database that fails over'() {
      // The old one is told to take no more writes, then cuts everybody off; the new one comes up at the same address.
      await retry('alter system set default_transaction_read_only = on')
      await retry('select pg_reload_conf()')
      await sleep(random.between(1000, 6000))
      found.databaseWents.push(Date.now())
      installation.endDatabase()
      await sleep(1000)
      await retry('alter system reset default_transaction_read_only')
      await retry('select pg_reload_conf()')
      found.databaseWents.push(Date.now())
    },
    async 'the clock of one server is set'() {
      const server = random.pick(every)
      await whileSet((ms) => server.setClock(ms))
    },
    async 'the clock of the database is set'() {
      await whileSet((ms) => retry(setDatabaseClock(ms)))
    },
    async 'all clocks are set'() {
      await whileSet(async (ms) => {
        for (const server of every) server.setClock(ms)
        await retry(setDatabaseClock(ms))
      })
    },
    async 'storage that answers nobody'() {
      storage.set(random.pick(['fault', 'silent', 'cut']))
      await sleep(random.between(2000, 9000))
      storage.set('open')
    },
    async 'all lines to the upstream cut'() {
      upstream.cut()
    },
  }
  return { strokes, found }
}

/** Streams that broke at a server while it ended in order, though nothing else hindered it. */
export function brokenInOrder(people, { endedInOrder, databaseWents }) {
  const broken = []
  for (const { name, noted } of people)
    for (const { base, at } of noted.broken) {
      const end = endedInOrder.find(
        (each) => each.base === base && at >= each.from && at <= each.until,
      )
      if (end && !databaseWents.some((went) => Math.abs(went - at) < 30_000))
        broken.push(`${name}: a stream broke while ${base} ended in order`)
    }
  return broken
}
