// Ground from the horizon to the eye: meadows, woods, rivers and sand, with what people built there.

import { adjust, type Colour, css, hex, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import { bottomOf, layer, type Stage } from '../scene/stage.ts'
import { paintBridge } from './bridges.ts'
import { paintCity } from './city.ts'
import { wintry } from './far-off.ts'
import { type FlowerKind, paintFlowerField, paintPath, paintPlain } from './ground.ts'
import { paintHouse, paintWindmill } from './houses.ts'
import { paintStanding } from './shore.ts'
import { paintTorii } from './temples.ts'
import { paintMist, paintRidge, type Skyline } from './terrain.ts'
import { paintTreeRow, type TreeKind } from './tree-rows.ts'
import { paintWater, riverBed } from './water.ts'

const fieldFlowers = (stage: Stage): { kind: FlowerKind; colours: Colour[] } | null => {
  const { subjects, palette, season } = stage.scene
  const random = stage.random('field')
  if (subjects.has('lavender'))
    return {
      kind: 'lavender',
      colours: [hex('7d62b8'), hex('9a7fd0'), mix(hex('6a4fa8'), palette.accent, 0.2)],
    }
  if (subjects.has('sunflower'))
    return { kind: 'sunflower', colours: [hex('f2b420'), hex('f7c843'), hex('e89a1c')] }
  if (subjects.has('flower'))
    return {
      kind: random.pick(['daisy', 'tulip', 'poppy'] as const),
      colours: [
        palette.accent,
        adjust(palette.accent, 0.08, 1, 0.35),
        mix(palette.accent, palette.light, 0.55),
        adjust(palette.accent, 0.03, 1, -0.5),
      ],
    }
  if (season === 'spring' || random.chance(0.28))
    return {
      kind: random.pick(['daisy', 'poppy'] as const),
      colours: [palette.accent, mix(palette.accent, palette.light, 0.6)],
    }
  return null
}

export function paintGround(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, setting, subjects } = scene
  const snowy = wintry(stage)
  const soil = snowy
    ? mix([236, 242, 248], palette.haze, 0.3)
    : setting === 'desert'
      ? mix(mix(palette.ground, hex('dba36a'), 0.55), palette.haze, 0.1)
      : palette.ground
  if (setting === 'city') {
    paintCity(stage, horizon, subjects.has('mountain') ? 330 : 520)
    paintWater(stage, { line: horizon + 16, rough: 0.22 })
    return
  }
  if (setting === 'desert') {
    paintDunes(stage, soil)
    return
  }
  const line = paintPlain(stage, horizon, soil)
  if (setting === 'river') {
    paintWater(stage, { line: horizon + 8, rough: 0.26, within: riverBed(stage, horizon + 14) })
    if (subjects.has('bridge'))
      paintBridge(stage, { x: scene.focus + 10, foot: horizon + 130, size: 210 })
  }
  if (subjects.has('waterfall')) paintFall(stage)
  if (subjects.has('road')) paintPath(stage, horizon + 10, mix(soil, palette.light, 0.4))
  paintBuilt(stage, line)
  const field = setting === 'meadow' && !snowy ? fieldFlowers(stage) : null
  if (field) paintFlowerField(stage, { edge: horizon + 20, floor: bottomOf(stage) + 20, ...field })
}

function paintBuilt(stage: Stage, line: Skyline): void {
  const { scene } = stage
  const { subjects, focus } = scene
  const random = stage.random('built')
  if (subjects.has('windmill'))
    paintWindmill(stage, { x: focus, foot: line(focus) + 34, size: 280 })
  if (subjects.has('torii') && scene.setting !== 'lake')
    paintTorii(stage, { x: focus, foot: line(focus) + 120, size: 260 })
  paintStanding(stage, focus, line(focus) + 24)
  const houses = subjects.has('house')
    ? random.int(4, 6)
    : scene.setting === 'meadow' && random.chance(0.3) && scene.things.length === 0
      ? 1
      : 0
  for (let at = houses - 1; at >= 0; at -= 1) {
    const x = focus + (at === 0 ? 0 : random.around() * 330)
    paintHouse(
      stage,
      {
        x,
        foot: line(x) + 16 + (houses - at) * 9,
        size: 44 + (houses - at) * 9 + (houses === 1 ? 26 : 0),
      },
      String(at),
    )
  }
  if (subjects.has('forest') && scene.setting !== 'meadow') paintWood(stage, random)
}

/** Trunks to both sides, the nearer the darker, with the light between them. */
function paintWood(stage: Stage, random: Random): void {
  const { palette, horizon, focus } = stage.scene
  const kind: TreeKind =
    stage.scene.subjects.has('pine') || wintry(stage)
      ? 'conifer'
      : random.pick(['conifer', 'leafy'] as const)
  for (let row = 0; row < 4; row += 1) {
    const near = row / 3
    const colour = mix(
      mix(palette.leaf, palette.near, 0.5 + near * 0.3),
      palette.haze,
      0.5 - near * 0.45,
    )
    const gap = 40 + near * 260
    paintTreeRow(stage, {
      name: `wood ${row}`,
      foot: (x) => (Math.abs(x - focus) < gap ? 9000 : horizon + 30 + near ** 1.5 * 330),
      size: 150 + near * 430,
      kind,
      colour,
      density: 0.9,
    })
    if (row < 3) paintMist(stage, horizon + 10 + near * 200, 150, 0.5 - near * 0.2)
  }
}

function paintFall(stage: Stage): void {
  const { palette, horizon, focus } = stage.scene
  const random = stage.random('fall')
  const top = horizon - 230
  layer(stage, (context) => {
    context.fillStyle = css(mix([240, 248, 252], palette.haze, 0.3), 0.85)
    context.beginPath()
    context.moveTo(focus - 20, top)
    context.bezierCurveTo(focus - 24, top + 90, focus - 50, horizon - 60, focus - 56, horizon + 34)
    context.lineTo(focus + 66, horizon + 34)
    context.bezierCurveTo(focus + 50, horizon - 60, focus + 22, top + 90, focus + 24, top)
    context.fill()
    context.lineWidth = 1.6
    for (let at = 0; at < 70; at += 1) {
      const part = random.around()
      context.strokeStyle = css(
        random.chance(0.5) ? [255, 255, 255] : mix(palette.water, palette.far, 0.4),
        0.5,
      )
      context.beginPath()
      context.moveTo(focus + part * 20, top + random.next() * 120)
      context.quadraticCurveTo(focus + part * 26, horizon - 90, focus + part * 54, horizon + 26)
      context.stroke()
    }
  })
  paintMist(stage, horizon + 24, 80, 0.9)
}

function paintDunes(stage: Stage, sand: Colour): void {
  const { palette, horizon, subjects } = stage.scene
  for (let row = 0; row < 4; row += 1) {
    const near = row / 3
    paintRidge(stage, {
      name: `dune ${row}`,
      foot: horizon + 60 + near * 250,
      height: 110 + near * 110,
      kind: 'dune',
      depth: 0.72 * (1 - near),
      colour: mix(mix(sand, palette.haze, 0.34 * (1 - near)), palette.near, near * 0.3),
    })
  }
  if (!subjects.has('cactus')) return
  const random = stage.random('cacti')
  const green = mix(mix(palette.leaf, hex('3f6a4a'), 0.5), palette.shadow, 0.4)
  layer(stage, (context) => {
    context.strokeStyle = css(green)
    for (let at = 0; at < 5; at += 1) {
      const tall = random.range(70, 250)
      const x = at === 0 ? stage.scene.focus : stage.view.x + stage.view.width * random.next()
      const y = 800 + tall * 0.55
      context.lineWidth = tall * 0.17
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x, y - tall)
      context.stroke()
      context.lineWidth = tall * 0.11
      for (const side of [-1, 1]) {
        const from = tall * random.range(0.3, 0.55)
        context.beginPath()
        context.moveTo(x, y - from)
        context.lineTo(x + side * tall * 0.2, y - from)
        context.quadraticCurveTo(
          x + side * tall * 0.28,
          y - from,
          x + side * tall * 0.28,
          y - from - tall * 0.1,
        )
        context.lineTo(x + side * tall * 0.28, y - from - tall * random.range(0.2, 0.36))
        context.stroke()
      }
    }
  })
}
