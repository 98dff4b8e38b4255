// Thousands of generated requests to all calls of the contract, by everybody, and what was wrong with the replies.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import type { TestApp } from '../test-app.ts'
import { faultsOf, type PlainReply } from './check-reply.ts'
import { createDice, type Dice } from './dice.ts'
import { type HostileRequest, makeRequest } from './hostile-request.ts'
import { openTarget, type Target } from './target.ts'

export type Finding = {
  /** What is wrong, alike for requests that meet the same fault. */
  fault: string
  name: string
  by: string
  request: HostileRequest
  reply: PlainReply | null
}

export type AttackReport = {
  requests: number
  findings: Finding[]
  /** How often each call answered with each status. */
  statuses: Map<string, Map<number, number>>
}

type Named = readonly [name: string, endpoint: Endpoint]

const calls: readonly Named[] = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]): Named => [`${feature}.${name}`, endpoint]),
)

/** Longest that anything may take, on a machine that does much besides. */
const patienceMs = 20_000
/** How long a stream is listened to. */
const listeningMs = 150
const lanes = 3
const betweenRestoresCount = 400
const knownOfEach = 60

/** Attacks a server; the same seed makes the same choices, up to the ids that the server draws itself. */
export async function attack(
  test: TestApp,
  {
    seed,
    count,
    onProgress,
    onFinding,
  }: {
    seed: number
    count: number
    onProgress?(done: number, findings: number): void
    onFinding?(finding: Finding): void
  },
): Promise<AttackReport> {
  const target = await openTarget(test)
  const dice = createDice(seed)
  const known = new Map<string, unknown[]>()
  const report: AttackReport = { requests: 0, findings: [], statuses: new Map() }
  const find = (finding: Finding) => {
    report.findings.push(finding)
    onFinding?.(finding)
  }
  for (let from = 0; from < count; from += betweenRestoresCount) {
    const end = Math.min(count, from + betweenRestoresCount)
    let at = from
    const lane = async () => {
      while (at < end) {
        const number = at
        at += 1
        await attackOnce(number, { target, dice, known, report, find })
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await target.restore()
    onProgress?.(end, report.findings.length)
  }
  return report
}

type Attack = {
  target: Target
  dice: Dice
  known: Map<string, unknown[]>
  report: AttackReport
  find(finding: Finding): void
}

async function attackOnce(number: number, { target, dice, known, report, find }: Attack) {
  // In turn, so that each call has its share however few the requests are.
  const [name, endpoint] = calls[number % calls.length] as Named
  const { kind: by, authorization, host } = dice.pick(mayCall(endpoint, target, dice))
  const request = makeRequest(endpoint, { dice, known, authorization, host, count: number })
  const sent = await send(target.test, endpoint, request)
  report.requests += 1
  if ('fault' in sent) {
    find({ fault: sent.fault, name, by, request, reply: null })
    return
  }
  const { reply } = sent
  const seen = report.statuses.get(name) ?? new Map<number, number>()
  report.statuses.set(name, seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1))
  for (const fault of faultsOf(endpoint, reply, target.secrets))
    find({ fault, name, by, request, reply })
  if (
    reply.status === 200 &&
    endpoint.replies === 'json' &&
    faultsOf(endpoint, reply, []).length === 0
  )
    learn(known, reply.body)
}

/** Mostly those for whom the call is: everybody else is stopped at the door. */
function mayCall({ access }: Endpoint, { attackers }: Target, dice: Dice) {
  if (access !== 'operator' || dice.happens(0.15)) return attackers
  return attackers.filter(({ kind }) => /operator|owner|support/.test(kind))
}

async function send(
  { app }: TestApp,
  endpoint: Endpoint,
  request: HostileRequest,
): Promise<{ reply: PlainReply } | { fault: string }> {
  const leaving = new AbortController()
  const patience = setTimeout(() => leaving.abort(), patienceMs)
  try {
    const answered = await app.inject({
      ...request,
      payloadAsStream: true,
      signal: leaving.signal,
    })
    const isLong = endpoint.replies === 'events' && answered.statusCode === 200
    const listening = isLong ? setTimeout(() => leaving.abort(), listeningMs) : undefined
    const chunks: Buffer[] = []
    try {
      for await (const chunk of answered.stream()) chunks.push(Buffer.from(chunk))
    } catch (error) {
      if (!isLong) throw error
    }
    clearTimeout(listening)
    const body = unpack(Buffer.concat(chunks), answered.headers['content-encoding']).toString()
    return { reply: { status: answered.statusCode, headers: answered.headers, body } }
  } catch (error) {
    const isLate = leaving.signal.aborted
    return { fault: isLate ? 'was not answered in time' : `broke off: ${String(error)}` }
  } finally {
    clearTimeout(patience)
  }
}

function unpack(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Keeps the ids, keys and tickets of a reply for later requests. */
function learn(known: Map<string, unknown[]>, body: string): void {
  const visit = (value: unknown, key: string, depth: number): void => {
    if (depth > 6 || value === null) return
    if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value).slice(0, 40))
        visit(inner, Array.isArray(value) ? key : name, depth + 1)
      return
    }
    if (typeof value === 'string' ? value.length > 200 : !/id$/i.test(key)) return
    const values = known.get(key) ?? []
    if (values.length < knownOfEach) values.push(value)
    else values[JSON.stringify(value).length % knownOfEach] = value
    known.set(key, values)
  }
  visit(JSON.parse(body), '', 0)
}

/** A finding in words, with what it takes to see it again. */
export function describeFinding({ fault, name, by, request, reply }: Finding): string {
  const { method, url, headers, payload } = request
  const shorten = (text: string) => (text.length > 700 ? `${text.slice(0, 700)}…` : text)
  const body =
    payload instanceof Buffer ? `base64 ${payload.toString('base64')}` : String(payload ?? '')
  return [
    `${name} (${by}) ${fault}`,
    `  ${method} ${shorten(url)}`,
    `  ${shorten(JSON.stringify(headers))}`,
    `  ${shorten(JSON.stringify(body))}`,
    `  → ${reply ? `${reply.status} ${shorten(reply.body)}` : 'nothing'}`,
  ].join('\n')
}
