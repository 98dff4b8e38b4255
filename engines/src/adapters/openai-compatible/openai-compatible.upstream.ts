import { readErrorShape } from '../../error-shapes.ts'
import { trimBaseUrl, type Upstream } from '../../json-request.ts'

/** Whom the calls beside answers and pictures go to. */
export const openAiUpstream = (settings: { baseUrl: string; apiKey: string }): Upstream => ({
  baseUrl: trimBaseUrl(settings.baseUrl),
  headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
  secrets: [settings.apiKey],
  readError: readErrorShape,
})
