// How upstreams tell what is left on an account, for stand-ins that speak OpenAI's dialect under `/v1`.
import type { ServerResponse } from 'node:http'
import { type RecordedRequest, sendJson } from './upstream-server.ts'

export type BalanceManner =
  | 'deepseek'
  | 'moonshot'
  | 'siliconflow'
  | 'openrouter'
  /** An OpenRouter key that may not see the account, with a limit of its own. */
  | 'openrouter-key'
  | 'one-api'
  /** A key of one-api without a limit. */
  | 'one-api-boundless'

type Replies = Record<string, { status?: number; body: unknown }>

/** The documents of an account with 88.5 left, by path. */
const repliesOf: Record<BalanceManner, Replies> = {
  deepseek: {
    '/user/balance': {
      body: {
        is_available: true,
        balance_infos: [
          {
            currency: 'CNY',
            total_balance: '88.50',
            granted_balance: '8.50',
            topped_up_balance: '80.00',
          },
          {
            currency: 'USD',
            total_balance: '1.00',
            granted_balance: '0.00',
            topped_up_balance: '1.00',
          },
        ],
      },
    },
  },
  moonshot: {
    '/v1/users/me/balance': {
      body: {
        code: 0,
        data: { available_balance: 88.5, voucher_balance: 46.5, cash_balance: 42 },
        scode: '0x0',
        status: true,
      },
    },
  },
  siliconflow: {
    '/v1/user/info': {
      body: {
        code: 20000,
        message: 'OK',
        status: true,
        data: {
          id: 'userid',
          name: 'username',
          isAdmin: false,
          balance: '0.50',
          status: 'normal',
          chargeBalance: '88.00',
          totalBalance: '88.50',
        },
      },
    },
  },
  openrouter: { '/v1/credits': { body: { data: { total_credits: 100, total_usage: 11.5 } } } },
  'openrouter-key': {
    '/v1/credits': {
      status: 403,
      body: { error: { code: 403, message: 'Only management keys can fetch credits' } },
    },
    '/v1/key': {
      body: {
        data: { label: 'sk-or-v1-116...0ce', limit: 100, usage: 11.5, limit_remaining: 88.5 },
      },
    },
  },
  'one-api': billing(100),
  'one-api-boundless': billing(100_000_000),
}

function billing(limit: number): Replies {
  return {
    '/v1/dashboard/billing/subscription': {
      body: {
        object: 'billing_subscription',
        has_payment_method: true,
        soft_limit_usd: limit,
        hard_limit_usd: limit,
        system_hard_limit_usd: limit,
        access_until: 0,
      },
    },
    '/v1/dashboard/billing/usage': { body: { object: 'list', total_usage: 1150 } },
  }
}

/** For `respond` of a stand-in: answers what asks for the balance, to whoever has the key. */
export function describeBalance(manner: BalanceManner, key: string) {
  return (request: RecordedRequest, response: ServerResponse): boolean => {
    const reply = repliesOf[manner][request.path]
    if (request.method !== 'GET' || !reply) return false
    if (request.headers.authorization !== `Bearer ${key}`)
      sendJson(response, 401, { error: { message: 'Invalid token', type: 'one_api_error' } })
    else sendJson(response, reply.status ?? 200, reply.body)
    return true
  }
}
