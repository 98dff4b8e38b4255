import { defineStored } from '../../../lib/storage/define-stored.ts'

/** How fast it is read, as a multiple of the voice's own speed. */
export const readingSpeed = defineStored('readingSpeed', { default: 1, expiresAfterS: null })
export const readingSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
