// A request for an answer by `streamGenerateContent`.
import {
  type AssistantStep,
  base64,
  continueInstruction,
  inputObject,
  toConversation,
  type UserTurn,
} from '../../conversation-steps.ts'
import type { ChatRequest } from '../../kinds/chat.ts'
import { guessAbilities } from '../../model-abilities.ts'
import type { CallSeal } from './gemini.wire.ts'

type Fields = Record<string, unknown>
type RecallSeal = (callId: string) => CallSeal | undefined

/** Stands for a signature that is gone; the API takes it and goes on without the thinking. */
const missingSignature = 'skip_thought_signature_validator'

const budgets = { off: 0, low: 2048, medium: 8192, high: 24_576 }

export function toRequestBody(request: ChatRequest, recall: RecallSeal): Fields {
  const { system, tools, temperature, topP, maxOutputTokens } = request
  const generationConfig: Fields = {
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...thinkingConfig(request),
  }
  return {
    ...(system === '' ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    contents: toContents(request, recall),
    ...(tools.length === 0
      ? {}
      : {
          tools: [
            {
              functionDeclarations: tools.map(({ name, description, input }) => ({
                name,
                description,
                parametersJsonSchema: input,
              })),
            },
          ],
        }),
    ...(Object.keys(generationConfig).length === 0 ? {} : { generationConfig }),
  }
}

/** Generation 2.5 counts tokens, later ones know levels; the bigger models cannot stop thinking. */
function thinkingConfig({ model, reasoning }: ChatRequest): Fields {
  if (!guessAbilities(model).reasoning) return {}
  const includeThoughts = reasoning !== 'off'
  if (reasoning === undefined) return { thinkingConfig: { includeThoughts } }
  const isPro = /\bpro\b/.test(model)
  if (signs(model)) {
    const min = isPro ? 'low' : 'minimal'
    return {
      thinkingConfig: { includeThoughts, thinkingLevel: reasoning === 'off' ? min : reasoning },
    }
  }
  const thinkingBudget = reasoning === 'off' && isPro ? 128 : budgets[reasoning]
  return { thinkingConfig: { includeThoughts, thinkingBudget } }
}

/** Models that seal their calls and want the seal back. */
const signs = (model: string) => !/gemini-(1|2)|gemma/.test(model)

function toContents(request: ChatRequest, recall: RecallSeal): Fields[] {
  const contents: { role: string; parts: Fields[] }[] = []
  const add = (role: string, parts: Fields[]) => {
    const last = contents.at(-1)
    if (last?.role === role) last.parts.push(...parts)
    else contents.push({ role, parts })
  }
  const { turns, continues } = toConversation(request)
  for (const turn of turns) {
    if (turn.role === 'user') add('user', userParts(turn))
    else
      for (const step of turn.steps) {
        add('model', modelParts(step, request.model, recall))
        if (step.results.length > 0) add('user', resultParts(step, recall))
      }
  }
  if (continues) add('user', [{ text: continueInstruction }])
  return contents
}

const userParts = ({ parts }: UserTurn): Fields[] =>
  parts.map((part) =>
    part.type === 'text'
      ? { text: part.text }
      : { inlineData: { mimeType: part.mime, data: base64(part.data) } },
  )

function modelParts({ text, calls }: AssistantStep, model: string, recall: RecallSeal): Fields[] {
  const parts: Fields[] = text.trim() === '' ? [] : [{ text }]
  calls.forEach(({ callId, name, input }, at) => {
    const seal = recall(callId)
    // Of parallel calls only the first is sealed.
    const signature = seal?.signature ?? (at === 0 && signs(model) ? missingSignature : undefined)
    parts.push({
      functionCall: { ...(seal?.id ? { id: seal.id } : {}), name, args: inputObject(input) },
      ...(signature === undefined ? {} : { thoughtSignature: signature }),
    })
  })
  return parts
}

const resultParts = ({ results }: AssistantStep, recall: RecallSeal): Fields[] =>
  results.map(({ callId, name, output, failed }) => {
    const id = recall(callId)?.id
    return {
      functionResponse: {
        ...(id ? { id } : {}),
        name,
        response: failed ? { error: output } : { output },
      },
    }
  })
