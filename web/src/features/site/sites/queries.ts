import type { Locale } from '@atelier/contract/primitives'
import { useSuspenseQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'

/** What the browser knows of the site; the page brings it along, so it is there from the start. */
export const siteQuery = { ...callOptions('sites.front', {}), staleTime: Infinity }

export const useSite = () => useSuspenseQuery(siteQuery).data

/** What the site says about itself. */
export const aboutQuery = (language: Locale) =>
  callOptions('content.about', { language }, { anonymous: true })
