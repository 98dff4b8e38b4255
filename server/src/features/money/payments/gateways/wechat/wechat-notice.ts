import { z } from 'zod'
import { GatewayError, type PaymentNotice, type RawNotice } from '../payment-gateway.ts'
import { decryptResource, encryptedResource } from './wechat-resource.ts'
import type { WechatSettings } from './wechat-settings.ts'
import { checkSignature, type PlatformKeys } from './wechat-signature.ts'
import {
  jsonOf,
  paymentState,
  readShape,
  refund,
  refundState,
  transaction,
} from './wechat-state.ts'

const envelope = z.object({ event_type: z.string(), resource: encryptedResource })
const owner = z.object({ mchid: z.string(), appid: z.string().optional() })

/** Throws GatewayError `signature` unless it is WeChat Pay's, for this merchant, and fresh. */
export function readWechatNotice(
  notice: RawNotice,
  { keys, settings, now }: { keys: PlatformKeys; settings: WechatSettings; now: Date },
): PaymentNotice {
  const finding = checkSignature(notice, keys, now)
  if (finding !== 'good')
    throw new GatewayError('signature', `The notice is not signed by WeChat Pay (${finding})`)
  const { event_type, resource } = readShape(envelope, jsonOf(notice.body))
  if (!/^(TRANSACTION|REFUND)\./.test(event_type)) return { kind: 'other' }
  const content = open(resource, settings.apiV3Key)
  const { mchid, appid } = readShape(owner, content)
  if (mchid !== settings.merchantId || (appid !== undefined && appid !== settings.appId))
    throw new GatewayError('signature', 'The notice is for another merchant')
  if (event_type.startsWith('TRANSACTION.')) {
    const it = readShape(transaction, content)
    return { kind: 'payment', orderNo: it.out_trade_no, payment: paymentState(it) }
  }
  const it = readShape(refund, content)
  return { kind: 'refund', refundNo: it.out_refund_no, refund: refundState(it) }
}

function open(resource: z.output<typeof encryptedResource>, apiV3Key: string): unknown {
  try {
    return decryptResource(resource, apiV3Key)
  } catch {
    throw new GatewayError('signature', 'The notice cannot be opened with the APIv3 key')
  }
}
