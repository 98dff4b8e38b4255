import { adjust, type Colour, css } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage, scatter } from '../scene/stage.ts'

export type TreeKind = 'conifer' | 'leafy' | 'palm' | 'willow' | 'bare'

/** A row of trees whose feet follow a line; `size` is their height. */
export function paintTreeRow(
  stage: Stage,
  row: {
    name: string
    foot: (x: number) => number
    size: number
    kind: TreeKind
    colour: Colour
    density?: number
  },
): void {
  const spacing = (row.size * (row.kind === 'conifer' ? 0.26 : 0.5)) / (row.density ?? 1)
  layer(stage, (context) => {
    const tones = [adjust(row.colour, -0.05), row.colour, adjust(row.colour, 0.035)]
    tones.forEach((tone, at) => {
      context.fillStyle = css(tone)
      context.beginPath()
      scatter(
        stage,
        `${row.name} ${at}`,
        { spacing: spacing * 1.7, margin: row.size },
        (x, random) => {
          const height = row.size * random.range(0.55, 1.1)
          const foot = row.foot(x) + row.size * 0.06
          if (row.kind === 'conifer') addConifer(context, x, foot, height, random)
          else addCrown(context, x, foot, height, random)
        },
      )
      context.fill()
    })
  })
}

function addConifer(
  context: Context,
  x: number,
  foot: number,
  height: number,
  random: Random,
): void {
  const tiers = 7
  const half = height * random.range(0.15, 0.21)
  context.moveTo(x, foot - height)
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = foot - height + (height * 0.97 * tier) / tiers
    const width = half * (tier / tiers) ** 0.9 * random.range(0.8, 1.15)
    context.lineTo(x + width, y + height * 0.02)
    context.lineTo(x + width * 0.5, y - height * 0.012)
  }
  context.lineTo(x, foot)
  for (let tier = tiers; tier >= 1; tier -= 1) {
    const y = foot - height + (height * 0.97 * tier) / tiers
    const width = half * (tier / tiers) ** 0.9 * random.range(0.8, 1.15)
    context.lineTo(x - width * 0.5, y - height * 0.012)
    context.lineTo(x - width, y + height * 0.02)
  }
  context.closePath()
}

function addCrown(context: Context, x: number, foot: number, height: number, random: Random): void {
  context.rect(x - height * 0.02, foot - height * 0.4, height * 0.04, height * 0.42)
  for (let puff = 0; puff < 7; puff += 1) {
    const radius = height * random.range(0.13, 0.24)
    const at = x + random.around() * height * 0.26
    const y = foot - height * random.range(0.38, 0.82)
    context.moveTo(at + radius, y)
    context.arc(at, y, radius, 0, Math.PI * 2)
  }
}
