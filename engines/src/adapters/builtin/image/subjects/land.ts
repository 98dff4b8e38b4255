// Everything from the horizon to the eye, by setting: what stands far off, water or ground, what stands on it, and what frames it.
import type { Stage } from '../scene/stage.ts'
import { paintCloudSea, paintFarOff } from './far-off.ts'
import { paintGround } from './fields.ts'
import { paintNear } from './near.ts'
import { paintShore } from './shore.ts'

export function paintLand(stage: Stage, report: (share: number) => void): void {
  paintFarOff(stage)
  report(0.4)
  const { setting } = stage.scene
  if (setting === 'clouds') paintCloudSea(stage)
  else if (setting === 'sea' || setting === 'lake') paintShore(stage)
  else paintGround(stage)
  report(0.8)
  paintNear(stage)
  report(1)
}
