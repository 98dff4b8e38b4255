// Alipay's own library, loaded with the first call, and what its answers mean.
import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import { z } from 'zod'
import { toBeijingTime } from '../beijing-time.ts'
import { defaultPatienceMs, type GatewayIo } from '../gateway-definition.ts'
import { GatewayError } from '../payment-gateway.ts'
import { readPrivateKey, readPublicKey } from '../rsa-key.ts'
import type { AlipaySettings } from './alipay-settings.ts'
import { loadLibrary } from './load-library.ts'

type Call = {
  method: string
  content: Record<string, string>
  notifyUrl?: string
  returnUrl?: string
}

/** Alipay's refusal of something it understood; `subCode` such as ACQ.TRADE_NOT_EXIST. */
export class AlipayRefusal extends GatewayError {
  readonly subCode: string
  constructor(subCode: string, message: string) {
    super('refused', message)
    this.subCode = subCode
  }
}

export type AlipayClient = {
  /** The answer, its signature checked, names in camel case. Throws GatewayError, AlipayRefusal for a refusal. */
  call(call: Call): Promise<AlipaySdkCommonResult>
  /** A signed address of Alipay's for the browser. */
  pageUrl(call: Call): Promise<string>
  /** Whether a notice's fields were signed by Alipay with RSA2. */
  isSigned(fields: Record<string, string>): Promise<boolean>
}

export function createAlipayClient(settings: AlipaySettings, io: GatewayIo): AlipayClient {
  let opened: Promise<AlipaySdk> | undefined
  const open = () => {
    opened ??= openLibrary(settings, io)
    return opened
  }
  // The library would tell the time of the zone that the server happens to run in.
  const paramsOf = ({ content, notifyUrl, returnUrl }: Call) => ({
    timestamp: toBeijingTime(io.clock.now()),
    bizContent: content,
    ...(notifyUrl ? { notifyUrl } : {}),
    ...(returnUrl ? { returnUrl } : {}),
  })
  return {
    async call(call) {
      const library = await open()
      const answer = await library
        .exec(call.method, paramsOf(call), { validateSign: true })
        .catch((error: unknown) => {
          if (error instanceof GatewayError) throw error
          // What was thrown holds the whole address with its signature: it is not passed on.
          throw new GatewayError('unavailable', 'Alipay cannot be reached')
        })
      return successOf(answer)
    },
    async pageUrl(call) {
      return (await open()).pageExecute(call.method, 'GET', paramsOf(call))
    },
    async isSigned(fields) {
      if (fields.sign_type !== 'RSA2') return false
      return (await open()).checkNotifySignV2(fields)
    },
  }
}

async function openLibrary(settings: AlipaySettings, io: GatewayIo): Promise<AlipaySdk> {
  const { AlipaySdk: Library } = await loadLibrary()
  class StrictLibrary extends Library {
    override checkResponseSign(raw: string, responseKey: string, sign: string, traceId: string) {
      // Alipay does not sign what it says about a call that it could not read or would not believe.
      const failure = failureOf(raw, responseKey)
      if (failure) throw failure
      try {
        super.checkResponseSign(raw, responseKey, sign, traceId)
      } catch {
        throw new GatewayError('signature', 'The answer is not signed by Alipay')
      }
    }
  }
  const privateKey = readPrivateKey(settings.privateKey)
  const publicKey = readPublicKey(settings.alipayPublicKey || settings.alipayCertificate)
  if (!privateKey || !publicKey)
    throw new GatewayError('config', 'The keys for Alipay cannot be read')
  return new StrictLibrary({
    appId: settings.appId,
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString().trim(),
    gateway: settings.gatewayUrl,
    timeout: io.patienceMs ?? defaultPatienceMs,
    ...(settings.appCertificate
      ? {
          appCertContent: settings.appCertificate,
          alipayPublicCertContent: settings.alipayCertificate,
          alipayRootCertContent: settings.rootCertificate,
        }
      : { alipayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString().trim() }),
  })
}

const understood = ['10000', '40004']
const outcome = z.object({ code: z.string(), sub_code: z.string().optional() })

/** What Alipay says when it did not even look at the order; undefined for an answer that must be signed. */
function failureOf(raw: string, responseKey: string): GatewayError | undefined {
  const answer = z.record(z.string(), z.unknown()).safeParse(JSON.parse(raw)).data
  const { data } = outcome.safeParse(answer?.[responseKey] ?? answer?.error_response)
  if (data && understood.includes(data.code) && answer?.[responseKey]) return undefined
  if (!data || data.code === '20000')
    return new GatewayError('unavailable', 'Alipay is not available at present')
  return new GatewayError('config', `Alipay does not take the call (${data.sub_code ?? data.code})`)
}

function successOf(answer: AlipaySdkCommonResult): AlipaySdkCommonResult {
  if (answer.code === '10000') return answer
  const subCode = String(answer.subCode ?? answer.code)
  if (/SYSTEM_ERROR|unknow-error/.test(subCode))
    throw new GatewayError('unavailable', `Alipay is not available at present (${subCode})`)
  throw new AlipayRefusal(
    subCode,
    `${String(answer.subMsg ?? answer.msg).slice(0, 200)} (${subCode})`,
  )
}
