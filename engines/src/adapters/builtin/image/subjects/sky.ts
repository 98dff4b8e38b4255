// The sky: its gradient, the glow of sun or moon, stars, and clouds in perspective.
import { type Colour, clamp, css, mix, ramp, smooth } from '../craft/colour.ts'
import { blend, bottomOf, layer, paintField, put, type Stage, scatter } from '../scene/stage.ts'

/** How far above the world's top the sky's first colour lies. */
const skyTop = -60

export function paintSky(stage: Stage): void {
  const { scene } = stage
  const { palette, lamp, horizon } = scene
  const colours = ramp(palette.sky)
  const noise = stage.noise('sky')
  const reach = lamp.moon ? 260 : 520
  const glow = scene.weathers.has('fog') || scene.weathers.has('storm') ? 0.45 : 0.85
  const shade = (x: number, y: number, out: Float64Array) => {
    const waver = scene.flat ? 0 : noise.fbm(x * 0.0016, y * 0.005, 3) * 0.07
    const height = clamp((y - skyTop) / (horizon - skyTop) + waver)
    const distance = Math.hypot(x - lamp.x, (y - lamp.y) * 1.25)
    put(out, colours[Math.round(height * 255)] as Colour)
    const light = glow * Math.exp(-distance / reach) * (lamp.moon ? 0.5 : 0.62)
    if (!scene.flat)
      blend([out[0] as number, out[1] as number, out[2] as number], palette.light, light, out)
  }
  paintField(stage, { top: stage.view.y, bottom: bottomOf(stage), step: scene.flat ? 1 : 2 }, shade)
  if (scene.flat && scene.shadows) return
  if (scene.flat) paintRings(stage)
}

/** In flat pictures light is a few rings around its source. */
function paintRings({ context, scene }: Stage): void {
  const { lamp, palette } = scene
  for (const [radius, alpha] of [
    [3.6, 0.12],
    [2.5, 0.16],
    [1.7, 0.22],
  ] as const) {
    context.fillStyle = css(palette.light, alpha)
    context.beginPath()
    context.arc(lamp.x, lamp.y, lamp.radius * radius, 0, Math.PI * 2)
    context.fill()
  }
}

export function paintLamp(stage: Stage): void {
  const { scene } = stage
  const { lamp, palette } = scene
  if (!lamp.shown) return
  if (!scene.flat)
    layer(
      stage,
      (context) => {
        const halo = context.createRadialGradient(
          lamp.x,
          lamp.y,
          lamp.radius * 0.6,
          lamp.x,
          lamp.y,
          lamp.radius * 4.5,
        )
        halo.addColorStop(0, css(palette.light, lamp.moon ? 0.42 : 0.6))
        halo.addColorStop(0.35, css(palette.light, 0.14))
        halo.addColorStop(1, css(palette.light, 0))
        context.fillStyle = halo
        context.fillRect(lamp.x - 900, lamp.y - 900, 1800, 1800)
      },
      { mode: 'screen' },
    )
  layer(stage, (context) => {
    context.fillStyle = css(lamp.moon ? palette.light : mix(palette.light, [255, 255, 255], 0.35))
    context.beginPath()
    context.arc(lamp.x, lamp.y, lamp.radius, 0, Math.PI * 2)
    context.fill()
  })
  if (lamp.moon && !scene.flat) paintSeas(stage)
}

/** The moon's dark plains. */
function paintSeas(stage: Stage): void {
  const { lamp, palette } = stage.scene
  const noise = stage.noise('moon')
  const dark = mix(palette.light, palette.haze, 0.55)
  const { x: left, y: top, radius } = lamp
  paintField(stage, { top: top - radius, bottom: top + radius }, (x, y, out) => {
    const distance = Math.hypot(x - left, y - top) / radius
    if (distance > 0.985) {
      out[3] = 0
      return
    }
    const plain = smooth(0.02, 0.4, noise.fbm((x * 2.2) / radius, (y * 2.2) / radius, 4))
    put(out, dark, plain * 0.5 + smooth(0.7, 1, distance) * 0.18)
  })
}

export function paintStars(stage: Stage, amount: number): void {
  const { scene, view } = stage
  const floor = Math.min(scene.horizon + 40, bottomOf(stage))
  const bright = mix(scene.palette.light, [255, 255, 255], 0.5)
  layer(
    stage,
    (context) => {
      for (let row = Math.floor(view.y / 60); row * 60 < floor; row += 1)
        scatter(stage, `stars ${row}`, { spacing: 60 / amount }, (x, random) => {
          const y = (row + random.next()) * 60
          const fade = 1 - smooth(scene.horizon * 0.55, scene.horizon, y)
          const size = 0.45 + random.next() ** 6 * 2.3
          context.fillStyle = css(
            random.chance(0.2) ? mix(bright, scene.palette.accent, 0.35) : bright,
            fade * random.range(0.35, 1),
          )
          context.beginPath()
          context.arc(x, y, size, 0, Math.PI * 2)
          context.fill()
          if (size > 2.1) {
            context.fillRect(x - size * 4, y - 0.3, size * 8, 0.6)
            context.fillRect(x - 0.3, y - size * 4, 0.6, size * 8)
          }
        })
    },
    { mode: 'screen' },
  )
}

export type CloudKind = 'heap' | 'veil' | 'streak'

/** `cover` 0 (none) to 1 (overcast). */
export function paintClouds(stage: Stage, kind: CloudKind, cover: number): void {
  if (stage.scene.flat) {
    paintFlatClouds(stage, cover)
    return
  }
  const { scene } = stage
  const { palette, lamp, horizon } = scene
  const noise = stage.noise(`clouds ${kind}`)
  const min = 0.34 - cover * 0.62
  const soft = kind === 'heap' ? 0.26 : 0.5
  const density = (x: number, y: number) => {
    const depth = 120 / (horizon - y + 90)
    const u = kind === 'streak' ? x * 0.0011 : x * (0.0016 + depth * 0.0022)
    const v =
      kind === 'streak' ? y * 0.006 : kind === 'veil' ? y * 0.0042 : y * 0.0034 + depth * 0.9
    const warp = noise.fbm(u * 1.4 + 5.2, v * 1.4 - 1.7, 3)
    const body = noise.fbm(u * 2 + warp * 0.8, v * 2 + warp * 0.55, 6)
    return smooth(min, min + soft, body)
  }
  const toLamp = (x: number, y: number): [number, number] => {
    const distance = Math.hypot(lamp.x - x, lamp.y - y) + 1
    return [((lamp.x - x) / distance) * 26, ((lamp.y - y) / distance) * 26 - 9]
  }
  const shade = (x: number, y: number, out: Float64Array) => {
    const here = density(x, y)
    if (here < 0.004) {
      out[3] = 0
      return
    }
    const [dx, dy] = toLamp(x, y)
    const lit = clamp(0.52 + (here - density(x + dx, y + dy)) * 1.5 - here * 0.22 + 0.16)
    const near = Math.exp(-Math.hypot(x - lamp.x, y - lamp.y) / 330)
    blend(palette.cloudShade, mixFast(palette.cloud, palette.light, near * 0.75), lit, out)
    const low = smooth(horizon * 0.5, horizon, y)
    blend([out[0] as number, out[1] as number, out[2] as number], palette.haze, low * 0.55, out)
    out[3] = here * (kind === 'heap' ? 0.93 : 0.6) * (1 - smooth(horizon - 70, horizon + 10, y))
  }
  paintField(stage, { top: stage.view.y, bottom: horizon + 10, step: 2 }, shade)
}

const mixFast = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

function paintFlatClouds(stage: Stage, cover: number): void {
  const { scene } = stage
  const rows = Math.round(2 + cover * 4)
  for (let row = 0; row < rows; row += 1) {
    const y = scene.horizon * (0.12 + (0.62 * row) / rows)
    layer(stage, (context) => {
      context.fillStyle = css(mix(scene.palette.cloud, scene.palette.haze, row / rows / 2), 0.9)
      scatter(stage, `flat cloud ${row}`, { spacing: 520, margin: 400 }, (x, random) => {
        const width = random.range(110, 230)
        const height = width * random.range(0.14, 0.2)
        const top = y + random.range(-40, 40)
        context.beginPath()
        context.roundRect(x - width, top, width * 2, height, height / 2)
        context.fill()
        for (let puff = 0; puff < 4; puff += 1) {
          const radius = height * random.range(0.7, 1.5)
          context.beginPath()
          context.arc(x + width * random.range(-0.6, 0.6), top + height * 0.3, radius, Math.PI, 0)
          context.fill()
        }
      })
    })
  }
}
