import { defineFeature } from '../../define-feature.ts'
import { forgetEndedTries } from './code-tries.ts'
import { moveRedemptions } from './redemptions.store.ts'

export const codes = defineFeature('codes', {
  account: { adopt: moveRedemptions },
  sealed: [{ table: 'codes', column: 'sealed' }],
  sweeps: { ofOld: { 'tries of codes': (services) => forgetEndedTries(services.codes) } },
})
