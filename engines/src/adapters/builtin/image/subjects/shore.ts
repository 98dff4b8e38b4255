// Still water and the open sea, with what stands in it and at its edge.
import { adjust, css, hex, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import { bottomOf, layer, type Stage } from '../scene/stage.ts'
import { paintBoat } from './boats.ts'
import { paintPagoda, paintTorii } from './temples.ts'
import { paintCastle, paintLighthouse } from './towers.ts'
import { paintTreeRow } from './tree-rows.ts'
import { paintTree } from './trees.ts'
import { paintWater } from './water.ts'

export function paintShore(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, setting } = scene
  const random = stage.random('shore')
  const sea = setting === 'sea'
  if (!sea || scene.subjects.has('forest'))
    paintTreeRow(stage, {
      name: 'far shore',
      foot: () => horizon + 5,
      size: 44,
      kind: random.chance(0.6) ? 'conifer' : 'leafy',
      colour: mix(mix(palette.near, palette.leaf, 0.3), palette.haze, 0.34),
    })
  const rocky =
    scene.subjects.has('lighthouse') || scene.subjects.has('castle') || scene.subjects.has('island')
  if (rocky) paintHeadland(stage)
  else if (!sea) paintStanding(stage, scene.focus, horizon + 6)
  paintWater(stage, {
    line: horizon + 4,
    rough: sea
      ? scene.weathers.has('storm')
        ? 1.1
        : 0.75
      : scene.weathers.has('wind')
        ? 0.4
        : 0.16,
  })
  const boats = scene.subjects.has('boat')
    ? random.int(1, 3)
    : random.chance(sea ? 0.4 : 0.22) && scene.things.length === 0 && !scene.unwanted.has('boat')
      ? 1
      : 0
  for (let at = boats - 1; at >= 0; at -= 1)
    paintBoat(stage, {
      x: at === 0 ? scene.focus + random.range(-50, 50) : scene.focus + random.around() * 420,
      y: horizon + (at === 0 ? random.range(95, 150) : random.range(26, 52)),
      size: at === 0 ? random.range(74, 100) : random.range(20, 32),
      sail: scene.style === 'ink' ? random.chance(0.3) : random.chance(0.72),
    })
  if (scene.subjects.has('torii'))
    paintTorii(stage, { x: scene.focus, foot: horizon + 120, size: 270 })
  if (scene.subjects.has('lotus')) paintLotus(stage, random)
}

function paintHeadland(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, focus } = scene
  const noise = stage.noise('headland')
  const top = (x: number) =>
    horizon -
    105 * Math.exp(-(((x - focus) / 170) ** 2) * 1.1) -
    noise.fbm(x * 0.012, 3, 4) * 26 +
    30 * Math.abs((x - focus) / 420) ** 1.5
  const rock = mix(palette.near, palette.ground, 0.22)
  layer(stage, (context) => {
    context.fillStyle = css(rock)
    context.beginPath()
    context.moveTo(focus - 460, horizon + 14)
    for (let x = focus - 460; x <= focus + 460; x += 3)
      context.lineTo(x, Math.min(horizon + 14, top(x)))
    context.fill()
    context.clip()
    const random = stage.random('rocks')
    for (let at = 0; at < 240; at += 1) {
      const x = focus + random.around() * 430
      const y = top(x) + random.next() * 130
      context.fillStyle = css(
        random.chance(0.5) ? mix(rock, palette.light, 0.3) : mix(rock, palette.shadow, 0.55),
        0.6,
      )
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + random.range(6, 26), y + random.range(6, 30))
      context.lineTo(x - random.range(4, 16), y + random.range(10, 34))
      context.fill()
    }
  })
  if (scene.subjects.has('palm'))
    for (const dx of [-120, 90, 170])
      paintTree(stage, {
        x: focus + dx,
        foot: top(focus + dx) + 8,
        height: 150,
        kind: 'palm',
        leaf: mix(palette.leaf, palette.shadow, 0.4),
        trunk: mix(palette.shadow, palette.near, 0.4),
        seed: `isle ${dx}`,
      })
  paintStanding(stage, focus, top(focus) + 6)
}

/** Buildings that the prompt names, at that place. */
export function paintStanding(stage: Stage, x: number, foot: number): void {
  const { subjects, close } = stage.scene
  const scale = close ? 1.5 : 1
  if (subjects.has('castle')) paintCastle(stage, { x, foot, size: 270 * scale })
  if (subjects.has('pagoda')) paintPagoda(stage, { x: x - 30, foot, size: 270 * scale }, 6)
  if (subjects.has('temple'))
    paintPagoda(
      stage,
      { x: x + (subjects.has('pagoda') ? 150 : 0), foot: foot + 6, size: 165 * scale },
      2,
    )
  if (subjects.has('lighthouse')) paintLighthouse(stage, { x: x + 10, foot, size: 260 * scale })
}

function paintLotus(stage: Stage, random: Random): void {
  const { palette, horizon } = stage.scene
  const pink = mix(hex('f2a3b8'), palette.accent, 0.25)
  for (let row = 0; row < 12; row += 1) {
    const near = row / 11
    const y = horizon + 120 + near ** 1.4 * (bottomOf(stage) - horizon - 100)
    layer(stage, (context) => {
      for (let at = 0; at < 9; at += 1) {
        const x = stage.view.x + stage.view.width * random.next()
        const size = (16 + near * 70) * random.range(0.7, 1.2)
        context.fillStyle = css(
          adjust(
            mix(mix(palette.leaf, hex('3f7d5a'), 0.4), palette.shadow, 0.2 + near * 0.2),
            random.around() * 0.06,
          ),
        )
        context.beginPath()
        context.ellipse(x, y, size, size * 0.3, 0, 0.25, Math.PI * 2 - 0.1)
        context.lineTo(x, y)
        context.fill()
        if (!random.chance(0.36)) continue
        for (const [share, tone] of [
          [1, adjust(pink, -0.06)],
          [0.72, pink],
          [0.45, adjust(pink, 0.08)],
        ] as const) {
          context.fillStyle = css(tone)
          context.beginPath()
          for (let petal = -3; petal <= 3; petal += 1) {
            const angle = -Math.PI / 2 + petal * 0.36 * share
            const long = size * 0.78 * (0.7 + share * 0.3)
            context.moveTo(x, y - size * 0.08)
            context.quadraticCurveTo(
              x + Math.cos(angle - 0.3) * long * 0.7,
              y + Math.sin(angle - 0.3) * long * 0.7,
              x + Math.cos(angle) * long,
              y + Math.sin(angle) * long,
            )
            context.quadraticCurveTo(
              x + Math.cos(angle + 0.3) * long * 0.7,
              y + Math.sin(angle + 0.3) * long * 0.7,
              x,
              y - size * 0.08,
            )
          }
          context.fill()
        }
      }
    })
  }
}
