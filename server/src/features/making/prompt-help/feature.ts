import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { promptHelpHandlers } from './prompt-help.routes.ts'

export const promptHelp = defineFeature('prompt-help', {
  calls: [
    defineCalls(api.promptHelp, (services) => promptHelpHandlers(services), {
      rates: {
        toEnglish: aMinute(60),
        toChinese: aMinute(60),
        // Asked while somebody types, at most twice a second.
        understand: aMinute(240),
        associate: aMinute(60),
      },
    }),
  ],
})
