// Every way to pay. Another is a folder and a line here.
import { alipay } from './alipay/alipay-gateway.ts'
import { epay } from './epay/epay-gateway.ts'
import type { GatewayDefinition } from './gateway-definition.ts'
import type { GatewayId } from './payment-gateway.ts'
import { stripe } from './stripe/stripe-gateway.ts'
import { wechat } from './wechat/wechat-gateway.ts'

export const gateways: Readonly<Record<GatewayId, GatewayDefinition>> = {
  stripe,
  alipay,
  wechat,
  epay,
}
