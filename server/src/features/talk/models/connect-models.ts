// At a start: the Guide, keys found in the environment, and model servers on this machine become connections.

import type { FoundConnection } from '@atelier/engines/engine'
import { connectionsFromEnv, findLocalServers } from '@atelier/engines/find-connections'
import type { EngineIo } from '@atelier/engines/io'
import type { ModelCatalog } from './models.usecases.ts'
import type { ConnectionReport } from './take-connection.ts'

/** Longest that a start waits for upstreams; those that are slower come in while the server runs. */
const patienceMs = 1500

const guide = (handbookDir: string): FoundConnection => ({
  engine: 'builtin',
  preset: 'builtin',
  label: 'Atelier',
  settings: { handbookDir },
})

/** Connects all that is found and says what it is. */
export async function connectModels(
  catalog: ModelCatalog,
  options: {
    env: Record<string, string | undefined>
    lookForLocal: boolean
    handbookDir: string
    io: EngineIo
    say(line: string): void
  },
): Promise<void> {
  await catalog.connectFound([guide(options.handbookDir)], 'builtin')
  const tell = (reports: readonly ConnectionReport[]) => {
    for (const report of reports) options.say(lineOf(report))
  }
  const fromEnv = catalog.connectFound(connectionsFromEnv(options.env), 'environment').then(tell)
  const local = (options.lookForLocal ? findLocalServers(options.io) : Promise.resolve([]))
    .then((found) => catalog.connectFound(found, 'local'))
    .then(tell)
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
  await Promise.race([Promise.all([fromEnv, local]), patience])
}

function lineOf({ label, models, problem }: ConnectionReport): string {
  if (!problem) return `${label}: ${models} models`
  return models
    ? `${label}: ${models} models; others are not listed (${problem})`
    : `${label}: connected, but its models are not listed (${problem})`
}
