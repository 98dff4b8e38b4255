import { defineFeature } from '../../define-feature.ts'
import { serveIcons } from './icons.routes.ts'

export const icons = defineFeature('icons', {
  routes: (app, { iconSets }) => serveIcons(app, iconSets),
})
