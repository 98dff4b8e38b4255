import type { api } from '@atelier/contract'
import { understoodWords } from '@atelier/engines/adapters/builtin/image/words/understand-request'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  associate,
  type PromptHelpDependencies,
  quoteHelp,
  translateToChinese,
  translateToEnglish,
} from './prompt-help.usecases.ts'

export const promptHelpHandlers = (
  dependencies: PromptHelpDependencies,
): Handlers<typeof api.promptHelp> => ({
  async price(_input, context) {
    return quoteHelp(context, dependencies)
  },
  async toEnglish({ text }, context) {
    return translateToEnglish(text, context, dependencies)
  },
  async toChinese({ text }, context) {
    return translateToChinese(text, context, dependencies)
  },
  async understand({ prompt, negativePrompt, style }) {
    return understoodWords(prompt, { negativePrompt, ...(style ? { style } : {}) })
  },
  async associate(input, context) {
    return associate(input, context, dependencies)
  },
})
