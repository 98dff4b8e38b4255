// The processes of the whole server for what takes long: whoever opens an engine shares them.
import { availableParallelism, totalmem } from 'node:os'
import { createJobGroup, type GroupOptions } from './job-group.ts'

/** There, what takes long is made one after the other, by one process: two would not fit beside the server and its database. */
export const isSmallMachine =
  Math.min(totalmem(), process.constrainedMemory() || Infinity) < 1.5 * 1024 ** 3
const cores = availableParallelism()
const only = isSmallMachine ? createJobGroup({ max: 1 }) : undefined

const ownGroup = (options: GroupOptions) => only ?? createJobGroup(options)

/** Pictures are made in seconds: where there is room, they do not wait for what takes minutes. */
export const paintingGroup = ownGroup({ max: cores >= 4 ? 2 : 1, memoryMb: 2048 })
/** Clips, songs and their parts. */
export const makingGroup = ownGroup({ max: 4, memoryMb: 4096 })
/** What is read and encoded in seconds: pictures, and small files of sound and clips. More than one, so that one that hangs stops nobody. */
export const mediaGroup = createJobGroup({ max: isSmallMachine ? 2 : 4, memoryMb: 1536 })
