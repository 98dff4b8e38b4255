import type { Locale } from '@atelier/contract/primitives'
import { callOptions } from '../../api/call-options.ts'

/** Styles of music to choose from. */
export const stylesQuery = (language: Locale) => ({
  ...callOptions('mediaLibrary.musicStyles', { page: 1, size: 100, language }),
  staleTime: Number.POSITIVE_INFINITY,
})
