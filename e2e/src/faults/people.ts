// People who use the product without end while its server dies again and again: each does one thing over and over, and notes what it is
// sure of. A connection that breaks is nothing to any of them.

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { soon } from '../testing/soon.ts'

// biome-ignore lint/suspicious/noExplicitAny: reads whatever the server answers, as any client without our types
export type Data = any
export type Reply = { status: number; message: string; data: Data }

export type Person = {
  name: string
  authorization: string
  /** Calls until the server has answered, however often it dies meanwhile. */
  insist(method: 'GET' | 'POST', path: string, input?: object): Promise<Reply>
  /** Calls once; undefined when no whole answer came. */
  attempt(method: 'GET' | 'POST', path: string, input?: object): Promise<Reply | undefined>
}

/** Somebody who calls a server at an address, first under no name. */
export function createPerson(name: string, address: string): Person {
  const person: Person = {
    name,
    authorization: '',
    async attempt(method, path, input = {}) {
      const query =
        method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      try {
        const reply = await fetch(`${address}/api${path}${query}`, {
          method,
          headers: {
            ...(input instanceof FormData ? {} : { 'content-type': 'application/json' }),
            ...(person.authorization ? { authorization: person.authorization } : {}),
          },
          ...(method === 'POST'
            ? { body: input instanceof FormData ? input : JSON.stringify(input) }
            : {}),
        })
        const text = await reply.text()
        if (reply.headers.get('content-type')?.includes('ndjson'))
          return { status: reply.status, message: '', data: text }
        const { message, data } = JSON.parse(text) as Reply
        return { status: reply.status, message, data }
      } catch {
        return undefined
      }
    },
    async insist(method, path, input) {
      for (;;) {
        const reply = await person.attempt(method, path, input)
        // 503 is a server on its way out, or a database on its way back.
        if (reply && reply.status !== 503) return reply
        await sleep(50)
      }
    },
  }
  return person
}

/** Registers somebody new; the reward for it is what they begin with. */
export async function register(name: string, address: string): Promise<Person> {
  const person = createPerson(name, address)
  const password = 'correct horse'
  const reply = await person.insist('POST', '/auth/register', { username: name, password })
  person.authorization = `Bearer ${reply.data.token}`
  return person
}

export const balanceOf = async (person: Person): Promise<number> =>
  (await person.insist('GET', '/auth/getInfo')).data.userBalance.balance

/** Does something again and again until the signal falls; breathes when the server is away. */
export async function again(signal: AbortSignal, task: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await task()
    await sleep(randomInt(5, 40))
  }
}

/** Asks for answers of all lengths, stops some of them, and goes on with some that broke off. */
export async function keepAsking(person: Person, signal: AbortSignal): Promise<void> {
  await again(signal, async () => {
    const tokens = randomInt(1, 120)
    await person.attempt('POST', '/chatgpt/chat-process', {
      prompt: `Tell me. [[upstream tokens=${tokens} rate=${randomInt(60, 400)}]]`,
    })
  })
}

/** What the receipts of all of somebody's answers come to, once none is being written. */
export async function sumOfReceipts(person: Person): Promise<{ sum: number; answers: number }> {
  const { data: groups } = await person.insist('GET', '/group/query')
  let sum = 0
  let answers = 0
  for (const group of groups as { id: number }[]) {
    const input = { groupId: group.id, size: 1000 }
    const { data } = await person.insist('GET', '/chatlog/chatList', input)
    for (const row of data.rows as { role: string; state: string; price: number }[]) {
      if (row.role !== 'assistant') continue
      if (row.state === 'running') throw new Error('an answer is still being written')
      answers += 1
      sum += row.price
    }
  }
  return { sum, answers }
}

/** Buys again and again, by `pay` at the vendor; looks at the order then, as a page that waits does. */
export async function keepBuying(
  person: Person,
  {
    packageId,
    pay,
    signal,
  }: { packageId: number; pay: (orderNo: string) => Promise<unknown>; signal: AbortSignal },
): Promise<void> {
  await again(signal, async () => {
    const order = await person.insist('POST', '/pay/order', {
      packageId,
      way: 'stripe',
      idempotencyKey: randomUUID(),
    })
    if (order.status !== 200) return
    await pay(order.data.id)
    await person.attempt('GET', '/pay/order', { id: order.data.id })
  })
}

/** The first operator of a server, by the link that its start has told. */
export async function claimOperator(said: () => string, address: string): Promise<Person> {
  const operator = createPerson('boss', address)
  const link = /admin\?token=([\w-]+)/
  // It answers a moment before it tells the link.
  await soon(said).toMatch(link)
  const token = link.exec(said())?.[1]
  const login = { token, username: 'boss', password: 'correct horse' }
  const reply = await operator.insist('POST', '/auth/claimOperator', login)
  operator.authorization = `Bearer ${reply.data.token}`
  return operator
}

/** Asks for the money of every second paid order back, until the signal falls; of one that is not paid yet, as far as the server knows, later. */
export async function keepRefunding(
  operator: Person,
  { listPaid, signal }: { listPaid: () => readonly string[]; signal: AbortSignal },
): Promise<void> {
  const taken = new Set<string>()
  await again(signal, async () => {
    for (const [at, orderId] of listPaid().entries()) {
      if (signal.aborted) return
      if (at % 2 > 0 || taken.has(orderId)) continue
      const asked = { orderId, reason: 'a change of mind' }
      const reply = await operator.attempt('POST', '/pay/refund', asked)
      if (reply?.status === 200) taken.add(orderId)
    }
  })
}
