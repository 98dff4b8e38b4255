import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { accountHandlers } from './accounts.routes.ts'
import { exportProfile } from './export-profile.ts'
import { forgetIdleGuests } from './idle-guests.ts'
import { securityHandlers } from './security/security.routes.ts'

export const accounts = defineFeature('accounts', {
  calls: [
    defineCalls(api.auth, ({ security }) => accountHandlers(security), {
      rates: {
        login: aMinute(10),
        register: aMinute(10),
        claimOperator: aMinute(10),
        bindUsername: aMinute(10),
        updateUser: aMinute(30),
        createGuest: aMinute(120),
      },
    }),
    defineCalls(api.accountSecurity, ({ security }) => securityHandlers(security), {
      rates: {
        requestReset: aMinute(10),
        resetPassword: aMinute(10),
        operatorReset: aMinute(30),
        bindEmail: aMinute(10),
        confirmEmail: aMinute(20),
        confirmEmailLink: aMinute(20),
        removeEmail: aMinute(10),
        proveSecondFactor: aMinute(20),
        setUpSecondFactor: aMinute(10),
        confirmSecondFactor: aMinute(20),
        turnOffSecondFactor: aMinute(10),
        renewRecoveryCodes: aMinute(10),
      },
    }),
  ],
  account: { export: (services) => exportProfile(services.accounts) },
  sealed: [{ table: 'accounts', column: 'totp_secret' }],
  sweeps: { ofOld: { 'idle guests': ({ accountData }) => forgetIdleGuests(accountData) } },
  close: ({ lines }) => lines.close(),
  after: {
    // Who was here on a day is counted before.
    sweeps: ['analytics'],
  },
})
