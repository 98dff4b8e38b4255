// What stands behind the horizon: ridges with their woods, and the sea of clouds.

import { css, hex, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import { bottomOf, layer, rightOf, type Stage } from '../scene/stage.ts'
import { paintStanding } from './shore.ts'
import { paintMist, paintRidge, type Ridge, type Skyline } from './terrain.ts'
import { paintTreeRow, type TreeKind } from './tree-rows.ts'

export const wintry = ({ scene }: Stage): boolean =>
  scene.season === 'winter' || scene.weathers.has('snowfall')

/** How many ridges stand behind the horizon, and which. */
export function paintFarOff(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, setting } = scene
  const random = stage.random('ridges')
  const asked =
    scene.subjects.has('mountain') || scene.subjects.has('volcano') || setting === 'clouds'
  if (
    (setting === 'sea' || setting === 'desert' || setting === 'city') &&
    !asked &&
    !scene.subjects.has('island')
  )
    return
  const karst = scene.style === 'ink' ? random.chance(0.6) : random.chance(0.12)
  const peaks = asked || random.chance(setting === 'meadow' ? 0.45 : 0.75)
  const count = peaks ? random.int(3, 4) : 2
  for (let at = 0; at < count; at += 1) {
    const depth = 1 - at / count
    const height =
      (peaks ? (asked ? 400 : 290) : 120) * (0.5 + depth * 0.5) * random.range(0.86, 1.1)
    const ridge: Ridge = {
      name: `ridge ${at}`,
      foot: horizon + 24 - depth * 26,
      height,
      kind: peaks && at < count - 1 ? (karst ? 'karst' : 'peak') : 'hill',
      depth,
      colour: mix(mix(palette.near, palette.far, 0.25 + depth * 0.75), palette.haze, depth * 0.36),
      ...(peaks &&
      !karst &&
      scene.style !== 'ink' &&
      (wintry(stage) || (at < 2 && asked && random.chance(0.8)))
        ? { snow: wintry(stage) ? 0.62 : 0.34 }
        : {}),
    }
    const skyline = paintRidge(stage, ridge)
    if (scene.subjects.has('volcano') && at === 0) paintPlume(stage, skyline)
    if (at < count - 1) paintMist(stage, ridge.foot - height * 0.16, height * 0.36, 0.62)
    if (at >= count - 2) paintSlopeTrees(stage, ridge, skyline, at === count - 1, random)
  }
}

function paintSlopeTrees(
  stage: Stage,
  ridge: Ridge,
  skyline: Skyline,
  last: boolean,
  random: Random,
): void {
  const { scene } = stage
  const woods = scene.subjects.has('forest') || scene.subjects.has('pine')
  if (!woods && !(last && random.chance(0.55))) return
  if (!last && !woods) return
  const kind: TreeKind =
    scene.subjects.has('pine') || wintry(stage) || random.chance(0.65) ? 'conifer' : 'leafy'
  const leaf = mix(
    mix(scene.palette.leaf, scene.palette.near, 0.6),
    scene.palette.haze,
    last ? 0.16 : 0.4,
  )
  paintTreeRow(stage, {
    name: `${ridge.name} trees`,
    foot: (x) => Math.max(skyline(x), ridge.foot - 130) + 12,
    size: last ? 62 : 36,
    kind,
    colour: leaf,
  })
}

function paintPlume(stage: Stage, skyline: Skyline): void {
  const { scene } = stage
  const top = skyline(scene.focus)
  layer(
    stage,
    (context) => {
      const glow = context.createRadialGradient(scene.focus, top, 0, scene.focus, top, 240)
      glow.addColorStop(0, css(hex('ff7a2e'), 0.85))
      glow.addColorStop(1, css(hex('ff4a1e'), 0))
      context.fillStyle = glow
      context.fillRect(scene.focus - 300, top - 300, 600, 600)
    },
    { mode: 'screen' },
  )
  layer(
    stage,
    (context) => {
      const random = stage.random('plume')
      for (let puff = 0; puff < 70; puff += 1) {
        const rise = puff / 70
        context.fillStyle = css(
          mix(
            mix(hex('ff8a4a'), scene.palette.shadow, Math.min(1, rise * 3)),
            scene.palette.cloudShade,
            rise,
          ),
          0.5,
        )
        context.beginPath()
        context.arc(
          scene.focus + random.around() * (16 + rise * 130) + rise * 70,
          top - rise * 330,
          14 + rise * 62 * random.range(0.5, 1),
          0,
          Math.PI * 2,
        )
        context.fill()
      }
    },
    { blur: 5 },
  )
}

export function paintCloudSea(stage: Stage): void {
  const { palette, horizon } = stage.scene
  for (let row = 0; row < 5; row += 1) {
    const y = horizon + row * 74 - 30
    const noise = stage.noise(`cloud sea ${row}`)
    const lit = mix(palette.cloud, palette.light, 0.5 - row * 0.07)
    layer(
      stage,
      (context) => {
        const fill = context.createLinearGradient(0, y - 70, 0, y + 190)
        fill.addColorStop(0, css(lit, 0.96))
        fill.addColorStop(1, css(mix(palette.cloudShade, palette.haze, 0.45), 0.96))
        context.fillStyle = fill
        context.beginPath()
        context.moveTo(stage.view.x - 4, bottomOf(stage) + 4)
        for (let x = stage.view.x - 4; x < rightOf(stage) + 8; x += 3)
          context.lineTo(
            x,
            y - Math.abs(noise.fbm(x * 0.0045, row * 4, 5)) * 150 + noise.at(x * 0.0018, row) * 34,
          )
        context.lineTo(rightOf(stage) + 8, bottomOf(stage) + 4)
        context.fill()
      },
      stage.scene.flat ? {} : { blur: 2.2 + row },
    )
  }
  const peak = paintRidge(stage, {
    name: 'isle',
    foot: horizon + 190,
    height: 210,
    kind: 'peak',
    depth: 0.16,
    colour: mix(palette.near, palette.far, 0.3),
  })
  const { focus } = stage.scene
  paintStanding(stage, focus, peak(focus) + 4)
  paintMist(stage, horizon + 190, 130, 0.95)
}
