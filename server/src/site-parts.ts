// The part of the composition root that is about sites: what a new one begins with, and who goes with one that is removed.
import {
  type LeaveDependencies,
  removeAccount,
} from './features/identity/accounts/leave-account.ts'
import { copyPackages } from './features/money/payments/packages.store.ts'
import { seedPackages } from './features/money/payments/seeded-packages.ts'
import { copyContents } from './features/site/content/content.store.ts'
import { seedContent } from './features/site/content/seeded-content.ts'
import { type BrandPictures, copyBrandPictures } from './features/site/sites/brand-pictures.ts'
import type { SiteManagement } from './features/site/sites/manage-sites.ts'

type SiteParts = Pick<SiteManagement, 'seedSite' | 'copySite' | 'removeGuest'>

/** What features that keep something for a site do when one comes or goes. */
export const siteParts = ({ storage, ...leave }: LeaveDependencies & BrandPictures): SiteParts => ({
  async seedSite(site, tx) {
    await seedContent(site.id, tx)
    await seedPackages(site, tx)
  },
  async copySite(from, to, tx) {
    await copyContents(tx, from, to)
    await copyPackages(tx, from, to)
    await copyBrandPictures({ from, to }, { db: tx, storage })
  },
  removeGuest: (guest) => removeAccount(guest, leave),
})
