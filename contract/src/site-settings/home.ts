// Where visits begin, what the menu has, and whose days and pages these are.
import { z } from 'zod'
import { locale, timeZone } from '../primitives.ts'
import { setting } from './setting.ts'

export const homeSettings = {
  language: setting(locale, 'zh-CN', 'public'),
  /** Whose days are the site's days. */
  timeZone: setting(timeZone, 'UTC', 'operator'),
  indexPath: setting(z.string(), '', 'public', { kind: 'address' }),
  clientHomePath: setting(z.string(), '', 'public', { kind: 'address' }),
  /** Route names that the menu shows; empty for all. */
  menu: setting(z.array(z.string()), [], 'public', { kind: 'menu' }),
  /** Whether each of them stands by itself at the left, instead of under the place that it belongs to. */
  flatMenu: setting(z.boolean(), false, 'public'),
  /**
   * Codes of the sites that share their galleries with this one: two show each other's published works once each names the other. A site that
   * looks at works before they are shown shows of the others' those that its own moderators have let through.
   */
  galleryPartners: setting(z.array(z.string().trim().min(1).max(32)).max(100), [], 'operator', {
    kind: 'codes',
  }),
  analyticsScript: setting(z.string(), '', 'public', { kind: 'long' }, 'installation'),
  encryptStorage: setting(z.boolean(), false, 'public'),
  /** Whether those who run the site must have logged in by a second factor or a passkey before they open the console. */
  staffSecondFactor: setting(z.boolean(), false, 'operator'),
}
