import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { forgetEndedTries } from './code-tries.ts'
import { codeHandlers } from './codes.routes.ts'
import { moveRedemptions } from './redemptions.store.ts'

export const codes = defineFeature('codes', {
  calls: [defineCalls(api.codes, (services) => codeHandlers(services))],
  account: { adopt: moveRedemptions },
  sealed: [{ table: 'codes', column: 'sealed' }],
  sweeps: { ofOld: { 'tries of codes': (services) => forgetEndedTries(services) } },
})
