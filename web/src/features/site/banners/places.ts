// Places in a row of pictures that goes round.

/** The place `step` further on; from the last one comes to the first. */
export const placeAfter = (place: number, step: number, count: number): number =>
  count === 0 ? 0 : (((place + step) % count) + count) % count

/** The place to be at when the picture at `gone` leaves a row of `count`: that of what came after it, else of the last. */
export const placeWithout = (place: number, gone: number, count: number): number =>
  Math.max(0, Math.min(gone < place ? place - 1 : place, count - 2))
