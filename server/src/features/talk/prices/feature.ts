import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { priceHandlers } from './prices.routes.ts'

export const prices = defineFeature('prices', {
  calls: [defineCalls(api.prices, (services) => priceHandlers(services.prices))],
})
