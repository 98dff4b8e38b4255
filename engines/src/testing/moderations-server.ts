// Speaks OpenAI's moderations on loopback: what holds the word `gore` is flagged as graphic violence.
import {
  sendJson,
  startUpstream,
  type UpstreamOptions,
  type UpstreamServer,
} from './upstream-server.ts'

const categoriesOf = (text: string) => ({
  harassment: false,
  sexual: false,
  'self-harm': false,
  violence: /gore/i.test(text),
  'violence/graphic': /gore/i.test(text),
})

/** `url` ends with `/v1`. */
export function startModerationsServer(options: UpstreamOptions = {}): Promise<UpstreamServer> {
  return startUpstream({ ...options, path: '/v1' }, (request, response) => {
    const fail = (status: number, message: string) =>
      sendJson(response, status, { error: { message, type: 'invalid_request_error', code: null } })
    const { authorization } = request.headers
    if (options.key !== undefined && authorization !== `Bearer ${options.key}`)
      return fail(401, 'Incorrect API key provided.')
    if (request.method === 'GET' && request.path === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: [] })
    if (request.method !== 'POST' || request.path !== '/v1/moderations')
      return fail(404, `Unknown request URL: ${request.path}`)
    const { input, model = 'omni-moderation-latest' } = request.body as {
      input?: string | string[]
      model?: string
    }
    if (input === undefined || input.length === 0)
      return fail(400, "'input' is a required property")
    const results = [input].flat().map((text) => {
      const categories = categoriesOf(text)
      const scores = Object.entries(categories).map(([name, is]) => [name, is ? 0.9 : 0.001])
      return {
        flagged: Object.values(categories).includes(true),
        categories,
        category_scores: Object.fromEntries(scores),
      }
    })
    return sendJson(response, 200, { id: 'modr-test', model, results })
  })
}
