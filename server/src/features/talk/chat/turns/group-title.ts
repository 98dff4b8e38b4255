// Names of conversations: at once from the prompt, then better from the model that answered.

import { textOfEvents } from '@atelier/contract/fold-events'
import type { CountedUsage } from '@atelier/engines/counted-usage'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEmission, ChatRequest } from '@atelier/engines/kinds/chat'
import type { UsableModel } from '../../models/models.usecases.ts'
import { plainTitle, titleLine } from './plain-title.ts'

/** The beginning of a prompt, as a title; empty when there are no words in it. */
export const titleFromPrompt = (prompt: string): string =>
  titleLine(prompt.replace(/```[\s\S]*?(```|$)/g, ' ').replace(/[#>*_`]+/g, ' ')) ||
  titleLine(prompt)

/** More than any name and its thoughts. */
const maxLetters = 8000

const instruction =
  'Name this conversation in its own language, in at most eight words or sixteen characters. ' +
  'Answer with the name alone: no quotes, no full stop.'

/** What a name may take at most, in tokens. */
export const maxTitleTokens = 200

/** The question, as it is sent. */
export const titleQuestion = ({ prompt, answer }: { prompt: string; answer: string }) => ({
  system: instruction,
  text: `<question>\n${prompt.slice(0, 2000)}\n</question>\n<answer>\n${answer.slice(0, 1000)}\n</answer>`,
})

/** Asks the model for a name; `title` is undefined when it gives nothing of use. Throws EngineError. */
export async function titleFromModel(
  exchange: { prompt: string; answer: string },
  model: UsableModel,
  io: EngineIo,
): Promise<{ title: string | undefined; written: string; counted: CountedUsage | null }> {
  const said: ChatEmission[] = []
  let written = ''
  const { system, text: question } = titleQuestion(exchange)
  const request: ChatRequest = {
    model: model.name,
    system,
    turns: [{ role: 'user', parts: [{ type: 'text', text: question }] }],
    tools: [],
    maxOutputTokens: maxTitleTokens,
    reasoning: 'off',
    locale: 'en-US',
  }
  const { reason, usage } = await model.engine.answer(
    request,
    (piece) => {
      if (written.length >= maxLetters) return
      said.push(piece)
      if (piece.type === 'text-delta' || piece.type === 'reasoning-delta') written += piece.text
    },
    io,
  )
  // What the limit cut off is most often a thought.
  const title = reason === 'done' ? plainTitle(textOfEvents(said)) : undefined
  return { title, written, counted: usage }
}
