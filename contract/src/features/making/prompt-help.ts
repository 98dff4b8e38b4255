// Help with the words of a prompt: into another language, and from an idea to a whole prompt.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { engineFailureCodes } from '../../engine-failure-codes.ts'
import { purses } from '../../ledger-terms.ts'
import { credits, locale } from '../../primitives.ts'
import { chatRates } from '../talk/prices.ts'
import { prompt } from './work-requests.ts'
import { understoodWords } from './works.ts'

const text = z.string().trim().min(1).max(8000)

const made = {
  /** By our own word list and rules, not a model: words that it does not know stay as they are. */
  builtin: z.boolean(),
  /** Shown name of the model; empty for our own. */
  model: z.string(),
  /** Credits charged. */
  price: credits,
}

const failures = ['credits.short', 'models.vip_only', ...engineFailureCodes] as const

export const promptHelp = {
  price: defineEndpoint({
    method: 'GET',
    path: '/fanyi/price',
    access: 'caller',
    summary: 'What help with a prompt costs the caller, before they ask for it.',
    input: z.object({}),
    reply: z.object({
      builtin: made.builtin,
      model: made.model,
      /** What the model charges; null where it is free. */
      rates: chatRates.nullable(),
      purse: z.enum(purses),
      /** Tokens that go along with the words. */
      besides: z.object({ translate: z.number().int(), associate: z.number().int() }),
    }),
  }),
  toEnglish: defineEndpoint({
    method: 'GET',
    path: '/fanyi/translate',
    changes: true,
    access: 'caller',
    summary: 'A prompt in English, as image models understand it best; flags stay as they are.',
    input: z.object({ text }),
    reply: z.object({ text: z.string(), ...made }),
    failures: [...failures],
  }),
  toChinese: defineEndpoint({
    method: 'GET',
    path: '/fanyi/translateToZh',
    changes: true,
    access: 'caller',
    summary: 'A text in Chinese: traditional for a reader of zh-TW, else simplified.',
    input: z.object({ text }),
    reply: z.object({ text: z.string(), ...made }),
    failures: [...failures],
  }),
  understand: defineEndpoint({
    method: 'POST',
    path: '/works/understood',
    changes: false,
    access: 'caller',
    summary:
      'What the built-in painter understands of a prompt, before it paints: words that it draws, and words that it does not know.',
    input: z.object({
      prompt,
      negativePrompt: prompt.default(''),
      /** The style that is chosen beside the words, which then say nothing of it. */
      style: z.string().max(40).exactOptional(),
    }),
    reply: understoodWords,
  }),
  associate: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/mj-associate',
    access: 'caller',
    summary: 'An idea rewritten as a good image prompt, with ways to go on from it.',
    input: z.object({
      prompt: text,
      /** The language that it answers in; the caller's own when absent. */
      locale: locale.optional(),
    }),
    reply: z.object({
      prompt: z.string(),
      /** Each a whole prompt. */
      completions: z.array(z.string()),
      ...made,
    }),
    failures: [...failures],
  }),
}
