// One request of an attack: from an endpoint's own schema, sent by somebody, and often spoilt on its way.
import type { Endpoint } from '@atelier/contract/endpoint'
import type { InjectOptions } from 'fastify'
import type { Dice } from './dice.ts'
import { hostileKeys, hostileTexts, hostileValue } from './hostile-values.ts'
import { type KnownValues, sampleSchema } from './sample-schema.ts'

export type HostileRequest = Pick<InjectOptions, 'payload' | 'headers' | 'remoteAddress'> & {
  method: 'GET' | 'POST'
  url: string
}

/** A request to an endpoint. No two come from one network, so that none is refused for haste. */
export function makeRequest(
  endpoint: Endpoint,
  from: { dice: Dice; known: KnownValues; authorization: string; host: string; count: number },
): HostileRequest {
  const { dice, known, authorization, host, count } = from
  const sampled = sampleSchema(endpoint.input, { dice, known, key: '', depth: 0 })
  const input = dice.happens(0.55) ? sampled : spoil(sampled, dice)
  const headers = { host, ...(authorization ? { authorization } : {}), ...invalidHeaders(dice) }
  const request = {
    method: endpoint.method,
    remoteAddress: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
  }
  const path = `/api${endpoint.path}`
  if (endpoint.method === 'GET') return { ...request, headers, url: `${path}${query(input, dice)}` }
  const { type, body } = endpoint.body === 'multipart' ? form(dice) : json(input, dice)
  return {
    ...request,
    url: dice.happens(0.03) ? `${path}?__proto__=1&%zz` : path,
    headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) },
    payload: body,
  }
}

/** The same input with one to three things wrong. */
function spoil(input: unknown, dice: Dice): unknown {
  if (dice.happens(0.08)) return hostileValue(dice)
  if (typeof input !== 'object' || input === null || dice.happens(0.1)) return hostileValue(dice)
  const entries = Object.entries(input)
  const spoilt = dice.happens(0.2)
    ? [...entries, [dice.pick(hostileKeys), hostileValue(dice)] as [string, unknown]]
    : entries
  const at = dice.below(Math.max(1, spoilt.length))
  const changed = spoilt.flatMap(([key, value], index): [string, unknown][] => {
    if (index !== at) return [[key, value]]
    if (dice.happens(0.15)) return []
    return [[key, dice.happens(0.4) ? spoil(value, dice) : hostileValue(dice)]]
  })
  if (Array.isArray(input)) return changed.map(([, value]) => value)
  return Object.fromEntries(changed)
}

const rubbishQueries = [
  '?%',
  '?%zz=%e0%a4%a',
  '?id=%ff%fe',
  '?id=1&id=2',
  '?id[]=1&id[a]=2',
  '?__proto__[a]=1&constructor=1&toString=2',
  '?id=%00',
  '?id=%ed%a0%80',
  `?${'a&'.repeat(1500)}`,
  `?q=${'x'.repeat(9000)}`,
]

function query(input: unknown, dice: Dice): string {
  if (dice.happens(0.06)) return dice.pick(rubbishQueries)
  if (typeof input !== 'object' || input === null) return `?${escaped(asText(input))}`
  const pairs = Object.entries(input).flatMap(([key, value]) => {
    const given = Array.isArray(value) && dice.happens(0.5) ? value.slice(0, 40) : [value]
    return given.map((each) => `${escaped(key)}=${escaped(asText(each)).slice(0, 9000)}`)
  })
  return pairs.length ? `?${pairs.join('&')}` : ''
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Percent-encoded; halves of signs, which have no encoding, as the bytes that a careless client sends. */
const escaped = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text]
        .map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80'))
        .join('')

const rubbishBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"id":1e999}',
  '{"id":1,"id":2}',
  '{"__proto__":{"staffRole":"owner"}}',
  '{"id":"\\ud800"}',
  '{"title":"\\u0000"}',
  '\ufeff{}',
  '[[[[',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(2000),
]

const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '/',
  'application/octet-stream',
]

function json(input: unknown, dice: Dice): { type: string | null; body: string | Buffer } {
  const body = dice.happens(0.06) ? dice.pick(rubbishBodies) : (JSON.stringify(input) ?? '')
  if (dice.happens(0.04)) return { type: dice.pick(types), body }
  return { type: dice.happens(0.02) ? null : 'application/json', body }
}

const fileNames = ['a.png', '../../a.txt', 'a\\u0000.md', 'x'.repeat(400), '', '漢字.pdf', 'a.zip']

function form(dice: Dice): { type: string; body: Buffer } {
  const boundary = 'bounded'
  const type = dice.pick([
    `multipart/form-data; boundary=${boundary}`,
    `multipart/form-data; boundary=${boundary}`,
    `multipart/form-data; boundary=${boundary}`,
    ...types,
  ])
  const content = dice.pick([
    Buffer.from('# Words\nof a file'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    Buffer.from('PK\u0003\u0004rubbish', 'latin1'),
    Buffer.from('%PDF-1.7 rubbish'),
    Buffer.from('a\u0000b'),
    Buffer.alloc(0),
  ])
  const field = dice.pick(['file', 'file', 'file', '__proto__', 'constructor', ''])
  const name = dice.pick(fileNames)
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${dice.pick(['image/png', 'text/plain', 'rubbish'])}\r\n\r\n`
  const tail = dice.happens(0.15) ? '' : `\r\n--${boundary}--\r\n`
  const times = dice.happens(0.1) ? 3 : 1
  const parts = Array.from({ length: times }, () => [Buffer.from(head), content])
  return { type, body: Buffer.concat([...parts.flat(), Buffer.from(tail)]) }
}

const invalidValues: Readonly<Record<string, readonly string[]>> = {
  'accept-language': [
    'en-US',
    'zh-TW',
    '*;q=0',
    `${'a,'.repeat(900)}`,
    '__proto__',
    'zh;q=nonsense',
  ],
  'x-forwarded-for': ['1.2.3.4', 'rubbish', '::1', '1.2.3.4, 5.6.7.8', "' or 1=1"],
  'x-forwarded-host': ['studio.localhost', 'evil.invalid', '/../'],
  'x-forwarded-proto': ['https', 'javascript', 'gopher,https'],
  'x-atelier-site': ['main', 'studio', '__proto__', 'nowhere', '', "' or 1=1"],
  cookie: ['a=b', '__proto__=1; a', 'x'.repeat(3000)],
  range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-99999999999999999999',
    'rubbish=1-',
    'bytes=0-1,3-4',
  ],
  'if-none-match': ['*', 'W/"a"', 'rubbish'],
  'if-modified-since': ['rubbish', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'accept-encoding': ['br', 'gzip', 'rubbish;q=9', '*'],
  accept: ['text/html', 'rubbish'],
  'user-agent': ['', 'x'.repeat(3000), 'Mozilla/5.0 (<script>)', 'é ÿ'],
  origin: ['null', 'https://evil.invalid'],
  expect: ['100-continue'],
  authorization: hostileTexts.filter((text) => /^[\x20-\x7e]*$/.test(text)).slice(0, 20),
}

function invalidHeaders(dice: Dice): Record<string, string> {
  const names = Object.keys(invalidValues)
  const invalid: Record<string, string> = {}
  while (dice.happens(0.3)) {
    const name = dice.pick(names)
    // Without the right credential most calls would end at the door.
    if (name === 'authorization' && dice.happens(0.8)) continue
    invalid[name] = dice.pick(invalidValues[name] ?? [''])
  }
  return invalid
}
