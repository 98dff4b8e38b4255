// A server that is killed again and again, at any moment, under people who spend, buy and get their money back: afterwards every credit is
// where it belongs.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type StripeServer,
  startStripeServer,
} from '../../../server/src/features/money/payments/gateways/testing/stripe-server.ts'
import { useServer } from '../testing/server-process.ts'
import { setSite } from '../testing/site-settings.ts'
import { soon } from '../testing/soon.ts'
import { useUpstream } from '../testing/use-upstream.ts'
import { ledgerCheck } from './ledger-check.ts'
import {
  balanceOf,
  claimOperator,
  keepAsking,
  keepBuying,
  keepRefunding,
  type Person,
  register,
  sumOfReceipts,
} from './people.ts'

/** How often the server dies; FAULT_KILLS=50 for the whole run. */
const kills = Number(process.env.FAULT_KILLS ?? 6)

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer()
  // An address of its own finds the site for hosts that match none.
  stripe.webhookUrl = `${server.at('127.0.0.1')}/api/pay/notify/stripe`
  await setSite(server, 'localhost', { pay: 1, payStripe: stripe.settings })
})
afterAll(() => stripe?.close())

async function kill(): Promise<void> {
  for (let died = 0; died < kills; died++) {
    await sleep(randomInt(100, 1500))
    await server.kill()
    await server.start()
  }
}

const idle = async (person: Person) => {
  const { data } = await person.insist('GET', '/chatgpt/runs')
  return (data.rows as { endedAt: string | null }[]).every(({ endedAt }) => endedAt !== null)
}

/** Nobody is charged but for what their receipts say. */
async function expectCharged(person: Person, begun: number): Promise<void> {
  await soon(() => idle(person)).toBe(true)
  const { sum, answers } = await sumOfReceipts(person)
  expect(answers).toBeGreaterThan(0)
  expect(sum).toBeGreaterThan(0)
  expect(await balanceOf(person)).toBe(begun - sum)
}

/** Whoever paid has what they paid for, or their money. What they were given is for the check of the ledger. */
async function expectServed(buyer: Person, orderNos: readonly string[]): Promise<string[]> {
  const states: string[] = []
  for (const id of orderNos) {
    const state = async () => (await buyer.insist('GET', '/pay/order', { id })).data.state
    // What waits for its turn is asked about again every half a minute.
    await expect.poll(state, { timeout: 100_000, interval: 500 }).toMatch(/^(paid|refunded)$/)
    states.push(await state())
    const { times, amountMinor, refundedMinor } = stripe.taken(id)
    expect(times).toBe(1)
    expect(refundedMinor).toBe(states.at(-1) === 'refunded' ? amountMinor : 0)
  }
  return states
}

test(
  `${kills} deaths at any moment lose no credit and make none`,
  async () => {
    const address = server.at('127.0.0.1')
    const operator = await claimOperator(server.said, address)
    const askers: Person[] = []
    for (const name of ['ada', 'ben', 'cem']) askers.push(await register(name, address))
    const begun = await Promise.all(askers.map(balanceOf))
    const buyer = await register('dora', address)
    const { data: packages } = await operator.insist('GET', '/pay/allPackages')
    const packageId = (packages as { id: number; isOnce: boolean }[]).find(
      (each) => !each.isOnce,
    )?.id

    const over = new AbortController()
    const { signal } = over
    const paid: string[] = []
    const pay = async (orderNo: string) => {
      if (await stripe.pay(orderNo)) paid.push(orderNo)
    }
    const work = [
      ...askers.map((person) => keepAsking(person, signal)),
      keepBuying(buyer, { packageId: packageId ?? 0, pay, signal }),
      keepRefunding(operator, { listPaid: () => paid, signal }),
    ]
    await kill()
    // On a slow machine that may have taken all the time there was.
    await soon(() => paid.length).toBeGreaterThan(1)
    await soon(() => paid.some((id) => stripe.taken(id).refundedMinor > 0)).toBe(true)
    over.abort()
    await Promise.all(work)

    for (const [at, person] of askers.entries()) await expectCharged(person, begun[at] ?? 0)
    const states = await expectServed(buyer, paid)
    expect(new Set(states)).toEqual(new Set(['paid', 'refunded']))
    expect(await ledgerCheck(server)).toMatch(/ 0 open reservations\nThe ledger adds up\./)
  },
  240_000 + kills * 10_000,
)
