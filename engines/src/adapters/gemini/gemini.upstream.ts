import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, trimBaseUrl, type Upstream } from '../../json-request.ts'
import { modelPage, readError } from './gemini.wire.ts'

const maxPages = 10

/** The Gemini API. The address may end with `/v1beta` or before it. The key travels in a header, never in an address. */
export function geminiUpstream(settings: { baseUrl: string; apiKey: string }): Upstream {
  return {
    baseUrl: trimBaseUrl(settings.baseUrl).replace(/\/v1beta$/, ''),
    headers: { 'x-goog-api-key': settings.apiKey },
    secrets: [settings.apiKey],
    readError,
  }
}

/** Where a model is asked, without the method. */
export const modelPath = (model: string): string =>
  `/v1beta/models/${encodeURIComponent(model.replace(/^models\//, ''))}`

/** The rows of all pages of the list of models. */
export async function listModelRows(upstream: Upstream, io: EngineIo): Promise<unknown[]> {
  const rows: unknown[] = []
  let token: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const query = token === undefined ? '' : `&pageToken=${encodeURIComponent(token)}`
    const path = `/v1beta/models?pageSize=1000${query}`
    const list = modelPage.safeParse(await askJson(upstream, { path }, io))
    if (!list.success)
      throw new EngineError('nonsense', 'The upstream did not answer with a list of models.')
    rows.push(...list.data.models)
    token = list.data.nextPageToken
    if (!token) break
  }
  return rows
}
