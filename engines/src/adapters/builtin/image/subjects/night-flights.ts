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
