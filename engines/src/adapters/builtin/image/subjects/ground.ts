// What lies between the hills and the eye: meadow, snow, sand, paths, and the grass and flowers on it.
import { adjust, type Colour, clamp, css, mix, smooth } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { blend, bottomOf, layer, paintField, type Stage, scatter } from '../scene/stage.ts'
import { type Skyline, skylineOf } from './terrain.ts'

/** A plain from its far edge to the eye, with light and shade of clouds and clumps. */
export function paintPlain(stage: Stage, edge: number, colour: Colour): Skyline {
  const ridge = {
    name: 'plain',
    foot: edge + 26,
    height: 40,
    kind: 'hill' as const,
    depth: 0.1,
    colour,
  }
  const skyline = skylineOf(stage, ridge)
  const { palette, lamp, flat } = stage.scene
  if (flat) {
    layer(stage, (context) => {
      context.fillStyle = css(colour)
      context.beginPath()
      context.moveTo(stage.view.x - 4, bottomOf(stage) + 4)
      for (let x = stage.view.x - 4; x <= stage.view.x + stage.view.width + 8; x += 4)
        context.lineTo(x, skyline(x))
      context.lineTo(stage.view.x + stage.view.width + 8, bottomOf(stage) + 4)
      context.fill()
    })
    return skyline
  }
  const noise = stage.noise('plain')
  const dark = mix(adjust(colour, -0.1), palette.shadow, 0.42)
  const lit = mix(adjust(colour, 0.04, 1.1), palette.light, 0.16)
  paintField(stage, { top: edge - 40, bottom: bottomOf(stage) }, (x, y, out) => {
    const down = y - skyline(x)
    if (down < -1.5) {
      out[3] = 0
      return
    }
    const near = clamp(down / (1000 - edge))
    const far = 1 / (near * 2.6 + 0.09)
    const patch = noise.fbm(x * 0.0018 * far, far * 3.4, 4)
    const fine = noise.fbm(x * 0.02 * Math.min(far, 3), y * 0.05, 3)
    const toLamp = Math.exp(-Math.abs(x - lamp.x) / 420)
    blend(dark, lit, clamp(0.56 - near * 0.4 + patch * 0.62 + fine * 0.3 + toLamp * 0.16), out)
    const pale = (1 - smooth(0, 0.36, near)) * 0.62
    blend([out[0] as number, out[1] as number, out[2] as number], palette.haze, pale, out)
    out[3] = clamp(down * stage.scale + 0.5)
  })
  return skyline
}

/** Blades in the foreground, tall and dark at the very edge. */
export function paintGrass(stage: Stage, colour: Colour, floor: number, height: number): void {
  const { palette } = stage.scene
  for (let row = 0; row < 4; row += 1) {
    const foot = floor - (3 - row) * height * 0.34
    const tone = mix(colour, palette.shadow, 0.22 + row * 0.2)
    layer(
      stage,
      (context) => {
        context.strokeStyle = css(tone)
        context.lineWidth = 1.5 + row * 0.55
        context.beginPath()
        scatter(stage, `grass ${row}`, { spacing: 4.6 }, (x, random) =>
          addBlade(
            context,
            x,
            foot + height * 0.4,
            height * random.range(0.4, 1) * (0.6 + row * 0.16),
            random,
          ),
        )
        context.stroke()
      },
      { lift: 0.3 },
    )
  }
}

function addBlade(context: Context, x: number, foot: number, height: number, random: Random): void {
  const lean = random.around() * height * 0.4
  context.moveTo(x, foot)
  context.quadraticCurveTo(x + lean * 0.2, foot - height * 0.6, x + lean, foot - height)
}

export type FlowerKind = 'daisy' | 'tulip' | 'sunflower' | 'lavender' | 'poppy'

/** Flowers from the far edge to the eye: dots far off, blossoms near by. */
export function paintFlowerField(
  stage: Stage,
  field: { edge: number; floor: number; kind: FlowerKind; colours: readonly Colour[] },
): void {
  const { palette } = stage.scene
  const rows = 26
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1)
    const y = field.edge + 12 + (field.floor - field.edge) * near ** 1.75
    const size = 2.2 + near ** 1.6 * 27
    layerlessRow(stage, row, { y, size, near, field, haze: palette.haze })
  }
}

function layerlessRow(
  stage: Stage,
  row: number,
  at: {
    y: number
    size: number
    near: number
    field: { kind: FlowerKind; colours: readonly Colour[] }
    haze: Colour
  },
): void {
  const { context, scene } = stage
  const { y, size, near, field } = at
  const stem = mix(scene.palette.leaf, scene.palette.shadow, 0.2 + near * 0.25)
  scatter(
    stage,
    `flowers ${row}`,
    { spacing: size * (field.kind === 'lavender' ? 0.8 : 1.55) },
    (x, random) => {
      const top = y + random.around() * size * 0.9
      const colour = mix(
        adjust(random.pick(field.colours), random.around() * 0.05),
        at.haze,
        (1 - near) * 0.3,
      )
      if (size > 6) {
        context.strokeStyle = css(stem)
        context.lineWidth = Math.max(0.8, size * 0.1)
        context.beginPath()
        context.moveTo(x, top)
        context.quadraticCurveTo(
          x + random.around() * size * 0.5,
          top + size,
          x + random.around() * size,
          top + size * 2.6,
        )
        context.stroke()
      }
      drawFlower(context, field.kind, x, top, size * random.range(0.7, 1.15), colour, random)
    },
  )
}

export function drawFlower(
  context: Context,
  kind: FlowerKind,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  random: Random,
): void {
  if (size < 5 && kind !== 'lavender') {
    context.fillStyle = css(colour)
    context.beginPath()
    context.ellipse(x, y, size * 0.5, size * 0.36, 0, 0, Math.PI * 2)
    context.fill()
    return
  }
  drawers[kind](context, x, y, size, colour, random)
}

type Drawer = (
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  random: Random,
) => void

const petals =
  (count: number, long: number, wide: number, heart: Colour, heartSize: number): Drawer =>
  (context, x, y, size, colour, random) => {
    const turn = random.range(0, Math.PI)
    for (const [share, light] of [
      [1, -0.06],
      [0.82, 0.03],
    ] as const) {
      context.fillStyle = css(adjust(colour, light))
      context.beginPath()
      for (let petal = 0; petal < count; petal += 1) {
        const angle = turn + share + (petal / count) * Math.PI * 2
        const reach = size * long * share
        context.moveTo(x, y)
        context.ellipse(
          x + Math.cos(angle) * reach * 0.5,
          y + Math.sin(angle) * reach * 0.36,
          reach * 0.52,
          size * wide,
          Math.atan2(Math.sin(angle) * 0.72, Math.cos(angle)),
          0,
          Math.PI * 2,
        )
      }
      context.fill()
    }
    context.fillStyle = css(heart)
    context.beginPath()
    context.ellipse(x, y, size * heartSize, size * heartSize * 0.74, 0, 0, Math.PI * 2)
    context.fill()
  }

const drawers: Record<FlowerKind, Drawer> = {
  daisy: petals(11, 0.72, 0.12, [244, 190, 60], 0.2),
  sunflower: petals(16, 0.8, 0.1, [74, 44, 26], 0.36),
  poppy: petals(5, 0.62, 0.32, [40, 26, 34], 0.13),
  tulip: (context, x, y, size, colour) => {
    for (const [dx, tone] of [
      [-0.2, adjust(colour, -0.07)],
      [0.2, adjust(colour, -0.04)],
      [0, adjust(colour, 0.05)],
    ] as const) {
      context.fillStyle = css(tone)
      context.beginPath()
      context.moveTo(x + dx * size, y + size * 0.45)
      context.bezierCurveTo(
        x + (dx - 0.46) * size,
        y + size * 0.3,
        x + (dx - 0.3) * size,
        y - size * 0.4,
        x + dx * 1.3 * size,
        y - size * 0.62,
      )
      context.bezierCurveTo(
        x + (dx + 0.3) * size,
        y - size * 0.4,
        x + (dx + 0.46) * size,
        y + size * 0.3,
        x + dx * size,
        y + size * 0.45,
      )
      context.fill()
    }
  },
  lavender: (context, x, y, size, colour, random) => {
    context.fillStyle = css(colour)
    context.beginPath()
    const lean = random.around() * size * 0.18
    for (let bud = 0; bud < 9; bud += 1) {
      const part = bud / 8
      const width = size * 0.15 * (0.5 + Math.sin(Math.PI * (0.2 + part * 0.75)) * 0.7)
      const at = x + lean * part + (bud % 2 ? 1 : -1) * width * 0.5
      context.moveTo(at + width, y - part * size * 1.5)
      context.ellipse(at, y - part * size * 1.5, width, size * 0.12, 0, 0, Math.PI * 2)
    }
    context.fill()
  },
}

/** A path or road that winds away. */
export function paintPath(stage: Stage, edge: number, colour: Colour): void {
  const random = stage.random('path')
  const bend = random.range(60, 170) * (random.chance(0.5) ? 1 : -1)
  const floor = Math.max(1000, bottomOf(stage))
  const middle = (part: number) =>
    stage.scene.focus + Math.sin(part * 3.6) * bend * (1 - part * 0.2)
  layer(stage, (context) => {
    const fill = context.createLinearGradient(0, edge, 0, floor)
    fill.addColorStop(0, css(mix(colour, stage.scene.palette.haze, 0.65)))
    fill.addColorStop(1, css(adjust(colour, -0.04)))
    context.fillStyle = fill
    context.beginPath()
    for (let step = 0; step <= 40; step += 1) {
      const part = step / 40
      context.lineTo(middle(part) - 3 - part ** 1.8 * 120, edge + 10 + (floor - edge) * part ** 1.6)
    }
    for (let step = 40; step >= 0; step -= 1) {
      const part = step / 40
      context.lineTo(middle(part) + 3 + part ** 1.8 * 120, edge + 10 + (floor - edge) * part ** 1.6)
    }
    context.fill()
  })
}
