import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { importOwnPrompts } from './import-own-prompts.ts'
import { promptHandlers } from './prompts.routes.ts'
import { exportPrompts, movePrompts } from './prompts-account.ts'

export const prompts = defineFeature('prompts', {
  calls: [defineCalls(api.prompts, (services) => promptHandlers(services))],
  account: {
    adopt: movePrompts,
    export: (services) => exportPrompts(services),
    import: (services) => importOwnPrompts(services),
  },
})
