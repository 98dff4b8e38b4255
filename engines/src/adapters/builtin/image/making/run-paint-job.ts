// Does a job from its plans to encoded pictures, in whichever thread it is called.

import type { JobReport } from '../../../../jobs/job-report.ts'
import { type Canvas, newCanvas } from '../craft/raster.ts'
import { blendWithin } from '../pictures/blend-within.ts'
import { decodePicture, sizeWithin } from '../pictures/decode-picture.ts'
import { encodePicture } from '../pictures/encode-picture.ts'
import { guideOf } from '../pictures/guide-of.ts'
import { repaint } from '../pictures/repaint.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import { paintPicture } from '../styles/paint-picture.ts'
import type { Painted, PaintJob, PaintSource } from './paint-job.ts'

const previewSide = 256

export async function runPaintJob(job: PaintJob, report: JobReport): Promise<Painted> {
  report(1)
  const plans = await guided(job)
  if (job.source) return paintOver(job.source, plans, report)
  if (plans.length * (plans[0]?.size ?? 0) > previewSide * 2) {
    const small = plans.map((plan) => paintPicture({ ...plan, size: previewSide, fine: false }))
    report(6, encodePicture(job.grid ? inGrid(small) : (small[0] as Canvas), { small: true }))
  }
  const canvases = plans.map((plan, at) =>
    paintPicture(plan, (share) => report(8 + Math.floor(((at + share) / plans.length) * 86))),
  )
  const pictures = (job.grid ? [inGrid(canvases)] : canvases).map((canvas) => encodePicture(canvas))
  return { pictures, plans, texts: [] }
}

async function guided({ plans, references, referenceWeight }: PaintJob): Promise<PaintingPlan[]> {
  if (references.length === 0) return plans
  const guide = await guideOf(references, referenceWeight)
  return plans.map((plan) => ({ ...plan, guide }))
}

function inGrid(tiles: readonly Canvas[]): Canvas {
  const { width = 2, height = 2 } = tiles[0] ?? {}
  const sheet = newCanvas(width * 2, height * 2)
  const context = sheet.getContext('2d')
  for (const [at, tile] of tiles.entries())
    context.drawImage(tile, (at % 2) * width, Math.floor(at / 2) * height)
  return sheet
}

async function paintOver(
  { data, mask, strength }: PaintSource,
  plans: readonly PaintingPlan[],
  report: JobReport,
): Promise<Painted> {
  const own = await guideOf([data], 1)
  const pictures: Uint8Array[] = []
  const used: PaintingPlan[] = []
  for (const [at, plan] of plans.entries()) {
    // Within a mask the picture keeps its own size: what lies outside must come back as it was.
    const source = await decodePicture(data, mask ? undefined : plan.size)
    const { width, height } = sizeWithin(source, plan.size)
    const world = (1000 * source.width) / source.height
    const placed: PaintingPlan = {
      ...plan,
      worldWidth: world,
      view: { x: 0, y: 0, width: world, height: 1000 },
      size: Math.max(width, height),
      guide: plan.guide ?? { ...own, weight: mask ? 0.6 : 1 - strength * 0.7 },
    }
    const step = (share: number) => report(5 + Math.floor(((at + share) / plans.length) * 90))
    const painted = mask
      ? blendWithin(source, await decodePicture(mask), placed, step)
      : repaint(source, placed, strength, step)
    pictures.push(encodePicture(painted, { exact: mask !== undefined }))
    used.push(placed)
  }
  return { pictures, plans: used, texts: [] }
}
