// What is left on an account. The dialect has no word for it, so every vendor tells in its own way; whoever else speaks it (a relay) is asked
// in each way in turn, and a mirror of a vendor in the vendor's and the relays'.
import { z } from 'zod'
import type { BalanceAmount, BalanceReader } from '../../balance.ts'
import { readErrorShape as readError } from '../../error-shapes.ts'
import type { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { readText, send } from '../../read-reply.ts'
import { readRefusal } from '../../upstream-failure.ts'
import { guessPreset, type Preset } from './presets.ts'

/** A reply's JSON (undefined when it is none), or why there is no good reply. */
type Asked = { json: unknown } | { failure: EngineError }
/** `path` below the address; `../` leads above its version. */
type Ask = (path: string) => Promise<Asked>
/** The balance, null when the reply does not hold it, or the refusal. */
type Answer = BalanceAmount[] | null | EngineError

type Manner = {
  /** The vendor, as its preset is named, and its host names; null for gateways. */
  vendor: string | null
  hosts: RegExp | null
  read(ask: Ask, address: URL): Promise<Answer>
}

const largestReply = 256 * 1024
/** What one-api says of a key without a limit. */
const boundless = 100_000_000

const amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
])

/** A read of one document: its amounts, null when it is of another shape. */
const single = <T extends z.ZodType>(
  path: string,
  schema: T,
  amounts: (reply: z.output<T>, address: URL) => BalanceAmount[],
): Manner['read'] => {
  return async (ask, address) => {
    const asked = await ask(path)
    if ('failure' in asked) return asked.failure
    const reply = schema.safeParse(asked.json)
    return reply.success ? amounts(reply.data, address) : null
  }
}

/** Vendors with a Chinese and an international house count in the money of each. */
const currencyOf = ({ hostname }: URL, international: RegExp) =>
  international.test(hostname) ? 'USD' : 'CNY'

const oneApi: Manner = {
  vendor: null,
  hosts: null,
  async read(ask) {
    const limit = await ask('/dashboard/billing/subscription')
    if ('failure' in limit) return limit.failure
    const known = z.object({ hard_limit_usd: amount }).safeParse(limit.json)
    if (!known.success || known.data.hard_limit_usd >= boundless) return null
    const used = await ask('/dashboard/billing/usage')
    if ('failure' in used) return used.failure
    const usage = z.object({ total_usage: amount }).safeParse(used.json)
    if (!usage.success) return null
    return [{ amount: known.data.hard_limit_usd - usage.data.total_usage / 100, currency: 'USD' }]
  },
}

const deepSeek: Manner = {
  vendor: 'deepseek',
  hosts: /(^|\.)deepseek\.com$/,
  read: single(
    '../user/balance',
    z.object({
      balance_infos: z
        .array(z.object({ currency: z.string().length(3), total_balance: amount }))
        .min(1),
    }),
    ({ balance_infos: rows }) =>
      rows.map(({ currency, total_balance }) => ({ currency, amount: total_balance })),
  ),
}

const moonshot: Manner = {
  vendor: 'moonshot',
  hosts: /(^|\.)moonshot\.(cn|ai)$/,
  read: single(
    '/users/me/balance',
    z.object({ data: z.object({ available_balance: amount }) }),
    ({ data }, address) => [
      { amount: data.available_balance, currency: currencyOf(address, /\.ai$/) },
    ],
  ),
}

const siliconFlow: Manner = {
  vendor: 'siliconflow',
  hosts: /(^|\.)siliconflow\.(cn|com)$/,
  read: single(
    '/user/info',
    z.object({ data: z.object({ totalBalance: amount }) }),
    ({ data }, address) => [{ amount: data.totalBalance, currency: currencyOf(address, /\.com$/) }],
  ),
}

const openRouterCredits = single(
  '/credits',
  z.object({ data: z.object({ total_credits: amount, total_usage: amount }) }),
  ({ data }) => [{ amount: data.total_credits - data.total_usage, currency: 'USD' }],
)
const openRouterKey = single(
  '/key',
  z.object({ data: z.object({ limit_remaining: amount }) }),
  ({ data }) => [{ amount: data.limit_remaining, currency: 'USD' }],
)

const openRouter: Manner = {
  vendor: 'openrouter',
  hosts: /(^|\.)openrouter\.ai$/,
  // The account shows itself to a management key alone; another key knows its own limit, if it has one.
  async read(ask, address) {
    const credits = await openRouterCredits(ask, address)
    return Array.isArray(credits) ? credits : openRouterKey(ask, address)
  },
}

const manners: readonly Manner[] = [oneApi, deepSeek, moonshot, siliconFlow, openRouter]

/** Reads the balance of the account behind the key. An empty key has none. */
export function createBalanceReader(
  settings: { baseUrl: string; apiKey: string },
  preset: Preset | null = guessPreset(settings.baseUrl),
): BalanceReader {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const secrets = [settings.apiKey]

  const ask = async (path: string, io: EngineIo): Promise<Asked> => {
    const url = path.startsWith('../')
      ? `${baseUrl.replace(/\/(v\d+|beta)$/, '')}${path.slice(2)}`
      : `${baseUrl}${path}`
    const headers = { authorization: `Bearer ${settings.apiKey}`, accept: 'application/json' }
    const reply = await send(io, { method: 'GET', url, headers })
    if (reply.status !== 200)
      return { failure: await readRefusal(reply, io, { secrets, readError }) }
    return { json: tryJson(await readText(reply, io.signal, largestReply)) }
  }

  return {
    async readBalance(io) {
      const address = URL.parse(baseUrl)
      if (address === null || settings.apiKey === '') return null
      const vendor = manners.find(({ hosts }) => hosts?.test(address.hostname))
      for (const manner of vendor ? [vendor] : mannersOf(preset, address)) {
        const answer = await manner.read((path) => ask(path, io), address)
        if (Array.isArray(answer)) return answer
        if (vendor && answer) throw answer
      }
      return null
    },
  }
}

/** None where the vendor does not tell; a mirror may be a gateway that does. */
function mannersOf(preset: Preset | null, { origin }: URL): readonly Manner[] {
  if (!preset) return manners
  if (preset.localPort !== undefined || new URL(preset.baseUrl).origin === origin) return []
  return manners.filter(({ vendor }) => vendor === preset.id || vendor === null)
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
