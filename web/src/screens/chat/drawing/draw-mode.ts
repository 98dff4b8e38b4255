// Conversations in which what is written is drawn instead of answered. 0 is the one that does not exist yet.
import { defineStored } from '../../../lib/storage/define-stored.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'

const maxPlaces = 50

const drawingPlaces = defineStored<readonly number[]>('drawing-groups', {
  default: [],
  read: (found) =>
    Array.isArray(found) ? found.filter((place) => Number.isSafeInteger(place)) : undefined,
})

export const useDrawMode = (place: number): boolean => useStored(drawingPlaces).includes(place)

export const setDrawMode = (place: number, wanted: boolean): void =>
  drawingPlaces.update((places) => {
    const others = places.filter((each) => each !== place)
    return wanted ? [...others, place].slice(-maxPlaces) : others
  })

/** The model that draws, once one was chosen. */
export const chosenDrawModel = defineStored<number | null>('chat-draw-model', {
  default: null,
  expiresAfterS: null,
  read: (found) =>
    found === null || Number.isSafeInteger(found) ? (found as number | null) : undefined,
})
