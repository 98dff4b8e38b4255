// One picture from its plan.
import type { Canvas } from '../craft/raster.ts'
import { composeScene } from './compose.ts'
import { finish } from './finish.ts'
import { type PaintingPlan, sizeOf } from './painting-plan.ts'
import { paintScene, type Report } from './paint-scene.ts'
import { openStage } from './stage.ts'

export function paintPlan(plan: PaintingPlan, report: Report): Canvas {
  const scene = composeScene(plan)
  const stage = openStage(scene, plan.view, sizeOf(plan))
  paintScene(stage, report)
  finish(stage.canvas, { bloom: 0.35, contrast: 0.2, vignette: 0.5, grain: 0.025, seed: scene.seeds.detail })
  return stage.canvas
}
