// The Guide: has works made that are asked for, answers from the handbook and by its exact skills, and streams like any other. It is not a
// language model.
import { EngineError } from '../../../errors.ts'
import type { ChatEngine, ChatRequest, ChatTurn } from '../../../kinds/chat.ts'
import { openHandbookSearch } from '../handbook/handbook-search.ts'
import { answerFromPassages } from './answer-from-passages.ts'
import { answerQuestion } from './answer-question.ts'
import { emitSteadily } from './emit-steadily.ts'
import { answerAsHost } from './host-works.ts'
import { answerOutline } from './outline/answer-outline.ts'

export const guideModel = 'guide'

export type GuideOptions = {
  /** Folder of the handbook. It is read when the first question comes. */
  handbookDir: string
  /** Milliseconds between pieces; 0 for none. */
  paceMs: number
}

export function createGuide({ handbookDir, paceMs }: GuideOptions): ChatEngine {
  return {
    async listModels() {
      return [
        {
          name: guideModel,
          label: 'Guide',
          abilities: { vision: false, tools: false, reasoning: false, contextTokens: 8000 },
        },
      ]
    },
    async answer(request, emit, io) {
      const search = await openHandbookSearch(handbookDir).catch((cause: unknown) => {
        throw new EngineError('broken', 'The handbook cannot be read.', { cause })
      })
      const questions = request.turns.flatMap((turn) =>
        turn.role === 'user' ? [wordsOf(turn)] : [],
      )
      const question = questions.at(-1) ?? ''
      const { locale, outline, knowledge } = request
      const made = outline ? undefined : answerAsHost(questions, request, search)
      if (made && 'call' in made) {
        if (io.signal.aborted) throw new EngineError('aborted', 'The answer was ended.')
        emit(made.call)
        return { reason: 'tools', usage: null }
      }
      const { host } = request
      const asked = { question, earlier: questions.slice(0, -1), locale, now: io.now(), host }
      const quoted = knowledge && !outline && answerFromPassages(asked, knowledge)
      const { markdown, sources } = outline
        ? { markdown: answerOutline({ question, locale, ...outline }, search), sources: [] }
        : made
          ? { markdown: made.markdown, sources: [] }
          : quoted
            ? { markdown: quoted, sources: [] }
            : answerQuestion(asked, search)
      const text = remainderOf(markdown, request)
      await emitSteadily(text, (piece) => emit({ type: 'text-delta', text: piece }), {
        paceMs,
        signal: io.signal,
      })
      for (const source of sources) emit({ type: 'source', ...source })
      return { reason: 'done', usage: null }
    },
  }
}

function wordsOf(turn: ChatTurn): string {
  return turn.parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim()
}

/** What is left to say of an answer that was begun; all of it, set apart, where the beginning is not ours. */
function remainderOf(markdown: string, request: ChatRequest): string {
  const last = request.turns.at(-1)
  if (last?.role !== 'assistant') return markdown
  const begun = last.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  if (begun.trim() === '') return markdown
  return markdown.startsWith(begun) ? markdown.slice(begun.length) : `\n\n${markdown}`
}
