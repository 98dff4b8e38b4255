// Lights and bodies of the sky: galaxy, aurora, meteors, planets, rainbow, fireworks, lightning.
import { adjust, type Colour, clamp, css, hex, mix, smooth } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { blend, bottomOf, layer, paintField, type Stage } from '../scene/stage.ts'

export function paintGalaxy(stage: Stage): void {
  const { scene } = stage
  const random = stage.random('galaxy')
  const angle = random.range(-0.9, -0.45) * (random.chance(0.5) ? 1 : -1)
  const noise = stage.noise('galaxy')
  const warm = mix(scene.palette.light, scene.palette.glow, 0.35)
  const cool = mix(scene.palette.accent, scene.palette.sky[3] as Colour, 0.45)
  const middleX = scene.focus + random.range(-80, 80)
  const middleY = scene.setting === 'space' ? 500 : scene.horizon * 0.5
  const low = scene.setting === 'space' ? 5000 : scene.horizon
  paintField(
    stage,
    { top: stage.view.y, bottom: Math.min(bottomOf(stage), low + 10), step: 2 },
    (x, y, out) => {
      const along = (x - middleX) * Math.cos(angle) + (y - middleY) * Math.sin(angle)
      const across = -(x - middleX) * Math.sin(angle) + (y - middleY) * Math.cos(angle)
      const warp = noise.fbm(along * 0.003, across * 0.003, 4)
      const from = across + warp * 170
      const band = Math.exp(-((from / 165) ** 2))
      const dust =
        smooth(-0.1, 0.4, noise.fbm(along * 0.006 + 4, from * 0.009, 6)) *
        Math.exp(-(((from + 12) / 70) ** 2))
      const cloud = smooth(-0.35, 0.55, noise.fbm(along * 0.0042 - 3, from * 0.006 + 2, 6))
      const core = Math.exp(-((along / 330) ** 2)) * Math.exp(-((from / 85) ** 2))
      blend(cool, warm, clamp(core * 1.1 + cloud * 0.24), out)
      const strength = clamp(band * (0.25 + cloud * 0.65) + core * 0.45) * (1 - dust * 0.72)
      out[3] = strength * (0.86 - smooth(low - 260, low, y) * 0.7)
    },
  )
}

export function paintAurora(stage: Stage): void {
  const { scene } = stage
  const { horizon, palette } = scene
  const noise = stage.noise('aurora')
  const tones: [Colour, Colour][] = [
    [hex('3dffb0'), hex('4b6bff')],
    [hex('6dffce'), hex('c05cff')],
    [mix(hex('35e8c8'), palette.accent, 0.3), hex('8a5cff')],
  ]
  for (const [at, [low, high]] of tones.entries()) {
    const line = horizon * (0.66 - at * 0.17)
    const rise = horizon * (0.5 - at * 0.06)
    const canvasBand = { top: stage.view.y, bottom: line + 90, step: 2 }
    layer(
      stage,
      (context) => {
        paintField(stage, { ...canvasBand, on: context }, (x, y, out) => {
          const fold = noise.fbm(x * 0.0021 + at * 9, at * 3.7, 4) * 210
          const rays = 0.5 + 0.5 * noise.fbm(x * 0.02 + fold * 0.03 + at * 5, y * 0.0008 + at, 4)
          const above = line + fold - y
          const body =
            above < 0
              ? Math.exp(-((above / 16) ** 2))
              : Math.exp(-above / (rise * (0.25 + rays * 0.45)))
          const gaps = smooth(-0.3, 0.35, noise.at(x * 0.0026 + at * 7, at * 2.1))
          blend(low, high, clamp(above / rise), out)
          out[3] = clamp(body * (0.25 + rays * 0.75) * gaps * (0.85 - at * 0.2))
        })
      },
      { mode: 'screen' },
    )
  }
}

export function paintMeteors(stage: Stage, count: number): void {
  const random = createRandom(stage.scene.seeds.detail, 'meteors')
  layer(
    stage,
    (context) => {
      for (let at = 0; at < count; at += 1) {
        const x = stage.view.x + stage.view.width * random.range(0.2, 0.95)
        const y = stage.scene.horizon * random.range(0.05, 0.5)
        const long = random.range(150, 340)
        const tail = context.createLinearGradient(x, y, x - long, y - long * 0.52)
        tail.addColorStop(0, css(mix(stage.scene.palette.light, [255, 255, 255], 0.6), 0.95))
        tail.addColorStop(1, css(stage.scene.palette.light, 0))
        context.fillStyle = tail
        context.beginPath()
        context.moveTo(x + 3, y + 3)
        context.lineTo(x - long, y - long * 0.52)
        context.lineTo(x + 2, y - 3)
        context.fill()
        context.beginPath()
        context.arc(x, y, 3.4, 0, Math.PI * 2)
        context.fillStyle = css([255, 255, 255])
        context.fill()
      }
    },
    { mode: 'screen' },
  )
}

export function paintPlanet(
  stage: Stage,
  planet: { x: number; y: number; radius: number; ringed: boolean; name: string },
): void {
  const { palette } = stage.scene
  const random = stage.random(`planet ${planet.name}`)
  const noise = stage.noise(`planet ${planet.name}`)
  const base = adjust(
    mix(palette.accent, palette.far, random.range(0.1, 0.7)),
    0.02,
    1,
    random.around() * 0.5,
  )
  const other = adjust(base, 0.16, 0.7, random.around())
  const banded = planet.ringed || random.chance(0.5)
  const tilt = random.range(-0.4, 0.4)
  const { x: middleX, y: middleY, radius } = planet
  if (planet.ringed) paintRing(stage, planet, tilt, other, true)
  layer(stage, (context) => {
    paintField(
      stage,
      { top: middleY - radius - 2, bottom: middleY + radius + 2, on: context },
      (x, y, out) => {
        const u = (x - middleX) / radius
        const v = (y - middleY) / radius
        const distance = u * u + v * v
        if (distance > 1.01) {
          out[3] = 0
          return
        }
        const z = Math.sqrt(Math.max(0, 1 - distance))
        const across = -u * Math.sin(tilt) + v * Math.cos(tilt)
        const pattern = banded
          ? noise.fbm(u * 0.7 + 3, across * 6 + noise.fbm(u * 3, across * 6, 3) * 0.6, 5)
          : noise.fbm((u / (0.6 + z * 0.4)) * 2.4, (v / (0.6 + z * 0.4)) * 2.4, 6)
        blend(base, other, clamp(0.5 + pattern * 1.3), out)
        const light = smooth(-0.35, 0.85, u * -0.62 + v * -0.52 + z * 0.52)
        const rim = smooth(0.72, 1, distance) * smooth(0, 0.7, light)
        for (let part = 0; part < 3; part += 1) {
          const shaded =
            (palette.shadow[part] as number) * 0.5 * (1 - light) +
            (out[part] as number) * light * 1.16
          out[part] = shaded + ((palette.light[part] as number) - shaded) * rim * 0.42
        }
        out[3] = clamp((1 - Math.sqrt(distance)) * radius * stage.scale + 0.5)
      },
    )
  })
  if (planet.ringed) paintRing(stage, planet, tilt, other, false)
}

function paintRing(
  stage: Stage,
  planet: { x: number; y: number; radius: number },
  tilt: number,
  colour: Colour,
  behind: boolean,
): void {
  layer(stage, (context) => {
    context.translate(planet.x, planet.y)
    context.rotate(tilt)
    context.scale(1, 0.26)
    for (let ring = 0; ring < 22; ring += 1) {
      const noise = stage.noise('ring').at(ring * 0.7, 1)
      context.strokeStyle = css(adjust(colour, noise * 0.1), 0.24 + Math.abs(noise) * 0.7)
      context.lineWidth = planet.radius * 0.042
      context.beginPath()
      context.arc(
        0,
        0,
        planet.radius * (1.32 + ring * 0.04),
        behind ? Math.PI : 0,
        behind ? Math.PI * 2 : Math.PI,
      )
      context.stroke()
    }
  })
}

export function paintRainbow(stage: Stage): void {
  const { scene } = stage
  const hues: Colour[] = ['ff5a5a', 'ffa24d', 'ffe45e', '69d36e', '55b7ff', '6f6bff', 'b56cff'].map(
    hex,
  )
  layer(
    stage,
    (context) => {
      hues.forEach((colour, at) => {
        context.strokeStyle = css(colour, scene.flat ? 0.9 : 0.4)
        context.lineWidth = 13
        context.beginPath()
        context.arc(scene.focus - 40, scene.horizon + 120, 470 - at * 12, Math.PI, 0)
        context.stroke()
      })
    },
    scene.flat ? {} : { mode: 'screen', blur: 3 },
  )
}

export function paintFireworks(stage: Stage): void {
  const { scene } = stage
  const random = createRandom(scene.seeds.detail, 'fireworks')
  const tones = [
    scene.palette.glow,
    scene.palette.accent,
    hex('7fd0ff'),
    hex('ff8ad0'),
    hex('a6ff9e'),
  ]
  for (const blur of [7, 0])
    layer(
      stage,
      (context) => {
        const burst = createRandom(scene.seeds.detail, 'bursts')
        for (let at = 0; at < 6; at += 1) {
          const x = stage.view.x + stage.view.width * burst.range(0.12, 0.88)
          const y = scene.horizon * burst.range(0.14, 0.62)
          const reach = burst.range(70, 165)
          context.strokeStyle = css(tones[at % tones.length] as Colour, 0.9)
          context.lineWidth = 1.7
          context.beginPath()
          const rays = burst.int(46, 80)
          for (let ray = 0; ray < rays; ray += 1) {
            const angle = (ray / rays) * Math.PI * 2 + burst.around() * 0.08
            const long = reach * burst.range(0.55, 1)
            context.moveTo(x + Math.cos(angle) * long * 0.24, y + Math.sin(angle) * long * 0.24)
            context.quadraticCurveTo(
              x + Math.cos(angle) * long * 0.7,
              y + Math.sin(angle) * long * 0.7,
              x + Math.cos(angle) * long,
              y + Math.sin(angle) * long + long * 0.16,
            )
          }
          context.stroke()
        }
      },
      { mode: 'screen', blur },
    )
  random.next()
}

export function paintLightning(stage: Stage): void {
  const { scene } = stage
  const bolt = (context: Context, width: number) => {
    const random = createRandom(scene.seeds.detail, 'lightning')
    context.strokeStyle = css(mix(scene.palette.light, [235, 240, 255], 0.7))
    let branches = 0
    const strike = (fromX: number, fromY: number, to: number, wide: number) => {
      let x = fromX
      context.lineWidth = wide
      context.beginPath()
      context.moveTo(x, fromY)
      for (let y = fromY; y < to; y += 17) {
        x += random.around() * 30
        context.lineTo(x, y + 17)
        if (random.chance(0.1) && branches < 6) {
          branches += 1
          context.stroke()
          strike(x, y + 17, y + random.range(70, 190), wide * 0.5)
          context.lineWidth = wide
          context.beginPath()
          context.moveTo(x, y + 17)
        }
      }
      context.stroke()
    }
    strike(scene.focus + random.range(-200, 200), stage.view.y + 40, scene.horizon, width)
  }
  layer(stage, (context) => bolt(context, 15), { mode: 'screen', blur: 15 })
  layer(stage, (context) => bolt(context, 3.2), { mode: 'screen' })
}
