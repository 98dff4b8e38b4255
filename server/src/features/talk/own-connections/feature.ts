import { defineFeature } from '../../define-feature.ts'
import { nameSiteModel } from '../models/name-site-model.ts'
import { exportConnections } from './export-connections.ts'
import { importModels } from './import-models.ts'

export const ownConnections = defineFeature('own-connections', {
  account: {
    export: ({ ownConnections: { db, clock } }) =>
      exportConnections({ db, clock, nameModel: (id) => nameSiteModel(id, db) }),
    import: (services) =>
      importModels({ ...services.ownConnections, catalog: services.chat.catalog }),
  },
  sealed: [{ table: 'own_connections', column: 'settings' }],
})
