// What a site says about itself and shows of what comes with the product. Screens of their own change it.
import { z } from 'zod'
import { builtInLists } from '../content-terms.ts'
import { byLocale, setting } from './setting.ts'

const ids = z.array(z.string().max(80)).max(500)

export const contentSettings = {
  /** What the site says about itself, its line above and how to reach it, in its own language … */
  contents: setting(z.string(), '', 'public', null),
  topBanner: setting(z.string(), '', 'public', null),
  contact: setting(z.string(), '', 'public', null),
  /** … and in others; one that is missing is shown in the site's. */
  contentsElsewhere: setting(byLocale, {}, 'public', null),
  topBannerElsewhere: setting(byLocale, {}, 'public', null),
  contactElsewhere: setting(byLocale, {}, 'public', null),
  /** How the site shows lists that come with the product: what stands first, and what is left out. */
  builtInLists: setting(
    z.partialRecord(z.enum(builtInLists), z.object({ order: ids, hidden: ids })),
    {},
    'operator',
    null,
  ),
}

/** The way to a site of one's own. */
export const startSettings = {
  /** Whether the frame no longer reminds of what a fresh installation still needs. */
  setupDismissed: setting(z.boolean(), false, 'operator', null),
}
