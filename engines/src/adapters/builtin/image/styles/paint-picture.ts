// A picture from its plan, in its style and with its last touches.
import { clamp } from '../craft/colour.ts'
import { type Canvas, readCanvas } from '../craft/raster.ts'
import { composeScene } from '../scene/compose.ts'
import { finish } from '../scene/finish.ts'
import { paintScene } from '../scene/paint-scene.ts'
import { type PaintingPlan, sizeOf } from '../scene/painting-plan.ts'
import { openStage } from '../scene/stage.ts'
import { makeSeamless } from './make-seamless.ts'
import { makeWeird } from './make-weird.ts'
import { renderStyle } from './render-style.ts'

/** Styles whose paper or pixels want no grain and no dark corners. */
const clean: readonly string[] = [
  'pixel',
  'flat',
  'minimal',
  'line',
  'blueprint',
  'mosaic',
  'stained-glass',
  'low-poly',
  'paper-cut',
  'poster',
  'sketch',
  'ink',
  'woodblock',
  'watercolour',
]

export function paintPicture(
  plan: PaintingPlan,
  report: (share: number) => void = () => {},
): Canvas {
  const scene = composeScene(plan)
  const stage = openStage(scene, plan.view, sizeOf(plan))
  paintScene(stage, (share) => report(share * 0.8))
  const isClean = clean.includes(scene.style)
  const much = plan.raw ? 0 : 0.4 + plan.stylize * 2
  finish(stage.canvas, {
    bloom: clamp((isClean ? 0.12 : 0.35) * much, 0, 0.8),
    contrast: clamp(0.2 * much, 0, 0.6),
    vignette: isClean || plan.tile ? 0 : clamp(0.45 * much, 0, 0.8),
    grain: isClean ? 0 : 0.025,
    seed: scene.seeds.detail,
  })
  report(0.9)
  const weird =
    plan.weird > 0
      ? makeWeird(readCanvas(stage.canvas), plan.weird, scene.seeds.colour)
      : stage.canvas
  const styled = renderStyle(weird, scene, { strength: 0.45 + plan.stylize * 0.55 })
  report(1)
  return plan.tile ? makeSeamless(styled) : styled
}
