import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { passkeyHandlers } from './passkeys.routes.ts'

export const passkeys = defineFeature('passkeys', {
  calls: [
    defineCalls(api.passkeys, ({ accounts }) => passkeyHandlers(accounts), {
      rates: {
        options: aMinute(20),
        add: aMinute(20),
        rename: aMinute(30),
        remove: aMinute(30),
        // A page with the login dialog open asks by itself.
        loginOptions: aMinute(60),
        login: aMinute(20),
      },
    }),
  ],
})
