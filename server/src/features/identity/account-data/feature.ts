import { defineFeature } from '../../define-feature.ts'

export const accountData = defineFeature('account-data', {
  close: ({ accountData }) => accountData.imports.close(),
})
