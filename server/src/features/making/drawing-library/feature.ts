import { defineFeature } from '../../define-feature.ts'
import { exportParamSets } from './export-param-sets.ts'
import { importParamSets } from './import-param-sets.ts'
import { moveParamSets } from './param-sets.store.ts'

export const drawingLibrary = defineFeature('drawing-library', {
  account: {
    adopt: moveParamSets,
    export: (services) => exportParamSets(services.drawingLibrary),
    import: (services) => importParamSets(services.drawingLibrary),
  },
})
