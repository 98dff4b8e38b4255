import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole installation: the first above this code that holds the workspaces, whether the code is bundled or not. */
export const repositoryFolder: string = (() => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'server/src/platform/db/migrations'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('the installation is not complete: no migrations found')
    folder = above
  }
  return folder
})()
