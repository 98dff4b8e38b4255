// Compresses what a quick build has left: node web/build/compress-rest.ts <folder of the build>
import { constants, setPriority } from 'node:os'
import { compressFiles, compressibleFiles } from './compress-files.ts'

setPriority(constants.priority.PRIORITY_LOW)
const [, , folder] = process.argv
if (folder) await compressFiles(folder, compressibleFiles(folder))
