import type { Colour } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import type { TreeKind } from './tree-rows.ts'

export type Tree = {
  x: number
  foot: number
  height: number
  kind: TreeKind
  leaf: Colour
  trunk: Colour
  seed: string
}

export type Twig = { x: number; y: number; size: number }

type Limb = { x: number; y: number; angle: number; length: number; width: number; left: number }

export function fork(
  context: Context,
  random: Random,
  twigs: Twig[],
  limb: Limb,
  spread: number,
): void {
  const toX = limb.x + Math.cos(limb.angle) * limb.length
  const toY = limb.y + Math.sin(limb.angle) * limb.length
  const bendX = limb.x + Math.cos(limb.angle + random.around() * 0.3) * limb.length * 0.55
  const bendY = limb.y + Math.sin(limb.angle + random.around() * 0.3) * limb.length * 0.55
  context.lineWidth = limb.width
  context.beginPath()
  context.moveTo(limb.x, limb.y)
  context.quadraticCurveTo(bendX, bendY, toX, toY)
  context.stroke()
  if (limb.left <= 3) twigs.push({ x: toX, y: toY, size: limb.length })
  if (limb.left === 0) return
  const children = limb.left > 4 ? 2 : random.chance(0.35) ? 3 : 2
  for (let child = 0; child < children; child += 1) {
    const side = children === 2 ? child * 2 - 1 : child - 1
    fork(
      context,
      random,
      twigs,
      {
        x: toX,
        y: toY,
        angle: limb.angle + side * spread * random.range(0.6, 1.25) + random.around() * 0.12,
        length: limb.length * random.range(0.68, 0.86),
        width: limb.width * 0.66,
        left: limb.left - 1,
      },
      spread,
    )
  }
}
