import type { Locale } from '@atelier/contract/primitives'
import { callOptions } from '../../../api/call-options.ts'

/** Pictures that the site shows at its entrance. */
export const bannersQuery = (language: Locale) =>
  callOptions('content.banners', { size: 99, language }, { anonymous: true })
