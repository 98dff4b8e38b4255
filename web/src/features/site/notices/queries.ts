import type { Locale } from '@atelier/contract/primitives'
import { callOptions } from '../../../api/call-options.ts'

/** What the site tells its people, newest first. */
export const noticesQuery = (language: Locale) =>
  callOptions('content.notices', { language }, { anonymous: true })
