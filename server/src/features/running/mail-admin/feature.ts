import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { mailAdminHandlers } from './mail-admin.routes.ts'

export const mailAdmin = defineFeature('mail-admin', {
  calls: [
    defineCalls(api.mailAdmin, ({ mail }) => mailAdminHandlers(mail), {
      rates: {
        test: aMinute(10),
      },
    }),
  ],
})
