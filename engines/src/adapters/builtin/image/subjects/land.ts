// Everything from the horizon to the eye, by setting: what stands far off, water or ground, what stands on it, and what frames it.
import { adjust, type Colour, css, hex, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import { bottomOf, layer, rightOf, type Stage } from '../scene/stage.ts'
import { paintBoat } from './afloat.ts'
import { paintBridge, paintCastle, paintHouse, paintLighthouse, paintPagoda, paintTorii, paintWindmill } from './buildings.ts'
import { paintCity } from './city.ts'
import { paintFigures } from './figures.ts'
import { type FlowerKind, paintFlowerField, paintGrass, paintPath, paintPlain } from './ground.ts'
import { drawShape } from './silhouettes.ts'
import { paintMist, paintRidge, type Ridge, type Skyline } from './terrain.ts'
import { paintTree, paintTreeRow, type TreeKind } from './trees.ts'
import { paintWater, riverBed } from './water.ts'

export function paintLand(stage: Stage, report: (share: number) => void): void {
  paintFarOff(stage)
  report(0.4)
  const { setting } = stage.scene
  if (setting === 'clouds') paintCloudSea(stage)
  else if (setting === 'sea' || setting === 'lake') paintShore(stage)
  else paintGround(stage)
  report(0.8)
  paintNear(stage)
  report(1)
}

const wintry = ({ scene }: Stage): boolean => scene.season === 'winter' || scene.weathers.has('snowfall')

/** How many ridges stand behind the horizon, and which. */
function paintFarOff(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, setting } = scene
  const random = stage.random('ridges')
  const asked = scene.subjects.has('mountain') || scene.subjects.has('volcano') || setting === 'clouds'
  if ((setting === 'sea' || setting === 'desert' || setting === 'city') && !asked && !scene.subjects.has('island')) return
  const karst = scene.style === 'ink' ? random.chance(0.6) : random.chance(0.12)
  const peaks = asked || random.chance(setting === 'meadow' ? 0.45 : 0.75)
  const count = peaks ? random.int(3, 4) : 2
  for (let at = 0; at < count; at += 1) {
    const depth = 1 - at / count
    const height = (peaks ? (asked ? 400 : 290) : 120) * (0.5 + depth * 0.5) * random.range(0.86, 1.1)
    const ridge: Ridge = {
      name: `ridge ${at}`,
      foot: horizon + 24 - depth * 26,
      height,
      kind: peaks && at < count - 1 ? (karst ? 'karst' : 'peak') : 'hill',
      depth,
      colour: mix(mix(palette.near, palette.far, 0.25 + depth * 0.75), palette.haze, depth * 0.36),
      ...(peaks && !karst && scene.style !== 'ink' && (wintry(stage) || (at < 2 && asked && random.chance(0.8))) ? { snow: wintry(stage) ? 0.62 : 0.34 } : {}),
    }
    const skyline = paintRidge(stage, ridge)
    if (scene.subjects.has('volcano') && at === 0) paintPlume(stage, skyline)
    if (at < count - 1) paintMist(stage, ridge.foot - height * 0.16, height * 0.36, 0.62)
    if (at >= count - 2) paintSlopeTrees(stage, ridge, skyline, at === count - 1, random)
  }
}

function paintSlopeTrees(stage: Stage, ridge: Ridge, skyline: Skyline, last: boolean, random: Random): void {
  const { scene } = stage
  const woods = scene.subjects.has('forest') || scene.subjects.has('pine')
  if (!woods && !(last && random.chance(0.55))) return
  if (!last && !woods) return
  const kind: TreeKind = scene.subjects.has('pine') || wintry(stage) || random.chance(0.65) ? 'conifer' : 'leafy'
  const leaf = mix(mix(scene.palette.leaf, scene.palette.near, 0.6), scene.palette.haze, last ? 0.16 : 0.4)
  paintTreeRow(stage, { name: `${ridge.name} trees`, foot: (x) => Math.max(skyline(x), ridge.foot - 130) + 12, size: last ? 62 : 36, kind, colour: leaf })
}

function paintPlume(stage: Stage, skyline: Skyline): void {
  const { scene } = stage
  const top = skyline(scene.focus)
  layer(stage, (context) => {
    const glow = context.createRadialGradient(scene.focus, top, 0, scene.focus, top, 240)
    glow.addColorStop(0, css(hex('ff7a2e'), 0.85))
    glow.addColorStop(1, css(hex('ff4a1e'), 0))
    context.fillStyle = glow
    context.fillRect(scene.focus - 300, top - 300, 600, 600)
  }, { mode: 'screen' })
  layer(stage, (context) => {
    const random = stage.random('plume')
    for (let puff = 0; puff < 70; puff += 1) {
      const rise = puff / 70
      context.fillStyle = css(mix(mix(hex('ff8a4a'), scene.palette.shadow, Math.min(1, rise * 3)), scene.palette.cloudShade, rise), 0.5)
      context.beginPath()
      context.arc(scene.focus + random.around() * (16 + rise * 130) + rise * 70, top - rise * 330, 14 + rise * 62 * random.range(0.5, 1), 0, Math.PI * 2)
      context.fill()
    }
  }, { blur: 5 })
}

function paintCloudSea(stage: Stage): void {
  const { palette, horizon } = stage.scene
  for (let row = 0; row < 5; row += 1) {
    const y = horizon + row * 74 - 30
    const noise = stage.noise(`cloud sea ${row}`)
    const lit = mix(palette.cloud, palette.light, 0.5 - row * 0.07)
    layer(stage, (context) => {
      const fill = context.createLinearGradient(0, y - 70, 0, y + 190)
      fill.addColorStop(0, css(lit, 0.96))
      fill.addColorStop(1, css(mix(palette.cloudShade, palette.haze, 0.45), 0.96))
      context.fillStyle = fill
      context.beginPath()
      context.moveTo(stage.view.x - 4, bottomOf(stage) + 4)
      for (let x = stage.view.x - 4; x < rightOf(stage) + 8; x += 3)
        context.lineTo(x, y - Math.abs(noise.fbm(x * 0.0045, row * 4, 5)) * 150 + noise.at(x * 0.0018, row) * 34)
      context.lineTo(rightOf(stage) + 8, bottomOf(stage) + 4)
      context.fill()
    }, stage.scene.flat ? {} : { blur: 2.2 + row })
  }
  const peak = paintRidge(stage, { name: 'isle', foot: horizon + 190, height: 210, kind: 'peak', depth: 0.16, colour: mix(palette.near, palette.far, 0.3) })
  const { focus } = stage.scene
  paintStanding(stage, focus, peak(focus) + 4)
  paintMist(stage, horizon + 190, 130, 0.95)
}

function paintShore(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, setting } = scene
  const random = stage.random('shore')
  const sea = setting === 'sea'
  if (!sea || scene.subjects.has('forest'))
    paintTreeRow(stage, { name: 'far shore', foot: () => horizon + 5, size: 44, kind: random.chance(0.6) ? 'conifer' : 'leafy', colour: mix(mix(palette.near, palette.leaf, 0.3), palette.haze, 0.34) })
  const rocky = scene.subjects.has('lighthouse') || scene.subjects.has('castle') || scene.subjects.has('island')
  if (rocky) paintHeadland(stage)
  else if (!sea) paintStanding(stage, scene.focus, horizon + 6)
  const shape = sea && scene.subjects.has('whale')
  paintWater(stage, { line: horizon + 4, rough: sea ? (scene.weathers.has('storm') ? 1.1 : 0.75) : scene.weathers.has('wind') ? 0.4 : 0.16 })
  if (shape) layer(stage, (context) => drawShape(context, 'whale', { x: scene.focus, y: horizon + 90, size: 130 }, mix(palette.near, palette.water, 0.3)))
  const boats = scene.subjects.has('boat') ? random.int(1, 3) : random.chance(sea ? 0.4 : 0.22) ? 1 : 0
  for (let at = boats - 1; at >= 0; at -= 1)
    paintBoat(stage, { x: at === 0 ? scene.focus + random.range(-50, 50) : scene.focus + random.around() * 420, y: horizon + (at === 0 ? random.range(95, 150) : random.range(26, 52)), size: at === 0 ? random.range(74, 100) : random.range(20, 32), sail: scene.style === 'ink' ? random.chance(0.3) : random.chance(0.72) })
  if (scene.subjects.has('torii')) paintTorii(stage, { x: scene.focus, foot: horizon + 120, size: 270 })
  if (scene.subjects.has('lotus')) paintLotus(stage, random)
}

function paintHeadland(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, focus } = scene
  const noise = stage.noise('headland')
  const top = (x: number) => horizon - 105 * Math.exp(-(((x - focus) / 170) ** 2) * 1.1) - noise.fbm(x * 0.012, 3, 4) * 26 + 30 * Math.abs((x - focus) / 420) ** 1.5
  const rock = mix(palette.near, palette.ground, 0.22)
  layer(stage, (context) => {
    context.fillStyle = css(rock)
    context.beginPath()
    context.moveTo(focus - 460, horizon + 14)
    for (let x = focus - 460; x <= focus + 460; x += 3) context.lineTo(x, Math.min(horizon + 14, top(x)))
    context.fill()
    context.clip()
    const random = stage.random('rocks')
    for (let at = 0; at < 240; at += 1) {
      const x = focus + random.around() * 430
      const y = top(x) + random.next() * 130
      context.fillStyle = css(random.chance(0.5) ? mix(rock, palette.light, 0.3) : mix(rock, palette.shadow, 0.55), 0.6)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + random.range(6, 26), y + random.range(6, 30))
      context.lineTo(x - random.range(4, 16), y + random.range(10, 34))
      context.fill()
    }
  })
  if (scene.subjects.has('palm')) for (const dx of [-120, 90, 170]) paintTree(stage, { x: focus + dx, foot: top(focus + dx) + 8, height: 150, kind: 'palm', leaf: mix(palette.leaf, palette.shadow, 0.4), trunk: mix(palette.shadow, palette.near, 0.4), seed: `isle ${dx}` })
  paintStanding(stage, focus, top(focus) + 6)
}

/** Buildings that the prompt names, at that place. */
function paintStanding(stage: Stage, x: number, foot: number): void {
  const { subjects, close } = stage.scene
  const scale = close ? 1.5 : 1
  if (subjects.has('castle')) paintCastle(stage, { x, foot, size: 270 * scale })
  if (subjects.has('pagoda')) paintPagoda(stage, { x: x - 30, foot, size: 270 * scale }, 6)
  if (subjects.has('temple')) paintPagoda(stage, { x: x + (subjects.has('pagoda') ? 150 : 0), foot: foot + 6, size: 165 * scale }, 2)
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
        context.fillStyle = css(adjust(mix(mix(palette.leaf, hex('3f7d5a'), 0.4), palette.shadow, 0.2 + near * 0.2), random.around() * 0.06))
        context.beginPath()
        context.ellipse(x, y, size, size * 0.3, 0, 0.25, Math.PI * 2 - 0.1)
        context.lineTo(x, y)
        context.fill()
        if (!random.chance(0.36)) continue
        for (const [share, tone] of [[1, adjust(pink, -0.06)], [0.72, pink], [0.45, adjust(pink, 0.08)]] as const) {
          context.fillStyle = css(tone)
          context.beginPath()
          for (let petal = -3; petal <= 3; petal += 1) {
            const angle = -Math.PI / 2 + petal * 0.36 * share
            const long = size * 0.78 * (0.7 + share * 0.3)
            context.moveTo(x, y - size * 0.08)
            context.quadraticCurveTo(x + Math.cos(angle - 0.3) * long * 0.7, y + Math.sin(angle - 0.3) * long * 0.7, x + Math.cos(angle) * long, y + Math.sin(angle) * long)
            context.quadraticCurveTo(x + Math.cos(angle + 0.3) * long * 0.7, y + Math.sin(angle + 0.3) * long * 0.7, x, y - size * 0.08)
          }
          context.fill()
        }
      }
    })
  }
}

const fieldFlowers = (stage: Stage): { kind: FlowerKind; colours: Colour[] } | null => {
  const { subjects, palette, season } = stage.scene
  const random = stage.random('field')
  if (subjects.has('lavender')) return { kind: 'lavender', colours: [hex('7d62b8'), hex('9a7fd0'), mix(hex('6a4fa8'), palette.accent, 0.2)] }
  if (subjects.has('sunflower')) return { kind: 'sunflower', colours: [hex('f2b420'), hex('f7c843'), hex('e89a1c')] }
  if (subjects.has('flower')) return { kind: random.pick(['daisy', 'tulip', 'poppy'] as const), colours: [palette.accent, adjust(palette.accent, 0.08, 1, 0.35), mix(palette.accent, palette.light, 0.55), adjust(palette.accent, 0.03, 1, -0.5)] }
  if (season === 'spring' || random.chance(0.28)) return { kind: random.pick(['daisy', 'poppy'] as const), colours: [palette.accent, mix(palette.accent, palette.light, 0.6)] }
  return null
}

function paintGround(stage: Stage): void {
  const { scene } = stage
  const { palette, horizon, setting, subjects } = scene
  const snowy = wintry(stage)
  const soil = snowy ? mix([236, 242, 248], palette.haze, 0.3) : setting === 'desert' ? mix(mix(palette.ground, hex('dba36a'), 0.55), palette.haze, 0.1) : palette.ground
  if (setting === 'city') {
    paintCity(stage, horizon, subjects.has('mountain') ? 330 : 520)
    paintWater(stage, { line: horizon + 16, rough: 0.22 })
    return
  }
  if (setting === 'desert') return paintDunes(stage, soil)
  const line = paintPlain(stage, horizon, soil)
  if (setting === 'river') {
    paintWater(stage, { line: horizon + 8, rough: 0.26, within: riverBed(stage, horizon + 14) })
    if (subjects.has('bridge')) paintBridge(stage, { x: scene.focus + 10, foot: horizon + 130, size: 210 })
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
  if (subjects.has('windmill')) paintWindmill(stage, { x: focus, foot: line(focus) + 34, size: 280 })
  if (subjects.has('torii') && scene.setting !== 'lake') paintTorii(stage, { x: focus, foot: line(focus) + 120, size: 260 })
  paintStanding(stage, focus, line(focus) + 24)
  const houses = subjects.has('house') ? random.int(4, 6) : scene.setting === 'meadow' && random.chance(0.3) ? 1 : 0
  for (let at = houses - 1; at >= 0; at -= 1) {
    const x = focus + (at === 0 ? 0 : random.around() * 330)
    paintHouse(stage, { x, foot: line(x) + 16 + (houses - at) * 9, size: 44 + (houses - at) * 9 + (houses === 1 ? 26 : 0) }, String(at))
  }
  if (subjects.has('forest') && scene.setting !== 'meadow') paintWood(stage, random)
}

/** Trunks to both sides, the nearer the darker, with the light between them. */
function paintWood(stage: Stage, random: Random): void {
  const { palette, horizon, focus } = stage.scene
  const kind: TreeKind = stage.scene.subjects.has('pine') || wintry(stage) ? 'conifer' : random.pick(['conifer', 'leafy'] as const)
  for (let row = 0; row < 4; row += 1) {
    const near = row / 3
    const colour = mix(mix(palette.leaf, palette.near, 0.5 + near * 0.3), palette.haze, 0.5 - near * 0.45)
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
      context.strokeStyle = css(random.chance(0.5) ? [255, 255, 255] : mix(palette.water, palette.far, 0.4), 0.5)
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
    paintRidge(stage, { name: `dune ${row}`, foot: horizon + 60 + near * 250, height: 110 + near * 110, kind: 'dune', depth: 0.72 * (1 - near), colour: mix(mix(sand, palette.haze, 0.34 * (1 - near)), palette.near, near * 0.3) })
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
        context.quadraticCurveTo(x + side * tall * 0.28, y - from, x + side * tall * 0.28, y - from - tall * 0.1)
        context.lineTo(x + side * tall * 0.28, y - from - tall * random.range(0.2, 0.36))
        context.stroke()
      }
    }
  })
}

/** What stands close to the eye, dark against the light. */
function paintNear(stage: Stage): void {
  const { scene } = stage
  const { subjects, palette, setting, horizon } = scene
  const random = stage.random('near')
  const floor = 925
  const dry = setting !== 'city' && setting !== 'desert' && setting !== 'clouds'
  const leaf = mix(palette.leaf, palette.shadow, scene.style === 'ink' ? 0.1 : 0.22)
  const trunk = mix(palette.shadow, hex('4a3528'), 0.35)
  const side = scene.focus > scene.lamp.x ? -1 : 1
  const kind: TreeKind | null = subjects.has('willow') ? 'willow' : subjects.has('palm') && !subjects.has('island') ? 'palm' : subjects.has('pine') && !subjects.has('forest') ? 'conifer' : subjects.has('tree') ? (wintry(stage) ? 'bare' : 'leafy') : null
  const framed = kind ?? (dry && setting !== 'sea' && !subjects.has('bamboo') && !subjects.has('blossom') && random.chance(0.34) ? (wintry(stage) ? 'bare' : random.pick(['leafy', 'conifer'] as const)) : null)
  const blank = setting === 'lake' || setting === 'sea' || setting === 'river'
  if (blank && (framed || scene.style !== 'minimal')) paintBank(stage, side, random)
  if (framed) {
    const x = kind && !blank ? scene.focus + side * 60 : side > 0 ? rightOf(stage) - 150 : stage.view.x + 150
    const foot = kind && !blank ? Math.max(horizon + 150, 780) : 930
    paintTree(stage, { x, foot, height: scene.close ? 760 : framed === 'conifer' ? 520 : 560, kind: framed, leaf, trunk, seed: 'frame' })
  }
  const standing = setting === 'city' || blank ? 962 : Math.max(horizon + 190, 850)
  paintFigures(stage, standing)
  if (setting === 'meadow' || setting === 'land' || (blank && !subjects.has('lotus') && setting !== 'sea')) paintGrass(stage, wintry(stage) ? mix(leaf, [230, 236, 240], 0.35) : leaf, Math.max(1000, 1000), setting === 'meadow' && subjects.size > 0 ? 52 : 78)
  void floor
}

/** A dark bank in a lower corner, on which a tree or somebody can stand. */
function paintBank(stage: Stage, side: number, random: Random): void {
  const { palette, subjects, setting } = stage.scene
  const noise = stage.noise('bank')
  const sandy = setting === 'sea'
  const colour = sandy ? mix(mix(palette.ground, hex('d9bd92'), 0.6), palette.shadow, 0.25) : mix(mix(palette.ground, palette.near, 0.6), palette.shadow, 0.3)
  const whole = subjects.has('person') || subjects.has('cat') || subjects.has('dog') || subjects.has('deer') || subjects.has('crane')
  const reach = stage.view.width * random.range(0.5, 0.7)
  const edge = side > 0 ? rightOf(stage) : stage.view.x
  layer(stage, (context) => {
    const fill = context.createLinearGradient(0, 900, 0, 1010)
    fill.addColorStop(0, css(mix(colour, palette.light, 0.16)))
    fill.addColorStop(1, css(mix(colour, palette.shadow, 0.4)))
    context.fillStyle = stage.scene.flat ? css(colour) : fill
    context.beginPath()
    context.moveTo(stage.view.x - 4, bottomOf(stage) + 4)
    for (let x = stage.view.x - 4; x <= rightOf(stage) + 8; x += 4) {
      const away = whole ? 0.15 : Math.min(1, Math.abs(x - edge) / reach)
      context.lineTo(x, 918 + away ** 1.5 * 120 + noise.fbm(x * 0.008, 2, 4) * 20)
    }
    context.lineTo(rightOf(stage) + 8, bottomOf(stage) + 4)
    context.fill()
  })
}
