import { createAnswerWriter } from '../../answer-writer.ts'
import { EngineError } from '../../errors.ts'
import type { ChatEngine, ChatRequest, UpstreamModel } from '../../kinds/chat.ts'
import { parseJson, readAnswer, readText, send } from '../../read-reply.ts'
import { createThoughtMemory } from '../../thought-memory.ts'
import { readRefusal } from '../../upstream-failure.ts'
import { createAnswerReader } from './gemini.answer.ts'
import { toRequestBody } from './gemini.request.ts'
import { type CallSeal, modelPage, readError, readModel } from './gemini.wire.ts'

const mostPages = 10

/** Chat by the Gemini API, v1beta. The address may end with `/v1beta` or before it. The key travels in a header, never in an address. */
export function createChat(settings: { baseUrl: string; apiKey: string }): ChatEngine {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '').replace(/\/v1beta$/, '')
  const secrets = [settings.apiKey]
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': settings.apiKey }
  const seals = createThoughtMemory<CallSeal>()

  return {
    async listModels(io) {
      const models: UpstreamModel[] = []
      let token: string | undefined
      for (let page = 0; page < mostPages; page++) {
        const query = token === undefined ? '' : `&pageToken=${encodeURIComponent(token)}`
        const url = `${baseUrl}/v1beta/models?pageSize=1000${query}`
        const reply = await send(io, { method: 'GET', url, headers })
        if (reply.status !== 200) throw await readRefusal(reply, io, { secrets, readError })
        const list = modelPage.safeParse(parseJson(await readText(reply, io.signal)))
        if (!list.success)
          throw new EngineError('invalid', 'The upstream did not answer with a list of models.')
        models.push(...list.data.models.map(readModel).filter((model) => model !== undefined))
        token = list.data.nextPageToken
        if (!token) break
      }
      return models
    },

    async answer(request, emit, io) {
      const model = encodeURIComponent(request.model.replace(/^models\//, ''))
      const reply = await send(io, {
        method: 'POST',
        url: `${baseUrl}/v1beta/models/${model}:streamGenerateContent?alt=sse`,
        headers,
        body: JSON.stringify(
          toRequestBody(request, (callId) => seals.recall(sealOf(request, callId))),
        ),
      })
      if (reply.status !== 200) throw await readRefusal(reply, io, { secrets, readError })
      const writer = createAnswerWriter(emit, io)
      const reader = createAnswerReader(writer, {
        secrets,
        onCall: (callId, seal) => seals.remember(sealOf(request, callId), seal),
      })
      try {
        await readAnswer(reply, io.signal, reader)
      } finally {
        writer.end()
      }
      return reader.outcome()
    },
  }
}

/** A seal is good for the model alone that made it. */
const sealOf = ({ model }: ChatRequest, callId: string) => `${model}/${callId}`
