import { useSyncExternalStore } from 'react'
import { defineStored } from '../../lib/storage/define-stored.ts'
import type { Way } from './song-request.ts'

const shelf = defineStored<Way>('music-way', {
  default: 'idea',
  read: (found) => (found === 'lyrics' || found === 'idea' ? found : undefined),
})

export const changeWay = (way: Way): void => shelf.set(way)
/** The way in which songs are wished for, as it was chosen last. */
export const useWay = (): Way => useSyncExternalStore(shelf.subscribe, shelf.get)
