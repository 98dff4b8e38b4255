import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../../platform/clock.ts'
import { gateways } from './gateways.ts'
import { GatewayError, gatewayIds } from './payment-gateway.ts'
import { startAlipayServer } from './testing/alipay-server.ts'
import { startEpayServer } from './testing/epay-server.ts'
import { startStripeServer } from './testing/stripe-server.ts'
import { startWechatServer } from './testing/wechat-server.ts'

const io = { clock: systemClock }
const startServer = {
  stripe: startStripeServer,
  alipay: startAlipayServer,
  wechat: startWechatServer,
  epay: startEpayServer,
}

/** Settings that fit. */
const settingsOf: Record<string, Record<string, unknown>> = {}
beforeAll(async () => {
  for (const id of gatewayIds) {
    const server = await startServer[id]()
    await server.close()
    settingsOf[id] = server.settings
  }
})

function failureOf(attempt: () => unknown): GatewayError {
  try {
    attempt()
  } catch (error) {
    if (error instanceof GatewayError) return error
  }
  throw new Error('no failure')
}

describe.each(gatewayIds)('the way to pay "%s"', (id) => {
  const { settings, secrets, create } = gateways[id]

  it('is made from settings as they are stored', () => {
    const stored: unknown = JSON.parse(JSON.stringify(settingsOf[id]))
    expect(create(stored, io).id).toBe(id)
  })

  it('says of every field what it is, and of which it is secret', () => {
    const described = Object.entries(settings.shape).map(([name, field]) => [
      name,
      'description' in field ? field.description : undefined,
    ])
    for (const [name, description] of described)
      expect([name, description]).toEqual([name, expect.stringMatching(/\w/)])
    for (const secret of secrets) expect(Object.keys(settings.shape)).toContain(secret)
    const looksSecret = Object.keys(settings.shape).filter((name) =>
      /secret|privateKey|V3Key/i.test(name),
    )
    expect([...secrets].sort()).toEqual(looksSecret.sort())
  })

  it('names the fields that do not fit, and never what was in them', () => {
    const fitting = settingsOf[id]
    for (const secret of secrets) {
      const failure = failureOf(() => create({ ...fitting, [secret]: 'pasted-by-mistake' }, io))
      expect(failure.kind).toBe('config')
      expect(failure.message).toContain(secret)
      expect(inspect(failure, { depth: 9 })).not.toContain('pasted-by-mistake')
    }
    expect(failureOf(() => create(undefined, io)).kind).toBe('config')
  })
})

describe('settings', () => {
  it('of Alipay want its public key or all three certificates', () => {
    const { settings } = gateways.alipay
    const keyless = { ...settingsOf.alipay, alipayPublicKey: '' }
    expect(settings.safeParse(keyless).error?.issues[0]?.path).toEqual(['alipayPublicKey'])
    const certificate = '-----BEGIN CERTIFICATE-----'
    const one = settings.safeParse({ ...keyless, appCertificate: certificate })
    expect(one.error?.issues[0]?.path).toEqual(['alipayCertificate'])
  })

  it('of EPay want the merchant key, or both keys', () => {
    const { settings } = gateways.epay
    const bare = { ...settingsOf.epay, secretKey: '', privateKey: '' }
    expect(settings.safeParse(bare).error?.issues[0]?.path).toEqual(['secretKey'])
    const byKeys = settings.safeParse({ ...bare, signing: 'rsa' })
    expect(byKeys.error?.issues.map(({ path }) => path)).toEqual([['privateKey']])
  })

  it('of WeChat Pay want a key in what stands beside its certificates', async () => {
    const server = await startWechatServer({ withCertificate: true })
    await server.close()
    const { platformKey } = server.settings
    const odd = {
      ...server.settings,
      platformKey: `${platformKey}rubbish`,
      platformKeyId: 'PUB_KEY_ID_1',
    }
    expect(gateways.wechat.settings.safeParse(odd).error?.issues).toMatchObject([
      { path: ['platformKey'] },
    ])
  })

  it('of WeChat Pay want the number of its public key', () => {
    const numberless = { ...settingsOf.wechat, platformKeyId: '' }
    const read = gateways.wechat.settings.safeParse(numberless)
    expect(read.error?.issues[0]?.path).toEqual(['platformKeyId'])
  })
})

it('no vendor’s library is loaded before somebody pays', () => {
  const list = fileURLToPath(new URL('gateways.ts', import.meta.url))
  const script = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ resolve: (name, context, next) => { seen.push(name); return next(name, context) } })
    await import(${JSON.stringify(list)})
    process.stdout.write(JSON.stringify(seen))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script])
  const seen = JSON.parse(output.toString('utf8')) as string[]
  expect(seen).toContain('./stripe/stripe-gateway.ts')
  expect(seen.filter((name) => /^(stripe|alipay-sdk)$/.test(name))).toEqual([])
})
