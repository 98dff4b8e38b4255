// Pictures of cases and files of demos, which every server makes where it has none: in a run of journeys each is made once, not once a file.
import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What servers of this run have made of their libraries. */
    libraryFolder: string
  }
}

/** Folders of the storage whose files are named by what they are made from: a name never stands for another content. */
const libraries = ['drawing-library', 'media-library']

export async function makeLibraryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'atelier-library-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Gives a server that has not started what others have made. */
export const takeLibraryFiles = (libraryFolder: string, dataDir: string): Promise<void> =>
  linkFiles(libraryFolder, join(dataDir, 'files'))

/** Keeps what a server made, for those that start later. */
export const keepLibraryFiles = (libraryFolder: string, dataDir: string): Promise<void> =>
  linkFiles(join(dataDir, 'files'), libraryFolder)

// By links: storage puts files in their place whole, and never writes into one again.
async function linkFiles(from: string, to: string): Promise<void> {
  for (const library of libraries) {
    const names = await readdir(join(from, library)).catch(() => [])
    if (names.length) await mkdir(join(to, library), { recursive: true })
    for (const name of names.filter((each) => !each.endsWith('.part')))
      await link(join(from, library, name), join(to, library, name)).catch(unlessThere)
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
