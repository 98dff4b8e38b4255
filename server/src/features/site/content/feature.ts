import { defineFeature } from '../../define-feature.ts'
import { copyContents } from './content.store.ts'
import { seedContent } from './seeded-content.ts'

export const content = defineFeature('content', {
  site: {
    seed: ({ id }, tx) => seedContent(id, tx),
    copy: ({ from, to }, tx) => copyContents(tx, from, to),
  },
})
