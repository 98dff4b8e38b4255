import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { consoleHandlers } from './console.routes.ts'

export const console = defineFeature('console', {
  calls: [defineCalls(api.console, ({ sites }) => consoleHandlers(sites))],
})
