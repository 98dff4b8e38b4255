import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { drawingLibraryHandlers } from './drawing-library.routes.ts'
import { exportParamSets } from './export-param-sets.ts'
import { importParamSets } from './import-param-sets.ts'
import { moveParamSets } from './param-sets.store.ts'

export const drawingLibrary = defineFeature('drawing-library', {
  calls: [defineCalls(api.drawingLibrary, (services) => drawingLibraryHandlers(services))],
  account: {
    adopt: moveParamSets,
    export: (services) => exportParamSets(services),
    import: (services) => importParamSets(services),
  },
})
