import { defineFeature } from '../../define-feature.ts'

export const outcomes = defineFeature('outcomes', {
  close: ({ chat }) => chat.outcomes.close(),
})
