// What packages bring for those who develop with them, and no server ever opens: half of the files, and a quarter of the bytes.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const unloaded =
  /\.(map|d\.[cm]?ts|tsbuildinfo)$|^(readme|changelog|history)(\.(md|markdown|txt))?$/i

/** Whether a file is for reading or for compilers. Licences are neither. */
export const isUnloaded = (name) => unloaded.test(name)

/** Deletes such files below a folder of packages. */
export function removeUnloaded(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeUnloaded(path)
    else if (entry.isFile() && isUnloaded(entry.name)) rmSync(path)
  }
}
