import { defineFeature } from '../../define-feature.ts'
import { exportProfile } from './export-profile.ts'
import { forgetIdleGuests } from './idle-guests.ts'

export const accounts = defineFeature('accounts', {
  account: { export: (services) => exportProfile(services.accounts) },
  sealed: [{ table: 'accounts', column: 'totp_secret' }],
  sweeps: { ofOld: { 'idle guests': ({ accountData }) => forgetIdleGuests(accountData) } },
  close: ({ lines }) => lines.close(),
  after: {
    // Who was here on a day is counted before.
    sweeps: ['figures'],
  },
})
