// A scene painted for a camera: more of it than is seen at first, so that there is somewhere to go.
import { readCanvas } from '../../image/craft/raster.ts'
import { composeScene } from '../../image/scene/compose.ts'
import type { PaintingPlan } from '../../image/scene/painting-plan.ts'
import { paintPicture } from '../../image/styles/paint-picture.ts'
import { createPlate, type Plate } from './plate.ts'
import { roomAround } from './room-around.ts'

/** `report` is called with how far it is, 0 to 1. */
export function paintPlate(
  plan: PaintingPlan,
  frame: { width: number; height: number },
  report: (share: number) => void,
): Plate {
  const { width, height, data } = readCanvas(paintPicture(plan, report))
  const opaque = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    opaque[to] = data[from] as number
    opaque[to + 1] = data[from + 1] as number
    opaque[to + 2] = data[from + 2] as number
  }
  const horizon = Math.min(0.75, composeScene(plan).horizon / 1000)
  return createPlate({ width, height, data: opaque }, frame, { around: roomAround, horizon })
}
