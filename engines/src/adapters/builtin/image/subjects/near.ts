// What stands close to the eye and frames the picture.
import { css, hex, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import { bottomOf, layer, rightOf, type Stage } from '../scene/stage.ts'
import { wintry } from './far-off.ts'
import { paintFigures } from './figures.ts'
import { paintGrass } from './ground.ts'
import type { TreeKind } from './tree-rows.ts'
import { paintTree } from './trees.ts'

/** What stands close to the eye, dark against the light. */
export function paintNear(stage: Stage): void {
  const { scene } = stage
  const { subjects, palette, setting, horizon } = scene
  const random = stage.random('near')
  const dry = setting !== 'city' && setting !== 'desert' && setting !== 'clouds'
  const leaf = mix(palette.leaf, palette.shadow, scene.style === 'ink' ? 0.1 : 0.22)
  const trunk = mix(palette.shadow, hex('4a3528'), 0.35)
  const side = scene.focus > scene.lamp.x ? -1 : 1
  const kind: TreeKind | null = subjects.has('willow')
    ? 'willow'
    : subjects.has('palm') && !subjects.has('island')
      ? 'palm'
      : subjects.has('pine') && !subjects.has('forest')
        ? 'conifer'
        : subjects.has('tree')
          ? wintry(stage)
            ? 'bare'
            : 'leafy'
          : null
  const framed =
    kind ??
    (dry &&
    setting !== 'sea' &&
    !subjects.has('bamboo') &&
    !subjects.has('blossom') &&
    random.chance(0.34) &&
    scene.things.length === 0
      ? wintry(stage)
        ? 'bare'
        : random.pick(['leafy', 'conifer'] as const)
      : null)
  const blank = setting === 'lake' || setting === 'sea' || setting === 'river'
  if (blank && (framed || scene.style !== 'minimal')) paintBank(stage, side, random)
  if (framed) {
    const x = kind && !blank ? scene.focus + side * 60 : side > 0 ? scene.width - 150 : 150
    const foot = kind && !blank ? Math.max(horizon + 150, 780) : 930
    paintTree(stage, {
      x,
      foot,
      height: scene.close ? 760 : framed === 'conifer' ? 520 : 560,
      kind: framed,
      leaf,
      trunk,
      seed: 'frame',
    })
  }
  const feetY = setting === 'city' || blank ? 962 : Math.max(horizon + 190, 850)
  paintFigures(stage, feetY)
  if (
    setting === 'meadow' ||
    setting === 'land' ||
    (blank && !subjects.has('lotus') && setting !== 'sea')
  )
    paintGrass(
      stage,
      wintry(stage) ? mix(leaf, [230, 236, 240], 0.35) : leaf,
      1000,
      setting === 'meadow' && subjects.size > 0 ? 52 : 78,
    )
}

/** A dark bank in a lower corner, on which a tree or somebody can stand. */
function paintBank(stage: Stage, side: number, random: Random): void {
  const { palette, subjects, setting, things } = stage.scene
  const noise = stage.noise('bank')
  const sandy = setting === 'sea'
  const colour = sandy
    ? mix(mix(palette.ground, hex('d9bd92'), 0.6), palette.shadow, 0.25)
    : mix(mix(palette.ground, palette.near, 0.6), palette.shadow, 0.3)
  const whole = subjects.has('person') || things.length > 0 || subjects.has('crane')
  const reach = stage.scene.width * random.range(0.5, 0.7)
  const edge = side > 0 ? stage.scene.width : 0
  layer(stage, (context) => {
    const fill = context.createLinearGradient(0, 900, 0, 1010)
    fill.addColorStop(0, css(mix(colour, palette.light, 0.16)))
    fill.addColorStop(1, css(mix(colour, palette.shadow, 0.4)))
    context.fillStyle = stage.scene.flat ? css(colour) : fill
    context.beginPath()
    context.moveTo(stage.view.x - 4, bottomOf(stage) + 4)
    for (let x = stage.view.x - 4; x <= rightOf(stage) + 8; x += 4) {
      const away = whole ? 0.15 : Math.min(1, Math.abs(x - edge) / reach)
      context.lineTo(x, 918 + away ** 1.5 * 120 + noise.fbm(x * 0.008, 2, 4) * 20)
    }
    context.lineTo(rightOf(stage) + 8, bottomOf(stage) + 4)
    context.fill()
  })
}
