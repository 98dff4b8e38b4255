// What people ask before they begin, as it is written down in `content/questions`.
import { z } from 'zod'
import { defineContent, readContent } from '../../../platform/content/read-content.ts'
import type { ContentBody } from './content-kinds.ts'

export const questionContent = defineContent({
  name: 'questions',
  facts: z.object({}),
  words: z.object({ question: z.string(), answer: z.string() }),
  body: 'answer',
})

export const readQuestions = (): ContentBody<'question'>[] =>
  readContent(questionContent).map(
    ({ words: { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english } }) => ({
      question: {
        'zh-CN': simplified.question,
        'zh-TW': traditional.question,
        'en-US': english.question,
      },
      answer: {
        'zh-CN': simplified.answer,
        'zh-TW': traditional.answer,
        'en-US': english.answer,
      },
    }),
  )
