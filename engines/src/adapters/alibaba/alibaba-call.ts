// One call of Alibaba Cloud: a signed form that is answered with JSON.
import { randomUUID } from 'node:crypto'
import type { EngineIo } from '../../io.ts'
import { askJson, trimBaseUrl, type Upstream } from '../../json-request.ts'
import { readError } from './alibaba.wire.ts'
import { signForm } from './alibaba-signature.ts'

export type AlibabaSettings = {
  baseUrl: string
  /** The AccessKey's id. */
  apiKey: string
  secretKey: string
}

export type Call = {
  action: string
  version: string
  params: Record<string, string>
  /** Another service than that of the settings. */
  baseUrl?: string
  /** The upstream acts on it. */
  submits?: boolean
}

export type Caller = (call: Call, io: EngineIo) => Promise<unknown>

export function createCaller(settings: AlibabaSettings): Caller {
  const { apiKey, secretKey } = settings
  return ({ action, version, params, baseUrl = settings.baseUrl, submits = false }, io) => {
    const upstream: Upstream = {
      baseUrl: trimBaseUrl(baseUrl),
      headers: {},
      secrets: [apiKey, secretKey],
      readError,
    }
    const form = signForm(
      { Action: action, Version: version, ...params },
      { accessKeyId: apiKey, secret: secretKey, nonce: randomUUID(), now: io.now() },
    )
    const body = new TextEncoder().encode(form)
    const contentType = 'application/x-www-form-urlencoded'
    return askJson(upstream, { path: '/', form: { body, contentType }, submits }, io)
  }
}
