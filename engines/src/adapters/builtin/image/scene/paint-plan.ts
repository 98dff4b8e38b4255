// One picture from its plan.
import { adjust } from '../craft/colour.ts'
import type { Canvas } from '../craft/raster.ts'
import { applyStyle } from '../styles/apply-style.ts'
import type { Style } from '../words/manner-words.ts'
import { composeScene } from './compose.ts'
import { finish } from './finish.ts'
import { paintScene, type Report } from './paint-scene.ts'
import { type PaintingPlan, sizeOf } from './painting-plan.ts'
import { mapPalette } from './palettes.ts'
import type { Scene } from './scene.ts'
import { seamless } from './seamless.ts'
import { openStage } from './stage.ts'

export function paintPlan(plan: PaintingPlan, report: Report): Canvas {
  const scene = weirder(composeScene(plan), plan.weird)
  const stage = openStage(scene, plan.view, sizeOf(plan))
  paintScene(stage, (share) => report(share * 0.65))
  const graded = gradeOf(scene.style, plan)
  finish(stage.canvas, { ...graded, seed: scene.seeds.detail })
  report(0.75)
  const styled = applyStyle(stage.canvas, scene.style, {
    seed: scene.seeds.detail,
    painted: true,
    fine: plan.fine,
    strength: plan.raw ? 0.7 : 1,
  })
  report(0.97)
  return plan.tile ? seamless(styled) : styled
}

/** Hues that do not belong. */
const weirder = (scene: Scene, weird: number): Scene =>
  weird > 0
    ? {
        ...scene,
        palette: mapPalette(scene.palette, (colour, name) =>
          adjust(
            colour,
            0,
            1 + weird * 0.25,
            weird * (name === 'sky' ? 1.2 : name === 'accent' ? 2.4 : -0.9),
          ),
        ),
      }
    : scene

const crisp: ReadonlySet<Style> = new Set([
  'flat',
  'minimal',
  'pixel',
  'paper-cut',
  'poster',
  'woodblock',
  'line-art',
  'blueprint',
  'stained-glass',
  'low-poly',
  'mosaic',
  'ink',
  'sketch',
])

function gradeOf(
  style: Style,
  plan: PaintingPlan,
): { bloom: number; contrast: number; vignette: number; grain: number } {
  if (plan.tile) return { bloom: 0.15, contrast: 0.1, vignette: 0, grain: 0 }
  if (crisp.has(style))
    return {
      bloom: 0,
      contrast: plan.stylize * 0.25,
      vignette: style === 'ink' ? 0.06 : 0,
      grain: 0,
    }
  const most = style === 'neon' ? 0.75 : 0.42
  return {
    bloom: plan.raw ? 0.08 : most * (0.35 + plan.stylize),
    contrast: plan.raw ? 0.05 : 0.12 + plan.stylize * 0.45,
    vignette: plan.raw ? 0.1 : 0.22 + plan.stylize * 0.5,
    grain: style === 'natural' ? 0.02 : 0.008,
  }
}
