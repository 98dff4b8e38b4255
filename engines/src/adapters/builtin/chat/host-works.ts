// The Guide as host: has the house make what was asked for, by the tools that it is offered, and says what came of it.
import type { Making, MakingKind } from '@atelier/contract/makings/making'
import type { Locale } from '@atelier/contract/primitives'
import type { ChatRequest, ChatToolCall, ChatToolResult } from '../../../kinds/chat.ts'
import type { HandbookSearch } from '../handbook/handbook-search.ts'
import { hostTexts } from './host-texts.ts'
import { makingNow } from './intents/follow-up.ts'
import { layOut } from './outline/answer-outline.ts'
import { questionLanguage } from './question-language.ts'

/** The tools by which the house makes each kind of work. */
export const hostTools: Record<MakingKind, string> = {
  picture: 'draw_picture',
  clip: 'make_clip',
  song: 'make_music',
  map: 'make_map',
}

export type HostAnswer =
  | { call: ChatToolCall }
  /** Markdown; empty where the work speaks for itself. */
  | { markdown: string }

/** Undefined where nothing is to be made, or the house makes nothing of that kind here. */
export function answerAsHost(
  questions: readonly string[],
  request: Pick<ChatRequest, 'locale' | 'tools' | 'turns' | 'knowledge'>,
  search: HandbookSearch,
): HostAnswer | undefined {
  const question = questions.at(-1) ?? ''
  const earlier = questions.slice(0, -1)
  const making = makingNow(question, earlier)
  const name = making && hostTools[making.kind]
  if (!making || !request.tools.some((tool) => tool.name === name)) return undefined
  // A map of what documents say is none that the house has.
  if (making.kind === 'map' && request.knowledge) return undefined
  const locale = questionLanguage(question, request.locale)
  if (making.request === '') return { markdown: hostTexts[locale].what[making.kind] }
  const result = resultIn(request.turns, name)
  if (!result) return { call: callOf(inputOf(making, locale, search), making.kind) }
  const said = hostTexts[locale]
  if (result.failed) return { markdown: result.refused ? said.notMade : result.output }
  if (making.kind === 'map') {
    return { markdown: said.mapIsThere(result.output) }
  }
  const isFirst = earlier.every((each, at) => !makingNow(each, earlier.slice(0, at))?.request)
  return { markdown: isFirst ? said.next[making.kind] : '' }
}

const callOf = (input: object, kind: MakingKind): ChatToolCall => ({
  type: 'tool-call',
  callId: 'host',
  name: hostTools[kind],
  input: JSON.stringify(input),
})

function inputOf({ kind, request }: Making, locale: Locale, search: HandbookSearch): object {
  if (kind !== 'map') return { prompt: request }
  return { title: request, ...layOut({ question: request, locale }, search) }
}

/** What came of the call in the answer that is being written. */
function resultIn(
  turns: ChatRequest['turns'],
  name: string | undefined,
): ChatToolResult | undefined {
  const last = turns.at(-1)
  if (last?.role !== 'assistant') return undefined
  return last.parts.findLast((part) => part.type === 'tool-result' && part.name === name) as
    | ChatToolResult
    | undefined
}
