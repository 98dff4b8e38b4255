// Pictures are read and written in the few threads that also read files, look names up and check passwords: a picture may take one for half
// a minute, so pictures never take them all.
import { createTurns } from '../turns.ts'

/** Of the four threads that Node has for all of this. */
export const pictureTurns = createTurns(2)
