import { type Colour, mix } from '../craft/colour.ts'
import type { Stage } from '../scene/stage.ts'

export const dark = ({ scene }: Stage): Colour => mix(scene.palette.shadow, scene.palette.far, 0.18)
