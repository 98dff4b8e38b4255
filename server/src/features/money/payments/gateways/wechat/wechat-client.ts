// One call of WeChat Pay's protocol v3: signed on the way out, checked on the way in. Sent once, never again by itself.
import { z } from 'zod'
import { defaultPatienceMs, type GatewayIo } from '../gateway-definition.ts'
import { GatewayError } from '../payment-gateway.ts'
import { readPrivateKey } from '../rsa-key.ts'
import type { WechatSettings } from './wechat-settings.ts'
import {
  authorization,
  checkSignature,
  type PlatformKeys,
  readPlatformKeys,
  type SignedMessage,
} from './wechat-signature.ts'
import { jsonOf } from './wechat-state.ts'

/** WeChat Pay's refusal of something it understood; `code` such as ORDER_NOT_EXIST. */
export class WechatRefusal extends GatewayError {
  readonly code: string
  constructor(code: string, message: string) {
    super('refused', message)
    this.code = code
  }
}

export type WechatClient = {
  keys: PlatformKeys
  /** The answer's JSON; null for an empty one. Throws GatewayError, WechatRefusal for a refusal. */
  call(method: 'GET' | 'POST', path: string, content?: unknown): Promise<unknown>
}

export function createWechatClient(settings: WechatSettings, io: GatewayIo): WechatClient {
  const key = readPrivateKey(settings.privateKey)
  const keys = readPlatformKeys(settings.platformKey, settings.platformKeyId)
  const signer = { merchantId: settings.merchantId, serial: settings.merchantSerial }
  return {
    keys,
    async call(method, path, content) {
      if (!key) throw new GatewayError('config', 'The private key for WeChat Pay cannot be read')
      const body = content === undefined ? '' : JSON.stringify(content)
      const now = io.clock.now()
      const request = {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'Atelier',
          authorization: authorization({ method, path, body }, { ...signer, key }, now),
          // With which of its keys it shall sign the answer.
          ...(settings.platformKeyId ? { 'wechatpay-serial': settings.platformKeyId } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body } : {}),
      }
      const patienceMs = io.patienceMs ?? defaultPatienceMs
      const answer = await send(new URL(path, settings.apiUrl), request, patienceMs)
      return contentOf(answer, () => checkAnswer(answer, keys, io.clock.now()))
    },
  }
}

type Answer = SignedMessage & { status: number }

async function send(url: URL, request: RequestInit, patienceMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const reply = await fetch(url, { ...request, signal, redirect: 'error' })
    const headers = Object.fromEntries(reply.headers)
    return { status: reply.status, headers, body: Buffer.from(await reply.arrayBuffer()) }
  } catch {
    throw new GatewayError('unavailable', 'WeChat Pay cannot be reached')
  }
}

/** Throws GatewayError unless WeChat Pay has signed this very answer just now. */
function checkAnswer(answer: Answer, keys: PlatformKeys, now: Date): void {
  const finding = checkSignature(answer, keys, now)
  if (finding === 'stranger')
    throw new GatewayError('config', 'WeChat Pay signs with another key than the one that was set')
  if (finding !== 'good')
    throw new GatewayError('signature', `The answer is not signed by WeChat Pay (${finding})`)
}

const refusal = z.object({ code: z.string(), message: z.string().default('') })
const wrongSettings = ['SIGN_ERROR', 'NO_AUTH', 'MCH_NOT_EXISTS', 'APPID_MCHID_NOT_MATCH']

/** What fails without a word about the order needs no signature; everything else does. */
function contentOf({ status, body }: Answer, check: () => void): unknown {
  const content = jsonOf(body)
  const said = refusal.safeParse(content).data
  if (status >= 500 || status === 429)
    throw new GatewayError('unavailable', `WeChat Pay is not available at present (${status})`)
  if (status === 401)
    throw new GatewayError(
      'config',
      'WeChat Pay does not take the signature: key, serial number or clock',
    )
  check()
  if (content === undefined)
    throw new GatewayError('unavailable', 'WeChat Pay answers in a shape that is not known')
  if (status < 300) return content
  const code = said?.code ?? String(status)
  if (wrongSettings.includes(code))
    throw new GatewayError('config', `WeChat Pay does not take the call (${code})`)
  throw new WechatRefusal(code, `${said?.message.slice(0, 200) ?? ''} (${code})`)
}
