import { trimBaseUrl, type Upstream } from '../../json-request.ts'
import { readError } from './openai-compatible.wire.ts'

/** Whom the calls beside answers and pictures go to. */
export const openAiUpstream = (settings: { baseUrl: string; apiKey: string }): Upstream => ({
  baseUrl: trimBaseUrl(settings.baseUrl),
  headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
  secrets: [settings.apiKey],
  readError,
})
