// The calls to an EPay gateway: version 1 proves itself by the key, version 2 by signatures on both sides. Sent once, never again by itself.
import { z } from 'zod'
import { defaultPatienceMs, type GatewayIo } from '../gateway-definition.ts'
import { GatewayError } from '../payment-gateway.ts'
import type { EpaySettings } from './epay-settings.ts'
import { type EpayFields, isSigned, withSignature } from './epay-signature.ts'

/** Longest answer that is read. */
const maxBytes = 64 * 1024

/** The gateway's refusal of something it understood, in its own words. */
export class EpayRefusal extends GatewayError {
  constructor(message: string) {
    super('refused', message.slice(0, 200) || 'The gateway refuses and does not say why')
  }
}

export type EpayClient = {
  /** A signed address of the gateway's for the browser. */
  pageUrl(fields: EpayFields): string
  /** The order as the gateway has it. Throws GatewayError, EpayRefusal for a refusal. */
  order(orderNo: string): Promise<EpayFields>
  /** Throws GatewayError, EpayRefusal for a refusal. */
  refund(refund: { orderNo: string; refundNo: string; money: string }): Promise<EpayFields>
  /** Of version 2. Throws GatewayError, EpayRefusal for a refusal. */
  refundState(refundNo: string): Promise<EpayFields>
}

export function createEpayClient(settings: EpaySettings, io: GatewayIo): EpayClient {
  const isMd5 = settings.signing === 'md5'
  const pid = settings.merchantId
  const address = (path: string, fields: EpayFields = {}) => {
    const url = new URL(`${settings.gatewayUrl.replace(/\/+$/, '')}/${path}`)
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    return url
  }
  const timestamp = () => String(Math.floor(io.clock.now().getTime() / 1000))
  const post = (fields: EpayFields) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const ask = async (url: URL, request: RequestInit = {}) =>
    answerOf(await send(url, request, io.patienceMs ?? defaultPatienceMs))

  const askOld = async (call: 'order' | 'refund', fields: EpayFields) => {
    const proof = { pid, key: settings.secretKey, ...fields }
    return successOf(
      call === 'order'
        ? await ask(address('api.php', { act: call, ...proof }))
        : await ask(address('api.php', { act: call }), post(proof)),
      '1',
    )
  }
  const askNew = async (path: string, fields: EpayFields) => {
    const signed = withSignature({ pid, timestamp: timestamp(), ...fields }, settings)
    const answer = await ask(address(`api/pay/${path}`), post(signed))
    // What the gateway would not believe it does not sign.
    if (answer.code === '0' && !isSigned(answer, settings))
      throw new GatewayError('signature', 'The answer is not signed by the gateway')
    return successOf(answer, '0')
  }
  return {
    pageUrl: (fields) =>
      address(
        isMd5 ? 'submit.php' : 'api/pay/submit',
        withSignature({ pid, ...fields, ...(isMd5 ? {} : { timestamp: timestamp() }) }, settings),
      ).href,
    order: (out_trade_no) =>
      isMd5 ? askOld('order', { out_trade_no }) : askNew('query', { out_trade_no }),
    refund: ({ orderNo: out_trade_no, refundNo: out_refund_no, money }) =>
      isMd5
        ? askOld('refund', { out_trade_no, money })
        : askNew('refund', { out_trade_no, out_refund_no, money }),
    refundState: (out_refund_no) => askNew('refundquery', { out_refund_no }),
  }
}

async function send(url: URL, request: RequestInit, patienceMs: number): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const reply = await fetch(url, { ...request, signal, redirect: 'error' })
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    let bytes = 0
    const pieces: Uint8Array[] = []
    for await (const piece of reply.body ?? []) {
      bytes += piece.byteLength
      if (bytes > maxBytes) throw new Error('too long')
      pieces.push(piece)
    }
    return Buffer.concat(pieces).toString('utf8')
  } catch {
    // What was thrown may hold the address with the key: it is not passed on.
    throw new GatewayError('unavailable', 'The EPay gateway cannot be reached or fails')
  }
}

const field = z.union([z.string(), z.number().transform(String), z.null().transform(() => '')])
const answer = z.record(z.string(), z.unknown())

/** The plain fields of an answer, all as text, as they are signed. */
function answerOf(text: string): EpayFields {
  const read = answer.safeParse(parsed(text))
  const fields = Object.entries(read.data ?? {}).flatMap(([name, value]) => {
    const plain = field.safeParse(value)
    return plain.success ? [[name, plain.data] as const] : []
  })
  const found = Object.fromEntries(fields)
  if (!/^-?\d+$/.test(found.code ?? ''))
    throw new GatewayError('unavailable', 'The EPay gateway answers in a shape that is not known')
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Gateways tell what is wrong in words alone. */
const ofSettings = /key|sign|密钥|签名|商户|pid|merchant|timestamp|时间戳/i

function successOf(fields: EpayFields, success: string): EpayFields {
  if (fields.code === success) return fields
  const words = fields.msg ?? ''
  if (ofSettings.test(words))
    throw new GatewayError('config', 'The EPay gateway does not take merchant ID or key')
  throw new EpayRefusal(words)
}
