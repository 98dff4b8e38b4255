import { defineStored } from './define-stored.ts'

/** The text of the line above the screens that somebody closed last; another text shows again. The page's first script reads it too. */
export const dismissedBanner = defineStored('topBanner', {
  default: '',
  expiresAfterS: null,
  alwaysPlain: true,
})
