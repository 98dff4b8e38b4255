// Names of conversations: at once from the prompt, then better from the model that answered.

import { textOfEvents } from '@atelier/contract/fold-events'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEmission, ChatRequest } from '@atelier/engines/kinds/chat'
import type { UsableModel } from '../models/models.usecases.ts'

const longest = 60

const tidy = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].length > longest ? `${[...line].slice(0, longest - 1).join('')}…` : line
}

/** The beginning of a prompt, as a title; empty when there are no words in it. */
export const titleFromPrompt = (prompt: string): string =>
  tidy(prompt.replace(/```[\s\S]*?(```|$)/g, ' ').replace(/[#>*_`]+/g, ' ')) || tidy(prompt)

const instruction =
  'Name this conversation in its own language, in at most eight words or sixteen characters. ' +
  'Answer with the name alone: no quotes, no full stop.'

/** Asks the model for a name; undefined when it gives nothing of use. Throws EngineError. */
export async function titleFromModel(
  exchange: { prompt: string; answer: string },
  model: UsableModel,
  io: EngineIo,
): Promise<string | undefined> {
  const said: ChatEmission[] = []
  const request: ChatRequest = {
    model: model.name,
    system: instruction,
    turns: [
      {
        role: 'user',
        parts: [
          {
            type: 'text',
            text: `<question>\n${exchange.prompt.slice(0, 2000)}\n</question>\n<answer>\n${exchange.answer.slice(0, 1000)}\n</answer>`,
          },
        ],
      },
    ],
    tools: [],
    maxOutputTokens: 200,
    reasoning: 'off',
    locale: 'en-US',
  }
  await model.engine.answer(
    request,
    (piece) => {
      said.push(piece)
    },
    io,
  )
  const text = textOfEvents(said).slice(0, 400)
  const title = tidy(text.replace(/^["'“”‘’「『《]+|["'“”‘’」』》。.]+$/g, ''))
  return title && !title.includes('<') ? title : undefined
}
