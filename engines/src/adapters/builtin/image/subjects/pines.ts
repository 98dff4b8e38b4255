import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import type { Tree } from './tree.ts'

/** An old pine: a leaning trunk with flat clouds of needles. */
export function paintPine(stage: Stage, tree: Tree, random: Random): void {
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
