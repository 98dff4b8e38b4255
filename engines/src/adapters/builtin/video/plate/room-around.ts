/** How much more of a scene is painted than is seen at first: on every side, in sizes of that. */
export const roomAround = 0.14
