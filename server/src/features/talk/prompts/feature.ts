import { defineFeature } from '../../define-feature.ts'
import { importOwnPrompts } from './import-own-prompts.ts'
import { exportPrompts, movePrompts } from './prompts-account.ts'

export const prompts = defineFeature('prompts', {
  account: {
    adopt: movePrompts,
    export: (services) => exportPrompts(services.prompts),
    import: (services) => importOwnPrompts(services.prompts),
  },
})
