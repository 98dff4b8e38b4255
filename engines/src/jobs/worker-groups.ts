// The processes of the whole server for what takes long: whoever opens an engine shares them.
import { availableParallelism, totalmem } from 'node:os'
import { createJobGroup } from './job-group.ts'

/** There, long things are made one after the other. */
export const isSmallMachine =
  Math.min(totalmem(), process.constrainedMemory() || Infinity) < 1.5 * 1024 ** 3
const cores = isSmallMachine ? 1 : availableParallelism()

/** Pictures are made in seconds: they do not wait for what takes minutes. */
export const paintingGroup = createJobGroup({ most: cores >= 4 ? 2 : 1, memoryMb: 2048 })
/** What nobody waits for. */
export const backgroundGroup = createJobGroup({ most: 1, memoryMb: 2048, areNice: true })
/** Clips, songs and their parts. */
export const makingGroup = createJobGroup({ most: isSmallMachine ? 1 : 4, memoryMb: 4096 })
/** What is read and encoded in seconds: pictures, and small files of sound and clips. More than one, so that one that hangs stops nobody. */
export const mediaGroup = createJobGroup({ most: isSmallMachine ? 2 : 4, memoryMb: 1536 })
