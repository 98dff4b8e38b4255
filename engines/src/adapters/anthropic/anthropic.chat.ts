import { createAnswerWriter, endingOf } from '../../answer-writer.ts'
import { readErrorShape as readError } from '../../error-shapes.ts'
import { EngineError } from '../../errors.ts'
import { keepingUsage } from '../../keep-usage.ts'
import type { ChatEngine, UpstreamModel } from '../../kinds/chat.ts'
import { parseJson, readAnswer, readText, send } from '../../read-reply.ts'
import { createThoughtMemory } from '../../thought-memory.ts'
import { readRefusal } from '../../upstream-failure.ts'
import { createAnswerReader } from './anthropic.answer.ts'
import { prepareRequest } from './anthropic.request.ts'
import { modelPage, readModel, type ThoughtBlock } from './anthropic.wire.ts'

const maxPages = 10

/** Chat by the messages API, version 2023-06-01. The address may end with `/v1` or before it. */
export function createChat(settings: { baseUrl: string; apiKey: string }): ChatEngine {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
  const secrets = [settings.apiKey]
  const headers = {
    'content-type': 'application/json',
    'anthropic-version': '2023-06-01',
    'x-api-key': settings.apiKey,
  }
  const thoughts = createThoughtMemory<ThoughtBlock[]>()

  return {
    async listModels(io) {
      const models: UpstreamModel[] = []
      let after: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const query = after === undefined ? '' : `&after_id=${encodeURIComponent(after)}`
        const url = `${baseUrl}/v1/models?limit=1000${query}`
        const reply = await send(io, { method: 'GET', url, headers })
        if (reply.status !== 200) throw await readRefusal(reply, io, { secrets, readError })
        const list = modelPage.safeParse(parseJson(await readText(reply, io.signal)))
        if (!list.success)
          throw new EngineError('nonsense', 'The upstream did not answer with a list of models.')
        models.push(...list.data.data.map(readModel).filter((model) => model !== undefined))
        after = list.data.last_id ?? undefined
        if (!list.data.has_more || after === undefined) break
      }
      return models
    },

    async answer(request, emit, io) {
      const { body, trimmed } = prepareRequest(request, (callId) => thoughts.recall(callId))
      const reply = await send(io, {
        method: 'POST',
        url: `${baseUrl}/v1/messages`,
        headers,
        body: JSON.stringify(body),
      })
      if (reply.status !== 200) throw await readRefusal(reply, io, { secrets, readError })
      const written = createAnswerWriter(emit, io)
      const writer = trimmed ? { ...written, text: withoutFirstSpace(written.text) } : written
      const reader = createAnswerReader(writer, {
        secrets,
        onThought: (callId, thought) => thoughts.remember(callId, thought),
      })
      const reading = readAnswer(reply, io.signal, reader).finally(() => writer.end())
      await keepingUsage(reading, () => reader.usage.counted())
      return endingOf(reader.outcome(), writer)
    },
  }
}

/** Drops the white space that the beginning of the answer, as it was stored, ends with already. */
function withoutFirstSpace(give: (text: string) => void): (text: string) => void {
  let begun = false
  return (text) => {
    const rest = begun ? text : text.trimStart()
    begun ||= rest !== ''
    give(rest)
  }
}
