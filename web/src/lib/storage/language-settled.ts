import { defineStored } from './define-stored.ts'

/** Somebody chose a language here, or turned down the offer of another one; never forgotten. */
export const languageSettled = defineStored('languageSettled', {
  default: false,
  expiresAfterS: null,
})
