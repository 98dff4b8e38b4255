// Members with connections of their own to a stand-in upstream on loopback, and an account of what the server logged meanwhile.
import { api } from '@atelier/contract'
import type { InputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { engines } from '@atelier/engines/catalog'
import { describeBalance } from '@atelier/engines/testing/balance-replies'
import { startOpenAiServer } from '@atelier/engines/testing/openai-server'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createLog } from '../../../../platform/log.ts'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'

/** The key that the stand-in takes. */
export const ownKey = 'sk-the-own-key-of-a-member'

export type SaveInput = InputOf<typeof api.ownConnections.save>

export type OwnHarness = {
  test: TestApp
  upstream: UpstreamServer
  /** Another one for each test. */
  member: Credential
  /** Lines of the log since the start. */
  logged: string[]
  given(change?: Partial<SaveInput>): SaveInput
  save(change?: Partial<SaveInput>): Promise<ReplyOf<typeof api.ownConnections.save>>
  /** The fields that do not fit, with the reasons. */
  refused(change: Partial<SaveInput>, language?: string): Promise<Record<string, string>>
  models(): Promise<ChatModel[]>
  firstModel(): Promise<ChatModel>
  ask(input: InputOf<typeof api.chat.process>): Promise<ChatEvent[]>
}

/** To be called once a file. What it returns is filled before each test. */
export function useOwnConnections(): OwnHarness {
  const harness = { logged: [] as string[] } as OwnHarness
  let count = 0
  // Rates are counted by address: each test has its own.
  const from = () => `10.0.0.${count}`
  beforeAll(async () => {
    const write = (line: string) => void harness.logged.push(line)
    const log = createLog('trace', { write })
    harness.test = await createTestApp({ engines, allowPrivateUpstreams: true, log })
    harness.upstream = await startOpenAiServer({
      key: ownKey,
      respond: describeBalance('one-api', ownKey),
    })
  })
  afterAll(async () => {
    await harness.test.close()
    await harness.upstream.close()
  })
  beforeEach(async () => {
    count++
    harness.member = await harness.test.member(`own-${count}`)
  })
  harness.given = (change = {}) => ({
    api: 'other',
    apiKey: ownKey,
    reverseProxy: harness.upstream.url,
    ...change,
  })
  harness.save = (change) =>
    harness.test.call(api.ownConnections.save, harness.given(change), {
      as: harness.member,
      language: 'en-US',
      from: from(),
    })
  harness.refused = async (change, language = 'en-US') => {
    const { status, body } = await harness.test.ask(
      api.ownConnections.save,
      harness.given(change),
      {
        as: harness.member,
        language,
        from: from(),
      },
    )
    if (body.success || status !== 422) throw new Error(`it was answered with ${status}`)
    return Object.fromEntries((body.fields ?? []).map(({ field, reason }) => [field, reason]))
  }
  harness.models = () => harness.test.call(api.models.listOwn, {}, { as: harness.member })
  harness.firstModel = async () => {
    const [model] = await harness.models()
    if (!model) throw new Error('there is no own model')
    return model
  }
  harness.ask = (input) =>
    harness.test.events(api.chat.process, input, { as: harness.member, language: 'en-US' })
  return harness
}
