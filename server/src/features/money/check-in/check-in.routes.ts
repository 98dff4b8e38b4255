import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type CheckInDependencies, checkIn, displayCheckIn } from './check-in.usecases.ts'

export const checkInHandlers = (
  dependencies: CheckInDependencies,
): Handlers<typeof api.checkIn> => ({
  async checkIn(_, context) {
    return checkIn(context, dependencies)
  },
  async display(input, context) {
    return displayCheckIn(input, context, dependencies)
  },
})
