import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { helpHandlers } from './help.routes.ts'

export const help = defineFeature('help', {
  calls: [defineCalls(api.help, ({ handbook }) => helpHandlers(handbook))],
})
