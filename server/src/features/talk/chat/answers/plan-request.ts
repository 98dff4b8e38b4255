// What a model is to be told for an answer: settled, and counted, before anything is stored or sent.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import type { chat } from '@atelier/contract/features/talk/chat'
import type { Locale } from '@atelier/contract/primitives'
import type { ChatHost, ChatRequest, OutlineRequest } from '@atelier/engines/kinds/chat'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import type { UsableModel } from '../../models/models.usecases.ts'
import type { ServerTool } from '../../tools/chat-tools.ts'
import {
  fitContext,
  type ReadPicture,
  type Told,
  tokensOf,
  toTurns,
} from '../turns/conversation.ts'
import type { Persona } from './find-persona.ts'
import { type AnswerKnowledge, describeKnowledge } from './prepare-knowledge.ts'

export type ChatInput = ParsedInputOf<typeof chat.process> & {
  /** An answer for a mind map, whose log is none of the conversations. */
  outline?: OutlineRequest
}

/** A question with the model and the caller that it is about. */
export type Ask = {
  input: ChatInput
  /** The app or the role that answers; null for none. */
  persona: Persona | null
  model: UsableModel
  /** Those that there are for the caller, where any was chosen; the model is offered what was chosen of them. */
  tools: readonly ServerTool[]
  context: RequestContext<'caller'>
  /** What it may know of documents; null for nothing. */
  knowledge: AnswerKnowledge | null
  /** What the Guide is told of the house; null for other models. */
  host: ChatHost | null
}

/** Whether the Guide answers as host, who has works made: not as an app, and not for a map that grows. */
export const isHosted = ({
  input,
  persona,
  model,
}: Pick<Ask, 'input' | 'persona' | 'model'>): boolean =>
  model.engineId === 'builtin' && persona?.kind !== 'app' && !input.outline

export type Plan = {
  system: string
  told: readonly Told[]
  tools: ChatRequest['tools']
  /** About how many tokens all of this is. */
  inputTokens: number
}

/** As much of the conversation as fits into the model, with the tools that it may use. */
export function planRequest(conversation: readonly Told[], ask: Ask): Plan {
  const { input, persona, model, tools: there, context, knowledge } = ask
  const { options } = input
  const { vision, contextTokens } = model.abilities
  const system = persona
    ? persona.systemMessage
    : ownSystem(model.systemMessage || input.systemMessage, context)
  const ofKnowledge = knowledge?.tool ? [knowledge.tool.name] : []
  const wanted = model.abilities.tools ? [...chosenTools(input, persona), ...ofKnowledge] : []
  const hosted = isHosted(ask)
  const tools = there
    .filter((tool) => hosted || wanted.includes(tool.name))
    .map(({ name, description, input: schema }) => ({ name, description, input: schema }))
  const spare = Math.min(options.maxTokens ?? 4096, contextTokens / 4)
  // What writes by itself is given the passages apart.
  const known =
    model.engineId === 'builtin' ? conversation : describeKnowledge(conversation, knowledge)
  const told = fitContext(known, contextTokens - spare - estimateTokens(system))
  let inputTokens = estimateTokens(system)
  // The host's tools are told to nobody.
  if (!hosted) for (const tool of tools) inputTokens += estimateTokens(JSON.stringify(tool))
  for (const { role, parts } of told)
    inputTokens += tokensOf({
      role,
      parts: vision ? parts : parts.filter(({ type }) => type !== 'image'),
    })
  return { system, told, tools, inputTokens }
}

/** Names of the tools that the app brings, or that the person chose. */
export const chosenTools = ({ options }: ChatInput, persona: Persona | null): readonly string[] =>
  persona?.kind === 'app' ? persona.tools : (options.tools ?? [])

function ownSystem(
  systemMessage: string | null | undefined,
  { site, caller }: Pick<RequestContext<'caller'>, 'site' | 'caller'>,
): string {
  const system = systemMessage ?? site.settings.systemMessage
  return caller.role ? `${system}\n\n${caller.role}` : system
}

/** The request itself, pictures included. `maxOutputTokens` is what the answer's price allows. */
export async function toRequest(
  { system, told, tools }: Plan,
  { input, model, knowledge, host }: Ask,
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
    turns: await toTurns(told, {
      vision: model.abilities.vision,
      // What writes by itself reads all of it as the question.
      namesFiles: model.engineId !== 'builtin',
      readPicture,
    }),
    tools,
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(input.outline ? { outline: input.outline } : {}),
    ...(knowledge && model.engineId === 'builtin' ? { knowledge: apart(knowledge) } : {}),
    ...(host ? { host } : {}),
    locale,
  }
}

const apart = ({ given }: AnswerKnowledge): NonNullable<ChatRequest['knowledge']> => ({
  isFound: given.how !== 'beginning',
  passages: given.passages.map(({ number, title, text, source }) => ({
    number,
    title,
    text,
    place: source.place ?? {},
  })),
})
