// What falls and drifts before everything else.
import { clamp, css, mix } from '../craft/colour.ts'
import { bottomOf, layer, paintField, type Stage, scatter } from '../scene/stage.ts'

export function paintRain(stage: Stage, heavy: boolean): void {
  const { palette, flat } = stage.scene
  const lean = stage.random('rain').range(0.08, 0.26)
  const tone = mix(palette.light, palette.haze, 0.4)
  for (let depth = 0; depth < 3; depth += 1)
    layer(
      stage,
      (context) => {
        context.strokeStyle = css(tone, (flat ? 0.5 : 0.17) + depth * 0.07)
        context.lineWidth = 0.8 + depth * 0.6
        context.beginPath()
        for (let row = Math.floor(stage.view.y / 90) - 1; row * 90 < bottomOf(stage); row += 1)
          scatter(
            stage,
            `rain ${depth} ${row}`,
            { spacing: (heavy ? 15 : 26) + depth * 9 },
            (x, random) => {
              const y = (row + random.next()) * 90
              const long = random.range(22, 46) * (0.7 + depth * 0.5)
              context.moveTo(x, y)
              context.lineTo(x - long * lean, y + long)
            },
          )
        context.stroke()
      },
      { lift: 0 },
    )
}

export function paintSnowfall(stage: Stage): void {
  const tone = mix([255, 255, 255], stage.scene.palette.light, 0.15)
  for (let depth = 0; depth < 3; depth += 1)
    layer(
      stage,
      (context) => {
        context.fillStyle = css(tone, 0.86 - depth * 0.14)
        context.beginPath()
        for (let row = Math.floor(stage.view.y / 70) - 1; row * 70 < bottomOf(stage); row += 1)
          scatter(stage, `snow ${depth} ${row}`, { spacing: 34 + depth * 52 }, (x, random) => {
            const y = (row + random.next()) * 70
            const size = random.range(0.9, 2.1) * (1 + depth * 1.15)
            context.moveTo(x + size, y)
            context.arc(x, y, size, 0, Math.PI * 2)
          })
        context.fill()
      },
      depth === 2 && !stage.scene.flat ? { blur: 1.6 } : { lift: 0.1 },
    )
}

export function paintFog(stage: Stage, strength: number): void {
  if (stage.scene.flat) return
  const noise = stage.noise('fog')
  const { haze } = stage.scene.palette
  const { horizon } = stage.scene
  paintField(stage, { top: stage.view.y, bottom: bottomOf(stage), step: 4 }, (x, y, out) => {
    const level = Math.exp(-(((y - horizon) / 290) ** 2))
    const body = 0.55 + noise.fbm(x * 0.0019, y * 0.0052, 5)
    out[0] = haze[0]
    out[1] = haze[1]
    out[2] = haze[2]
    out[3] = clamp(strength * (0.2 + level * 0.85) * body)
  })
}
