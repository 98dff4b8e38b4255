import { defineStored } from './define-stored.ts'

/** When the newest drawing notice that somebody has put away here was written; ISO, empty for none. */
export const drawingNoticeSeen = defineStored('drawing-notice', {
  default: '',
  expiresAfterS: null,
})
