// What a model is to be told for an answer: settled, and counted, before anything is stored or sent.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import type { chat } from '@atelier/contract/features/chat'
import type { Locale } from '@atelier/contract/primitives'
import type { ChatRequest } from '@atelier/engines/kinds/chat'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { UsableModel } from '../models/models.usecases.ts'
import type { ServerTool } from './chat-tools.ts'
import { fitContext, type ReadPicture, type Told, tokensOf, toTurns } from './conversation.ts'

export type ChatInput = ParsedInputOf<typeof chat.process>

/** A question with the model and the caller that it is about. */
export type Ask = {
  input: ChatInput
  model: UsableModel
  context: RequestContext<'caller'>
}

export type Plan = {
  system: string
  told: readonly Told[]
  tools: ChatRequest['tools']
  /** About how many tokens all of this is. */
  inputTokens: number
}

/** As much of the conversation as fits into the model, with the tools that it may use. */
export function planRequest(
  conversation: readonly Told[],
  { input, model, context }: Ask,
  serverTools: readonly ServerTool[],
): Plan {
  const { options } = input
  const { site, caller } = context
  const { vision, contextTokens } = model.abilities
  const persona = caller.role ? `\n\n${caller.role}` : ''
  const system = `${input.systemMessage ?? site.settings.systemMessage}${persona}`
  const wanted = model.abilities.tools ? (options.tools ?? []) : []
  const tools = serverTools
    .filter((tool) => wanted.includes(tool.name))
    .map(({ name, description, input: schema }) => ({ name, description, input: schema }))
  const spare = Math.min(options.maxTokens ?? 4096, contextTokens / 4)
  const told = fitContext(conversation, contextTokens - spare - estimateTokens(system))
  let inputTokens = estimateTokens(system)
  for (const tool of tools) inputTokens += estimateTokens(JSON.stringify(tool))
  for (const { role, parts } of told)
    inputTokens += tokensOf({
      role,
      parts: vision ? parts : parts.filter(({ type }) => type !== 'image'),
    })
  return { system, told, tools, inputTokens }
}

/** The request itself, pictures included. `maxOutputTokens` is what the answer's price allows. */
export async function toRequest(
  { system, told, tools }: Plan,
  { input, model }: Ask,
  {
    locale,
    readPicture,
    maxOutputTokens = input.options.maxTokens,
  }: { locale: Locale; readPicture: ReadPicture; maxOutputTokens?: number | undefined },
): Promise<ChatRequest> {
  const { temperature, topP, reasoning } = input.options
  return {
    model: model.name,
    system,
    turns: await toTurns(told, { vision: model.abilities.vision, readPicture }),
    tools,
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(reasoning === undefined ? {} : { reasoning }),
    locale,
  }
}
