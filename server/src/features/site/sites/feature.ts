import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { copyBrandPictures } from './brand-pictures.ts'
import { siteHandlers } from './sites.routes.ts'

export const sites = defineFeature('sites', {
  calls: [defineCalls(api.sites, ({ mail }) => siteHandlers(mail))],
  site: {
    copy: (places, db, { storage }) => copyBrandPictures(places, { db, storage }),
  },
  // Files are not taken back with the transaction: nothing fails after them.
  after: { copy: 'all others' },
  sealed: [
    { table: 'site_setting_changes', column: 'after', json: true },
    { table: 'site_setting_changes', column: 'before', json: true },
    { table: 'site_settings', column: 'value', json: true },
  ],
})
