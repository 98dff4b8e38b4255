// What flies and what swims: birds, balloons, lanterns, kites, rockets, butterflies, boats.
import { adjust, type Colour, css, hex, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { paintGlow } from './buildings.ts'

const dark = ({ scene }: Stage): Colour => mix(scene.palette.shadow, scene.palette.far, 0.18)

export function paintBirds(stage: Stage, count: number): void {
  const random = createRandom(stage.scene.seeds.detail, 'birds')
  const { focus, horizon } = stage.scene
  const middleX = focus + random.range(-160, 160)
  const middleY = horizon * random.range(0.3, 0.5)
  layer(
    stage,
    (context) => {
      context.fillStyle = css(dark(stage), 0.9)
      for (let bird = 0; bird < count; bird += 1) {
        const size = random.range(7, 17)
        drawBird(
          context,
          middleX + random.around() * 210,
          middleY + random.around() * 90,
          size,
          random,
        )
      }
    },
    { lift: 0.3 },
  )
}

function drawBird(context: Context, x: number, y: number, size: number, random: Random): void {
  const lift = random.range(0.2, 0.75)
  const tilt = random.around() * 0.3
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  context.beginPath()
  context.moveTo(-size, -size * lift)
  context.quadraticCurveTo(-size * 0.45, -size * lift * 0.9, 0, 0)
  context.quadraticCurveTo(size * 0.45, -size * lift * 0.9, size, -size * lift)
  context.quadraticCurveTo(size * 0.42, -size * lift * 0.5, size * 0.12, size * 0.2)
  context.lineTo(-size * 0.12, size * 0.16)
  context.quadraticCurveTo(-size * 0.42, -size * lift * 0.5, -size, -size * lift)
  context.fill()
  context.restore()
}

export function paintBalloons(stage: Stage): void {
  const { scene } = stage
  const random = createRandom(scene.seeds.detail, 'balloons')
  const tones = [
    scene.palette.accent,
    hex('e8a13c'),
    hex('4a86b8'),
    hex('d8605a'),
    hex('7a5aa6'),
    hex('4e9a78'),
  ]
  const count = random.int(4, 6)
  for (let at = count - 1; at >= 0; at -= 1) {
    const near = 1 - at / count
    const size = 26 + near ** 1.6 * 118
    const x =
      at === 0
        ? scene.focus + random.range(-60, 60)
        : stage.view.x + stage.view.width * random.range(0.08, 0.92)
    const y = scene.horizon * (at === 0 ? 0.42 : random.range(0.14, 0.72))
    layer(stage, (context) =>
      drawBalloon(
        stage,
        context,
        x,
        y,
        size,
        mix(
          tones[(at + random.int(0, 2)) % tones.length] as Colour,
          scene.palette.haze,
          (1 - near) * 0.48,
        ),
      ),
    )
  }
}

function drawBalloon(
  stage: Stage,
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: Colour,
): void {
  const { palette, lamp } = stage.scene
  const bottom = y + size * 1.18
  const outline = (wide: number) => {
    context.beginPath()
    context.moveTo(x - size * 0.17 * wide, bottom)
    context.bezierCurveTo(
      x - size * 0.5 * wide,
      y + size * 0.75,
      x - size * wide,
      y + size * 0.4,
      x - size * wide,
      y - size * 0.06,
    )
    context.bezierCurveTo(
      x - size * wide,
      y - size * 0.66,
      x - size * 0.55 * wide,
      y - size,
      x,
      y - size,
    )
    context.bezierCurveTo(
      x + size * 0.55 * wide,
      y - size,
      x + size * wide,
      y - size * 0.66,
      x + size * wide,
      y - size * 0.06,
    )
    context.bezierCurveTo(
      x + size * wide,
      y + size * 0.4,
      x + size * 0.5 * wide,
      y + size * 0.75,
      x + size * 0.17 * wide,
      bottom,
    )
    context.closePath()
  }
  const pale = mix(colour, [255, 244, 224], 0.62)
  const gores: [number, Colour][] = [
    [1, colour],
    [0.78, pale],
    [0.5, colour],
    [0.2, pale],
  ]
  for (const [wide, tone] of gores) {
    outline(wide)
    context.fillStyle = css(tone)
    context.fill()
  }
  if (!stage.scene.flat) {
    outline(1)
    const side = lamp.x > x ? -1 : 1
    const shade = context.createLinearGradient(
      x - size * side,
      y - size * 0.4,
      x + size * side,
      y + size * 0.3,
    )
    shade.addColorStop(0, css(palette.light, 0.32))
    shade.addColorStop(0.45, css(palette.shadow, 0))
    shade.addColorStop(1, css(palette.shadow, 0.62))
    context.fillStyle = shade
    context.fill()
  }
  context.strokeStyle = css(palette.shadow, 0.8)
  context.lineWidth = Math.max(0.7, size * 0.014)
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x + side * size * 0.16, bottom)
    context.lineTo(x + side * size * 0.1, bottom + size * 0.26)
  }
  context.stroke()
  context.fillStyle = css(mix([96, 62, 38], palette.shadow, 0.3))
  context.beginPath()
  context.roundRect(x - size * 0.13, bottom + size * 0.24, size * 0.26, size * 0.2, size * 0.04)
  context.fill()
}

export function paintLanterns(stage: Stage): void {
  const { scene } = stage
  const random = createRandom(scene.seeds.detail, 'lanterns')
  for (let at = 0; at < 26; at += 1) {
    const near = random.next() ** 2.2
    const size = 7 + near * 32
    const x = stage.view.x + stage.view.width * random.next()
    const y = scene.horizon * (0.05 + random.next() * 0.9)
    if (size > 13) paintGlow(stage, x, y, size * 3.2, 0.34)
    layer(
      stage,
      (context) => {
        const fill = context.createLinearGradient(x, y - size, x, y + size)
        fill.addColorStop(0, css(mix(scene.palette.accent, scene.palette.glow, 0.25)))
        fill.addColorStop(1, css(mix(scene.palette.glow, [255, 250, 220], 0.55)))
        context.fillStyle = fill
        context.globalAlpha = 0.55 + near * 0.45
        context.beginPath()
        context.moveTo(x - size * 0.5, y + size * 0.8)
        context.quadraticCurveTo(x - size * 0.86, y - size * 0.3, x - size * 0.52, y - size * 0.82)
        context.quadraticCurveTo(x, y - size * 1.08, x + size * 0.52, y - size * 0.82)
        context.quadraticCurveTo(x + size * 0.86, y - size * 0.3, x + size * 0.5, y + size * 0.8)
        context.closePath()
        context.fill()
      },
      { lift: 0.2 },
    )
  }
}

export function paintKite(stage: Stage): void {
  const { scene } = stage
  const random = createRandom(scene.seeds.detail, 'kite')
  const x = scene.focus + random.range(-150, 150)
  const y = scene.horizon * 0.34
  const size = random.range(52, 76)
  layer(stage, (context) => {
    context.strokeStyle = css(dark(stage), 0.7)
    context.lineWidth = 1.4
    context.beginPath()
    context.moveTo(x, y + size)
    context.quadraticCurveTo(x - 60, y + 300, x - 240, scene.horizon + 140)
    context.stroke()
    const corners = [
      [x, y - size],
      [x + size * 0.7, y - size * 0.1],
      [x, y + size],
      [x - size * 0.7, y - size * 0.1],
    ] as const
    const tones = [
      scene.palette.accent,
      adjust(scene.palette.accent, 0.12),
      mix(scene.palette.accent, scene.palette.glow, 0.7),
      mix(scene.palette.accent, scene.palette.glow, 0.5),
    ]
    corners.forEach((corner, at) => {
      const next = corners[(at + 1) % 4] as readonly [number, number]
      context.fillStyle = css(tones[at] as Colour)
      context.beginPath()
      context.moveTo(x, y - size * 0.1)
      context.lineTo(...corner)
      context.lineTo(...next)
      context.fill()
    })
  })
}

export function paintRocket(stage: Stage): void {
  const { scene } = stage
  const x = scene.focus + 60
  const y = Math.min(scene.horizon, 700) * 0.5
  const size = 120
  paintGlow(stage, x - size * 0.7, y + size * 1.0, size * 1.5, 0.5)
  layer(stage, (context) => {
    context.translate(x, y)
    context.rotate(0.6)
    const flame = context.createLinearGradient(0, size * 0.7, 0, size * 2)
    flame.addColorStop(0, css([255, 250, 220]))
    flame.addColorStop(0.3, css(scene.palette.glow, 0.9))
    flame.addColorStop(1, css(scene.palette.accent, 0))
    context.fillStyle = flame
    context.beginPath()
    context.moveTo(-size * 0.18, size * 0.7)
    context.quadraticCurveTo(0, size * 2.6, size * 0.18, size * 0.7)
    context.fill()
    context.fillStyle = css(scene.palette.accent)
    context.beginPath()
    context.moveTo(-size * 0.24, size * 0.2)
    context.lineTo(-size * 0.52, size * 0.86)
    context.lineTo(0, size * 0.6)
    context.lineTo(size * 0.52, size * 0.86)
    context.lineTo(size * 0.24, size * 0.2)
    context.fill()
    const hull = context.createLinearGradient(-size * 0.3, 0, size * 0.3, 0)
    hull.addColorStop(0, css([246, 246, 250]))
    hull.addColorStop(1, css(mix([246, 246, 250], scene.palette.shadow, 0.5)))
    context.fillStyle = hull
    context.beginPath()
    context.moveTo(0, -size)
    context.bezierCurveTo(
      size * 0.42,
      -size * 0.5,
      size * 0.36,
      size * 0.3,
      size * 0.2,
      size * 0.74,
    )
    context.lineTo(-size * 0.2, size * 0.74)
    context.bezierCurveTo(-size * 0.36, size * 0.3, -size * 0.42, -size * 0.5, 0, -size)
    context.fill()
    context.fillStyle = css(mix(scene.palette.shadow, [60, 120, 170], 0.5))
    context.beginPath()
    context.arc(0, -size * 0.2, size * 0.14, 0, Math.PI * 2)
    context.fill()
  })
}

export function paintButterflies(stage: Stage): void {
  const random = createRandom(stage.scene.seeds.detail, 'butterflies')
  const { accent, glow, light } = stage.scene.palette
  const close = stage.scene.close
  layer(
    stage,
    (context) => {
      for (let at = 0; at < (close ? 3 : 9); at += 1) {
        const size = random.range(12, 26) * (close ? 3.4 : 1.3)
        context.save()
        context.translate(stage.scene.focus + random.around() * 380, 420 + random.around() * 270)
        context.rotate(random.around() * 0.9)
        const tone = random.pick([accent, mix(accent, glow, 0.5), mix(accent, light, 0.55)])
        for (const side of [-1, 1]) {
          context.fillStyle = css(tone, 0.95)
          context.beginPath()
          context.moveTo(0, 0)
          context.bezierCurveTo(
            side * size * 0.3,
            -size * 1.1,
            side * size * 1.25,
            -size * 1.1,
            side * size * 1.05,
            -size * 0.3,
          )
          context.bezierCurveTo(side * size, 0, side * size * 0.5, size * 0.1, 0, 0)
          context.bezierCurveTo(
            side * size * 0.7,
            size * 0.1,
            side * size * 0.85,
            size * 0.75,
            side * size * 0.42,
            size * 0.82,
          )
          context.bezierCurveTo(side * size * 0.15, size * 0.8, 0, size * 0.4, 0, 0)
          context.fill()
          context.fillStyle = css(adjust(tone, -0.2), 0.8)
          context.beginPath()
          context.arc(side * size * 0.8, -size * 0.56, size * 0.11, 0, Math.PI * 2)
          context.fill()
        }
        context.fillStyle = css(dark(stage))
        context.beginPath()
        context.ellipse(0, size * 0.1, size * 0.055, size * 0.45, 0, 0, Math.PI * 2)
        context.fill()
        context.restore()
      }
    },
    { lift: 0.5 },
  )
}

/** A boat under sail, or a small one with a man in it. `y` is the waterline. */
export function paintBoat(
  stage: Stage,
  boat: { x: number; y: number; size: number; sail: boolean },
): void {
  const { palette } = stage.scene
  const { x, y, size } = boat
  const hull = mix(palette.shadow, palette.near, 0.3)
  const sail = mix(mix([250, 244, 232], palette.light, 0.4), palette.accent, 0.14)
  layer(stage, (context) => {
    if (boat.sail) {
      for (const [side, height, wide, tone] of [
        [1, 1.25, 0.62, sail],
        [-1, 0.98, 0.44, adjust(sail, -0.08)],
      ] as const) {
        context.fillStyle = css(tone)
        context.beginPath()
        context.moveTo(x + side * size * 0.04, y - size * height)
        context.quadraticCurveTo(
          x + side * size * (wide + 0.16),
          y - size * 0.5,
          x + side * size * wide,
          y - size * 0.17,
        )
        context.lineTo(x + side * size * 0.04, y - size * 0.17)
        context.fill()
      }
      context.fillStyle = css(hull)
      context.fillRect(x - size * 0.012, y - size * 1.3, size * 0.024, size * 1.2)
    } else drawBoatman(context, x, y, size, hull)
    context.fillStyle = css(hull)
    context.beginPath()
    context.moveTo(x - size * 0.78, y - size * 0.16)
    context.quadraticCurveTo(x, y - size * 0.05, x + size * 0.82, y - size * 0.2)
    context.quadraticCurveTo(x + size * 0.5, y + size * 0.09, x, y + size * 0.08)
    context.quadraticCurveTo(x - size * 0.55, y + size * 0.08, x - size * 0.78, y - size * 0.16)
    context.fill()
  })
  paintWake(stage, boat, hull, sail)
}

function drawBoatman(context: Context, x: number, y: number, size: number, colour: Colour): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(x + size * 0.18, y - size * 0.08)
  context.quadraticCurveTo(x + size * 0.2, y - size * 0.42, x + size * 0.32, y - size * 0.46)
  context.quadraticCurveTo(x + size * 0.44, y - size * 0.4, x + size * 0.44, y - size * 0.08)
  context.fill()
  context.beginPath()
  context.moveTo(x + size * 0.14, y - size * 0.44)
  context.lineTo(x + size * 0.32, y - size * 0.6)
  context.lineTo(x + size * 0.5, y - size * 0.44)
  context.fill()
  context.beginPath()
  context.ellipse(x - size * 0.22, y - size * 0.1, size * 0.3, size * 0.26, 0, Math.PI, 0)
  context.fill()
  context.strokeStyle = css(colour)
  context.lineWidth = size * 0.02
  context.beginPath()
  context.moveTo(x + size * 0.42, y - size * 0.34)
  context.lineTo(x + size * 0.9, y + size * 0.12)
  context.stroke()
}

function paintWake(
  stage: Stage,
  boat: { x: number; y: number; size: number; sail: boolean },
  hull: Colour,
  sail: Colour,
): void {
  const { x, y, size } = boat
  const random = createRandom(stage.scene.seeds.detail, `wake ${Math.round(x)}`)
  layer(stage, (context) => {
    for (let at = 0; at < 26; at += 1) {
      const down = random.next() ** 1.3 * size * (boat.sail ? 0.95 : 0.4)
      const wide = size * random.range(0.14, 0.46) * (1 - (down / size) * 0.5)
      context.fillStyle = css(boat.sail && down > size * 0.16 ? sail : hull, 0.26)
      context.beginPath()
      context.ellipse(
        x + random.around() * size * 0.22,
        y + size * 0.07 + down,
        wide,
        size * 0.014 + 0.6,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  })
}
