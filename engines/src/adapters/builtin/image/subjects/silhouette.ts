export type Point = readonly [number, number]

/** Closed outlines; each is smoothed through its points. */
export type Shape = readonly (readonly Point[])[]
