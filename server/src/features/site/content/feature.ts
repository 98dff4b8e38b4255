import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { contentHandlers } from './content.routes.ts'
import { copyContents } from './content.store.ts'
import { seedContent } from './seeded-content.ts'

export const content = defineFeature('content', {
  calls: [defineCalls(api.content, (services) => contentHandlers(services))],
  site: {
    seed: ({ id }, tx) => seedContent(id, tx),
    copy: ({ from, to }, tx) => copyContents(tx, from, to),
  },
})
