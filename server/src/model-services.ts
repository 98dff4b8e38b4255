// Models and the connections behind them: the product's own, members' own, and what works are made with.
import type { EngineIo } from '@atelier/engines/io'
import type { Samples } from './features/making/samples/open-samples.ts'
import { createWorkModelCatalog } from './features/making/work-models/work-models.usecases.ts'
import { createModelCatalog } from './features/talk/models/models.usecases.ts'
import {
  createConnectionOpener,
  createPlacesReader,
} from './features/talk/models/open-connections.ts'
import { createConnectionPool } from './features/talk/own-connections/connection-pool.ts'
import type { OwnConnectionDependencies } from './features/talk/own-connections/own-connections.usecases.ts'
import type { SecretBox } from './platform/secret-box.ts'
import type { ServiceParts } from './service-parts.ts'

export function createModelServices(
  { db, clock, log, engines, allowPrivateUpstreams: allowPrivate = false }: ServiceParts,
  {
    secrets,
    engineIo,
    samples,
  }: { secrets: SecretBox; engineIo(signal: AbortSignal): EngineIo; samples: Samples },
) {
  const ownConnections: OwnConnectionDependencies = {
    db,
    clock,
    secrets,
    allowPrivate,
    engineIo,
    pool: createConnectionPool({ engines, allowPrivate }),
  }
  const { open: openConnection, close: closeConnections } = createConnectionOpener({
    engines,
    secrets,
  })
  const placesOfConnection = createPlacesReader(secrets)
  const workModels = createWorkModelCatalog({
    db,
    clock,
    log,
    openConnection,
    samples,
    placesOfConnection,
  })
  const catalog = createModelCatalog({
    db,
    clock,
    secrets,
    openConnection,
    placesOfConnection,
    engineIo,
    log,
    otherKinds: [workModels],
  })
  return { ownConnections, openConnection, closeConnections, workModels, catalog }
}
