/** The places of the application in the order of the rail; `more` holds what belongs to none of the others. */
export const placeNames = ['home', 'chat', 'create', 'explore', 'library', 'works', 'more'] as const
export type PlaceName = (typeof placeNames)[number]
