// The wire of WeChat's login for websites: a page with a QR code, then a code, an access token, a profile. Errors come with status 200.
import type { Logger } from 'pino'
import { z } from 'zod'
import type { MessagingPerson, MessagingVendor, ScanFailure } from './messaging-vendor.ts'

const refusal = z.object({ errcode: z.number(), errmsg: z.string().default('') })
const grant = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1).max(200),
  unionid: z.string().max(200).optional(),
})
const profile = z.object({
  nickname: z.string().catch(''),
  headimgurl: z.string().catch(''),
})

// Invalid or used up, missing: whoever scanned can begin again.
const codeProblems = [40029, 40163, 41008, 42003]
// System busy, and the two limits of calls.
const busyProblems = [-1, 45009, 45011]

/** The vendor did not do as asked. */
class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal'
  readonly errcode: number
  constructor(errcode: number, errmsg: string) {
    super(errmsg)
    this.errcode = errcode
  }
}

/** `openUrl` is where people scan, `apiUrl` where servers ask. A reply is waited for `patienceMs`. */
export function createWechat(options: {
  openUrl: string
  apiUrl: string
  log: Logger
  patienceMs?: number
}): MessagingVendor {
  const { openUrl, log, patienceMs = 10_000 } = options
  const ask = async <T extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: T,
  ): Promise<z.output<T>> => {
    const address = new URL(path, options.apiUrl)
    address.search = new URLSearchParams(query).toString()
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetch(address, { signal, redirect: 'error' })
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    const body: unknown = JSON.parse(await reply.text())
    const refused = refusal.safeParse(body)
    if (refused.success && refused.data.errcode !== 0)
      throw new VendorRefusal(refused.data.errcode, refused.data.errmsg)
    return schema.parse(body)
  }
  // Its message could hold the address, and with it the secret.
  const note = (error: unknown, what: string) =>
    log.warn(
      error instanceof VendorRefusal
        ? { errcode: error.errcode, errmsg: error.message }
        : { reason: reasonOf(error) },
      what,
    )
  const nameOf = async (granted: z.output<typeof grant>): Promise<MessagingPerson> => {
    const query = { access_token: granted.access_token, openid: granted.openid }
    // Who it is is known without: nobody is kept out for want of a name.
    const known = await ask('/sns/userinfo', query, profile).catch((error: unknown) => {
      note(error, 'WeChat told no name')
      return profile.parse({})
    })
    return {
      id: granted.openid,
      unionId: granted.unionid || null,
      name: known.nickname.replace(/\p{Cc}/gu, '').trim(),
      avatar: /^https?:\/\//.test(known.headimgurl) ? known.headimgurl.slice(0, 2000) : '',
    }
  }
  return {
    scanPage({ appId, returnTo, state }) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      return `${new URL('/connect/qrconnect', openUrl)}?${query}#wechat_redirect`
    },
    async identify(code, app) {
      const query = { appid: app.id, secret: app.secret, code, grant_type: 'authorization_code' }
      try {
        return { person: await nameOf(await ask('/sns/oauth2/access_token', query, grant)) }
      } catch (error) {
        note(error, 'WeChat did not tell who scanned')
        return { failure: failureOf(error) }
      }
    },
  }
}

function failureOf(error: unknown): ScanFailure {
  if (!(error instanceof VendorRefusal)) return 'messaging.unavailable'
  if (codeProblems.includes(error.errcode)) return 'messaging.refused'
  if (busyProblems.includes(error.errcode)) return 'messaging.busy'
  return 'messaging.misconfigured'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : ''
  if (cause) return String(cause)
  return error.message.startsWith('status ') ? error.message : error.name
}
