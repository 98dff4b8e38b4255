import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { paintGlow } from './building.ts'
import { dark } from './dark-tone.ts'

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
