// What people make at an installation of any version, through its own calls, with everything that was confirmed to them.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { smallSong } from '../../../server/src/testing/media.ts'
import { withDatabase } from '../embedded-database.mjs'
import { sleep } from '../stats.mjs'
import { createPerson } from '../weather/person.mjs'
import { seeded } from '../weather/seeded.mjs'
import { makeFurtherThings } from './further-things.mjs'

export const password = 'correct horse'

/** How often each action is done by each person. */
const often = { chat: 4, rename: 1, upload: 2, work: 3, prompt: 2 }

/** Works of the stand-in take a third of a second each. */
const longestWorksMs = 60_000

async function say(base, path, { authorization = '', body } = {}) {
  const reply = await fetch(`${base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await reply.json()
  if (!answer.success) throw new Error(`${path}: ${reply.status} ${answer.error}`)
  return answer.data
}

export const logIn = async (base, username) =>
  `Bearer ${(await say(base, '/auth/login', { body: { username, password } })).token}`

/** What somebody has, as the server sends it. */
export const balanceOf = async (base, authorization) =>
  (await say(base, '/auth/getInfo', { authorization })).userBalance

/** What operators write by hand, as the handbook of every version says; the server seals what is secret as soon as it sees it. */
async function configure(dataDir, stripe) {
  const settings = {
    payStripe: stripe.settings,
    signUpCredits: 100_000,
    signUpGiftsPerNetwork: 1000,
  }
  await withDatabase(dataDir, async (client) => {
    for (const [key, value] of Object.entries(settings))
      await client.query(
        `insert into site_settings (site_id, key, value) select id, $1, $2::jsonb from sites
         on conflict (site_id, key) do update set value = excluded.value`,
        [key, JSON.stringify(value)],
      )
  })
}

async function order(base, authorization, { key, stripe, isPaid }) {
  const offered = await say(base, '/autoreply/queryPrice', { authorization })
  const [chosen] = offered.rows ?? offered.packages ?? offered
  const placed = await say(base, '/pay/order', {
    authorization,
    body: { packageId: chosen.id, way: 'stripe', idempotencyKey: key },
  })
  if (isPaid) await stripe.pay(placed.id)
  for (let tries = 0; isPaid && tries < 100; tries++) {
    const { state } = await say(base, `/pay/order?id=${placed.id}`, { authorization })
    if (state === 'paid') break
    await sleep(100)
  }
  return placed.id
}

async function redeem(base, operator, authorization) {
  const batch = await say(base, '/codes/createBatch', {
    authorization: operator,
    body: { kind: 'ordinary', count: 3, name: 'upgrade', credits: 70 },
  })
  const { rows } = await say(base, `/codes/list?batchId=${batch.id}`, { authorization: operator })
  const [first] = rows
  await say(base, '/balance/redeem', { authorization, body: { code: first.code } })
  return rows.map(({ code }) => code)
}

/**
 * Makes people, and lets them make one of each kind. Resolves with what was confirmed: people as the weather knows them, orders, codes,
 * balances, and what the version refused.
 */
export async function makeFixture(server, { dataDir, logFile, stripe, seed, people: count }) {
  const { base } = server
  await configure(dataDir, stripe)
  stripe.webhookUrl = `${base}/api/pay/notify/stripe`
  // Settings are kept for a moment.
  await sleep(5500)
  const [, token] = /\?token=([\w-]+)/.exec(readFileSync(logFile, 'utf8')) ?? []
  const claimed = await say(base, '/auth/claimOperator', {
    body: { token, username: 'operator', password },
  })
  const operator = `Bearer ${claimed.token}`
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#c05020' },
  })
    .png()
    .toBuffer()
  const song = await smallSong('wav', 0.2)
  let neighbour
  const people = []
  const refused = new Set()
  const orders = []
  let codes = []
  for (let at = 0; at < count; at++) {
    const name = `person-${at + 1}`
    const person = createPerson({
      name,
      servers: [server],
      random: seeded(seed * 1000 + at),
      picture,
    })
    await person.begin()
    const authorization = await logIn(base, name)
    people.push({ person, authorization })
    for (const [action, times] of Object.entries(often))
      for (let n = 0; n < times; n++) await person.actions[action]()
    const [groupId] = person.noted.groups.keys()
    const { userInfo } = await say(base, '/auth/getInfo', { authorization })
    const about = {
      groupId,
      workIds: person.noted.works,
      neighbour: neighbour ?? userInfo.id,
      song,
    }
    neighbour ??= userInfo.id
    await settled(dataDir)
    for (const each of await makeFurtherThings(person, about)) refused.add(each)
    if (at === 0) codes = await redeem(base, operator, authorization)
    orders.push({
      id: await order(base, authorization, {
        key: `upgrade-${name}`,
        stripe,
        isPaid: at !== 1,
      }),
      authorization,
      isPaid: at !== 1,
    })
  }
  await settled(dataDir)
  for (const each of people) each.balance = await balanceOf(base, each.authorization)
  return { people, operator, orders, codes, refused: [...refused] }
}

/** Resolves when no work is under way any more. */
async function settled(dataDir) {
  const deadline = Date.now() + longestWorksMs
  for (;;) {
    const [{ count }] = await withDatabase(
      dataDir,
      async (client) =>
        (
          await client.query(
            `select (select count(*)::int from works where state <= 2) +
              (select count(*)::int from chat_runs where finished_at is null) as count`,
          )
        ).rows,
    )
    if (count === 0) return
    if (Date.now() > deadline) throw new Error(`${count} works and answers do not end`)
    await sleep(200)
  }
}

/** What is not there any more of what was confirmed, asked of the server that is there now. */
export async function verifyFixture(server, fixture, { verifyPerson }) {
  const lost = []
  const { base } = server
  for (const { person, authorization, balance } of fixture.people) {
    // The same number, wherever the version listens now.
    lost.push(...(await verifyPerson(person, base)))
    for (const [how, as] of [
      ['the token of before', authorization],
      ['the password', await logIn(base, person.name).catch(() => '')],
    ]) {
      const now = await balanceOf(base, as).catch((error) => error.message)
      for (const [purse, amount] of Object.entries(balance))
        if (now[purse] !== amount)
          lost.push(`${person.name}: ${purse} by ${how}: ${amount} became ${JSON.stringify(now)}`)
    }
  }
  // Whoever ran the installation still does.
  await logIn(base, 'operator')
    .then((authorization) => say(base, '/codes/batches', { authorization }))
    .catch((error) => lost.push(`the operator: ${error.message}`))
  for (const { id, authorization, isPaid } of fixture.orders) {
    const now = await say(base, `/pay/order?id=${id}`, { authorization }).catch((error) => ({
      state: error.message,
    }))
    if (now.state !== (isPaid ? 'paid' : 'waiting')) lost.push(`order ${id} is ${now.state}`)
  }
  const [, , free] = fixture.codes
  if (free) {
    const [, { authorization }] = fixture.people
    await say(base, '/balance/redeem', { authorization, body: { code: free } }).catch((error) =>
      lost.push(`a code of before: ${error.message}`),
    )
  }
  return lost
}
