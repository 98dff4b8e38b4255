// Trees: rows of them far off, single ones near by. All strokes of one tone are one path; drawn one by one they would take minutes.
import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
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

export type Tree = {
  x: number
  foot: number
  height: number
  kind: TreeKind
  leaf: Colour
  trunk: Colour
  seed: string
}

type Twig = { x: number; y: number; size: number }

/** One tree near by: its limbs fork, and each twig carries leaves in three tones, lit from the lamp's side. */
export function paintTree(stage: Stage, tree: Tree): void {
  const random = createRandom(stage.scene.seeds.detail, `tree ${tree.seed}`)
  if (tree.kind === 'palm') {
    paintPalm(stage, tree, random)
    return
  }
  if (tree.kind === 'conifer') {
    paintPine(stage, tree, random)
    return
  }
  const twigs: Twig[] = []
  layer(stage, (context) => {
    context.strokeStyle = css(tree.trunk)
    fork(
      context,
      random,
      twigs,
      {
        x: tree.x,
        y: tree.foot,
        angle: -Math.PI / 2 + random.around() * 0.12,
        length: tree.height * 0.27,
        width: tree.height * 0.05,
        left: 7,
      },
      tree.kind === 'willow' ? 0.34 : 0.46,
    )
    if (tree.kind === 'willow') hangStrands(stage, context, tree, twigs, random)
    else if (tree.kind !== 'bare') coverTwigs(stage, context, tree, twigs, random)
  })
}

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

function coverTwigs(
  stage: Stage,
  context: Context,
  tree: Tree,
  twigs: readonly Twig[],
  random: Random,
): void {
  const { lamp, palette } = stage.scene
  const side = lamp.x > tree.x ? 1 : -1
  const tones: [Colour, number][] = [
    [adjust(mix(tree.leaf, palette.shadow, 0.42), -0.02), 0],
    [tree.leaf, 0.35],
    [adjust(mix(tree.leaf, palette.light, 0.28), 0.05, 1.08), 0.8],
  ]
  const leaf = tree.height * 0.011
  for (const [tone, lift] of tones) {
    context.fillStyle = css(tone, 0.9)
    context.beginPath()
    for (const twig of twigs) {
      const count = lift === 0 ? 26 : lift < 0.5 ? 18 : 9
      for (let at = 0; at < count; at += 1) {
        const reach = tree.height * 0.062
        const x = twig.x + random.around() * reach * 1.35 + side * lift * reach * 0.5
        const y = twig.y + random.around() * reach - lift * reach * 0.65
        const size = leaf * random.range(0.6, 1.5)
        context.moveTo(x + size, y)
        context.ellipse(x, y, size, size * 0.62, random.range(0, Math.PI), 0, Math.PI * 2)
      }
    }
    context.fill()
  }
}

function hangStrands(
  stage: Stage,
  context: Context,
  tree: Tree,
  twigs: readonly Twig[],
  random: Random,
): void {
  for (const [tone, count] of [
    [mix(tree.leaf, stage.scene.palette.shadow, 0.35), 3],
    [tree.leaf, 3],
    [adjust(tree.leaf, 0.07), 1],
  ] as const) {
    context.strokeStyle = css(tone, 0.72)
    context.lineWidth = tree.height * 0.0045
    context.beginPath()
    for (const twig of twigs)
      for (let at = 0; at < count; at += 1) {
        const x = twig.x + random.around() * tree.height * 0.05
        const length = tree.height * random.range(0.14, 0.42)
        const sway = random.around() * tree.height * 0.035
        context.moveTo(x, twig.y)
        context.quadraticCurveTo(
          x + sway * 0.3,
          twig.y + length * 0.5,
          x + sway,
          Math.min(twig.y + length, tree.foot + 10),
        )
      }
    context.stroke()
  }
}

/** An old pine: a leaning trunk with flat clouds of needles. */
function paintPine(stage: Stage, tree: Tree, random: Random): void {
  const { palette } = stage.scene
  const lean = random.around() * 0.24
  layer(stage, (context) => {
    context.strokeStyle = css(tree.trunk)
    const at = (share: number): [number, number] => [
      tree.x + tree.height * (lean * share + Math.sin(share * 5) * 0.03),
      tree.foot - tree.height * share,
    ]
    for (let share = 0; share < 0.95; share += 0.03) {
      context.lineWidth = tree.height * 0.05 * (1 - share * 0.82)
      context.beginPath()
      context.moveTo(...at(share))
      context.lineTo(...at(share + 0.035))
      context.stroke()
    }
    for (let tier = 0; tier < 9; tier += 1) {
      const share = 0.34 + tier * 0.078
      const [x, y] = at(share)
      const side = tier % 2 ? 1 : -1
      const reach = tree.height * (0.36 - tier * 0.026) * random.range(0.75, 1.1)
      const padX = x + side * reach * 0.72
      const padY = y - tree.height * 0.035
      context.lineWidth = tree.height * 0.014
      context.strokeStyle = css(tree.trunk)
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x + side * reach * 0.4, y + tree.height * 0.012, padX, padY)
      context.stroke()
      addNeedles(context, padX, padY, reach * 0.75, tree, palette.shadow, random)
    }
    const [topX, topY] = at(0.97)
    addNeedles(context, topX, topY, tree.height * 0.16, tree, palette.shadow, random)
  })
}

function addNeedles(
  context: Context,
  x: number,
  y: number,
  reach: number,
  tree: Tree,
  shadow: Colour,
  random: Random,
): void {
  for (const [tone, lift, count] of [
    [mix(tree.leaf, shadow, 0.5), 0, 80],
    [tree.leaf, 0.35, 70],
    [adjust(tree.leaf, 0.08), 0.8, 40],
  ] as const) {
    context.strokeStyle = css(tone, 0.85)
    context.lineWidth = tree.height * 0.004
    context.beginPath()
    for (let at = 0; at < count; at += 1) {
      const fromX = x + random.around() * reach
      const fromY = y + random.around() * reach * 0.2 - lift * reach * 0.14
      const angle = -Math.PI / 2 + random.around() * 1.25
      const length = tree.height * random.range(0.015, 0.034)
      context.moveTo(fromX, fromY)
      context.lineTo(fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length)
    }
    context.stroke()
  }
}

function paintPalm(stage: Stage, tree: Tree, random: Random): void {
  const lean = random.range(0.12, 0.3) * (random.chance(0.5) ? 1 : -1)
  layer(stage, (context) => {
    const topX = tree.x + tree.height * lean
    const topY = tree.foot - tree.height
    context.strokeStyle = css(tree.trunk)
    for (let share = 0; share < 1; share += 0.02) {
      const x = tree.x + tree.height * lean * share ** 1.8
      context.lineWidth = tree.height * (0.042 - share * 0.022)
      context.beginPath()
      context.moveTo(x, tree.foot - tree.height * share)
      context.lineTo(
        tree.x + tree.height * lean * (share + 0.022) ** 1.8,
        tree.foot - tree.height * (share + 0.022),
      )
      context.stroke()
    }
    for (let frond = 0; frond < 11; frond += 1) {
      const angle = -Math.PI * 1.08 + (Math.PI * 1.16 * frond) / 10
      const reach = tree.height * random.range(0.34, 0.46)
      context.fillStyle = css(adjust(tree.leaf, random.around() * 0.05))
      context.strokeStyle = context.fillStyle
      addFrond(context, topX, topY, angle, reach)
    }
  })
}

function addFrond(context: Context, x: number, y: number, angle: number, reach: number): void {
  const drop = reach * 0.62
  const spine = (share: number): [number, number] => [
    x + Math.cos(angle) * reach * share,
    y + Math.sin(angle) * reach * 0.62 * share + drop * share * share,
  ]
  context.lineWidth = reach * 0.012
  context.beginPath()
  for (let share = 0.06; share <= 1; share += 0.035) {
    const [fromX, fromY] = spine(share)
    const length = reach * 0.26 * Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.12))
    context.moveTo(fromX, fromY)
    context.lineTo(fromX + Math.cos(angle) * length * 0.5, fromY + length)
    context.moveTo(fromX, fromY)
    context.lineTo(fromX + Math.cos(angle) * length * 0.95, fromY + length * 0.42)
  }
  context.stroke()
}
