import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { nameSiteModel } from '../models/name-site-model.ts'
import { exportConnections } from './export-connections.ts'
import { importModels } from './import-models.ts'
import { modelHandlers, ownConnectionHandlers } from './own-connections.routes.ts'

export const ownConnections = defineFeature('own-connections', {
  calls: [
    defineCalls(api.ownConnections, (services) => ownConnectionHandlers(services.ownConnections), {
      rates: {
        save: aMinute(20),
        balance: aMinute(30),
      },
    }),
    defineCalls(
      api.models,
      (services) => modelHandlers(services.catalog, services.ownConnections),
      {
        rates: {
          addOwn: aMinute(20),
        },
      },
    ),
  ],
  account: {
    export: ({ db, clock }) =>
      exportConnections({ db, clock, nameModel: (id) => nameSiteModel(id, db) }),
    import: (services) => importModels({ ...services.ownConnections, catalog: services.catalog }),
  },
  sealed: [{ table: 'own_connections', column: 'settings' }],
})
