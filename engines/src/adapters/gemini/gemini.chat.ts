import { createAnswerWriter, endingOf } from '../../answer-writer.ts'
import { keepingUsage } from '../../keep-usage.ts'
import type { ChatEngine, ChatRequest } from '../../kinds/chat.ts'
import { readAnswer, send } from '../../read-reply.ts'
import { createThoughtMemory } from '../../thought-memory.ts'
import { readRefusal } from '../../upstream-failure.ts'
import { createAnswerReader } from './gemini.answer.ts'
import { toRequestBody } from './gemini.request.ts'
import { geminiUpstream, listModelRows } from './gemini.upstream.ts'
import { type CallSeal, readError, readModel } from './gemini.wire.ts'

/** Chat by the Gemini API, v1beta. */
export function createChat(settings: { baseUrl: string; apiKey: string }): ChatEngine {
  const upstream = geminiUpstream(settings)
  const { baseUrl, secrets } = upstream
  const headers = { 'content-type': 'application/json', ...upstream.headers }
  const seals = createThoughtMemory<CallSeal>()

  return {
    async listModels(io) {
      const rows = await listModelRows(upstream, io)
      return rows.map(readModel).filter((model) => model !== undefined)
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
      const reading = readAnswer(reply, io.signal, reader).finally(() => writer.end())
      await keepingUsage(reading, () => reader.usage.counted())
      return endingOf(reader.outcome(), writer)
    },
  }
}

/** A seal is good for the model alone that made it. */
const sealOf = ({ model }: ChatRequest, callId: string) => `${model}/${callId}`
