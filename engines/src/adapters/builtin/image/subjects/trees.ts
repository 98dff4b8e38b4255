// Trees: rows of them far off, single ones near by. All strokes of one tone are one path; drawn one by one they would take minutes.
import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { paintPine } from './pines.ts'
import { fork, type Tree, type Twig } from './tree.ts'

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

const twigsAtOnce = 8

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
    for (const [place, twig] of twigs.entries()) {
      // A path of some hundred leaves is filled in no time, one of all of them in seconds.
      if (place % twigsAtOnce === 0) {
        context.fill()
        context.beginPath()
      }
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
