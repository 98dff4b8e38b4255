// The server as one file (server/vite.config.ts), which takes half the processor to start and 20 MiB less than its sources one by one.
import { join } from 'node:path'
import { buildWorkspace, distOf, stampOf } from './build-workspace.mjs'
import { serverMain } from './server-arguments.mjs'
import { fingerprint, readNote, root } from './workplace.mjs'

/** All that the built server depends on. */
export const serverParts = [
  'server/src',
  'server/vite.config.ts',
  'contract/src',
  'engines/src',
  'package-lock.json',
]

/** Whether the built one is of these very sources. */
export const isServerBuilt = () => readNote(stampOf('server')) === fingerprint(serverParts)

/** What a start runs: the built server, or its sources where it is not of these. */
export const serverProgram = () =>
  isServerBuilt() ? join(distOf('server'), 'main.js') : serverMain

/** Builds it by the packages in `place`, unless the built one is of these very sources. Throws when it fails. */
export async function buildServer(node, place = root) {
  const note = fingerprint(serverParts)
  if (readNote(stampOf('server')) === note) return
  await buildWorkspace(node, { workspace: 'server', place, note }).catch((error) => {
    throw new Error(`The server could not be built:\n${error.message}`)
  })
}
