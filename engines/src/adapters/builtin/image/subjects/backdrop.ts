import { type Colour, clamp, mix, ramp } from '../craft/colour.ts'
import { bottomOf, paintField, put, type Stage } from '../scene/stage.ts'

/** A wall of soft light that falls from one side. */
export function paintBackdrop(stage: Stage, dark: Colour, light: Colour): void {
  const noise = stage.noise('backdrop')
  const { lamp } = stage.scene
  const colours = ramp([light, mix(light, dark, 0.55), dark])
  paintField(
    stage,
    { top: stage.view.y, bottom: bottomOf(stage), step: stage.scene.flat ? 1 : 2 },
    (x, y, out) => {
      const waver = stage.scene.flat ? 0 : noise.fbm(x * 0.0024, y * 0.0024, 5) * 0.4
      const away = Math.hypot((x - lamp.x) * 0.9, y - lamp.y - 120) / 900 + waver
      put(
        out,
        colours[
          Math.round(clamp(stage.scene.flat ? Math.floor(away * 5) / 5 : away) * 255)
        ] as Colour,
      )
    },
  )
}
