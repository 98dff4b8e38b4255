import { createAnswerWriter, endingOf } from '../../answer-writer.ts'
import { readErrorShape as readError } from '../../error-shapes.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo, HttpReply } from '../../io.ts'
import { keepingUsage } from '../../keep-usage.ts'
import type { ChatEngine, ChatRequest } from '../../kinds/chat.ts'
import { parseJson, readAnswer, readText, send } from '../../read-reply.ts'
import { createThoughtMemory } from '../../thought-memory.ts'
import { readRefusal } from '../../upstream-failure.ts'
import { askForUsage } from './generation-usage.ts'
import { createAnswerReader } from './openai-compatible.answer.ts'
import { toRequestBody } from './openai-compatible.request.ts'
import { modelList, readModel } from './openai-compatible.wire.ts'
import { dialectOf, guessPreset, type Preset } from './presets.ts'
import { createFieldMemory, refusedField } from './refused-fields.ts'

/** How many fields a model may decline before its words are passed on. */
const maxAmendments = 3

/** Chat by `/chat/completions` under the address. An empty key sends none. */
export function createChat(
  settings: { baseUrl: string; apiKey: string },
  preset: Preset | null = guessPreset(settings.baseUrl),
): ChatEngine {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const dialect = dialectOf(preset)
  const secrets = [settings.apiKey]
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (settings.apiKey !== '') headers.authorization = `Bearer ${settings.apiKey}`
  const thoughts = createThoughtMemory<string>()
  const fields = createFieldMemory()

  const ask = async (request: ChatRequest, io: EngineIo): Promise<HttpReply> => {
    const { model } = request
    const asked = toRequestBody(request, dialect, (callId) => thoughts.recall(callId))
    for (let amendments = 0; ; amendments++) {
      const body = fields.amend(model, asked)
      const reply = await send(io, {
        method: 'POST',
        url: `${baseUrl}/chat/completions`,
        headers: { ...headers, accept: 'text/event-stream, application/json' },
        body: JSON.stringify(body),
      })
      if (reply.status === 200) return reply
      let refused: ReturnType<typeof refusedField>
      const failure = await readRefusal(reply, io, {
        secrets,
        readError(json) {
          const error = readError(json)
          if (error && (reply.status === 400 || reply.status === 422))
            refused = refusedField(error, body)
          return error
        },
      })
      if (refused === undefined || amendments === maxAmendments) throw failure
      io.log('info', 'a model does not take a field; it is left out from now on', {
        model,
        field: refused,
      })
      fields.learn(model, refused)
    }
  }

  return {
    async listModels(io) {
      const reply = await send(io, { method: 'GET', url: `${baseUrl}/models`, headers })
      if (reply.status !== 200) throw await readRefusal(reply, io, { secrets, readError })
      const list = modelList.safeParse(parseJson(await readText(reply, io.signal)))
      if (!list.success)
        throw new EngineError('nonsense', 'The upstream did not answer with a list of models.')
      const rows = list.data.data.map(readModel).filter((model) => model !== undefined)
      return rows.filter(({ name }) => !dialect.notChat?.test(name))
    },

    async answer(request, emit, io) {
      const reply = await ask(request, io)
      const writer = createAnswerWriter(emit, io)
      const reader = createAnswerReader(writer, {
        secrets,
        onThought: (callId, thought) => thoughts.remember(callId, thought),
      })
      const reading = readAnswer(reply, io.signal, reader).finally(() => writer.end())
      await keepingUsage(reading, async ({ kind }) => {
        const counted = reader.usage.counted()
        const answerId = reader.usage.answerId()
        const mayAsk = kind === 'aborted' || kind === 'cut' || kind === 'timeout'
        if (!dialect.countsBrokenOff || !answerId || !mayAsk) return counted
        const url = `${baseUrl}/generation`
        return (await askForUsage({ url, headers, answerId }, io)) ?? counted
      })
      return endingOf(reader.outcome(), writer)
    },
  }
}
