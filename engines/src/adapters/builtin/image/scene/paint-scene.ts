// Paints a scene from the back to the front. Stages report how far it is.
import { mix } from '../craft/colour.ts'
import { paintBalloons } from '../subjects/balloons.ts'
import { paintBloom } from '../subjects/blooms.ts'
import { paintBamboo, paintBlossomBranches } from '../subjects/branches.ts'
import { paintAbstract, paintCrystals, paintGeometric, paintMandala } from '../subjects/designs.ts'
import { paintFigures } from '../subjects/figures.ts'
import { paintBirds, paintButterflies } from '../subjects/flyers.ts'
import {
  paintAurora,
  paintFireworks,
  paintGalaxy,
  paintLightning,
  paintMeteors,
  paintPlanet,
  paintRainbow,
} from '../subjects/heavens.ts'
import { paintLand } from '../subjects/land.ts'
import { paintKite, paintLanterns } from '../subjects/night-flights.ts'
import { paintPortrait } from '../subjects/portrait.ts'
import { paintClouds, paintLamp, paintSky, paintStars } from '../subjects/sky.ts'
import { paintStillLife } from '../subjects/still-life.ts'
import { paintUndersea } from '../subjects/undersea.ts'
import { paintFog, paintRain, paintSnowfall } from '../subjects/weather.ts'
import { nearMoon } from '../things/moon.ts'
import { paintThing } from '../things/paint-thing.ts'
import { paintThings } from '../things/paint-things.ts'
import type { Setting } from './scene.ts'
import type { Stage } from './stage.ts'

/** Share of the way, 0 to 1. */
export type Report = (share: number) => void

export function paintScene(stage: Stage, report: Report): void {
  const inside = insides[stage.scene.setting]
  if (inside) inside(stage)
  else paintOutside(stage, report)
  report(0.85)
  paintWeather(stage)
  report(1)
}

const insides: Partial<Record<Setting, (stage: Stage) => void>> = {
  portrait: paintPortrait,
  'still-life': paintStillLife,
  bloom: paintBloom,
  undersea: (stage) => {
    paintUndersea(stage)
    paintThings(stage)
  },
  abstract: (stage) => {
    paintAbstract(stage)
    if (stage.scene.subjects.has('crystal')) paintCrystals(stage, 860)
  },
  geometric: paintGeometric,
  mandala: paintMandala,
  space: paintSpace,
}

function paintSpace(stage: Stage): void {
  const { scene } = stage
  const random = stage.random('space')
  scene.palette.sky.splice(
    0,
    4,
    mix(scene.palette.shadow, [2, 3, 10], 0.5),
    mix(scene.palette.shadow, [4, 5, 16], 0.3),
    scene.palette.shadow,
    mix(scene.palette.shadow, scene.palette.far, 0.3),
  )
  paintSky(stage)
  paintGalaxy(stage)
  paintStars(stage, 4)
  const ringed = scene.subjects.has('planet') && random.chance(0.6)
  if (scene.subjects.has('moon'))
    paintThing(stage, nearMoon, { x: scene.focus, y: 780, high: 520, stands: false })
  else if (!scene.subjects.has('galaxy') || scene.subjects.has('planet')) {
    paintPlanet(stage, {
      x: scene.focus,
      y: 520,
      radius: random.range(170, 260),
      ringed,
      name: 'great',
    })
    paintPlanet(stage, {
      x: scene.focus + random.pick([-1, 1]) * 330,
      y: random.range(200, 330),
      radius: random.range(26, 52),
      ringed: false,
      name: 'small',
    })
  }
  if (scene.subjects.has('meteor')) paintMeteors(stage, 4)
  paintFigures(stage, 900)
  paintThings(stage)
}

function paintOutside(stage: Stage, report: Report): void {
  const { scene } = stage
  const random = stage.random('sky things')
  const has = scene.subjects.has.bind(scene.subjects)
  const dark = scene.time === 'night' || scene.time === 'dusk'
  paintSky(stage)
  if (dark)
    paintStars(stage, has('star') || has('galaxy') ? 3.4 : scene.time === 'night' ? 1.7 : 0.6)
  if (has('galaxy')) paintGalaxy(stage)
  if (has('aurora')) paintAurora(stage)
  paintLamp(stage)
  if (has('planet'))
    paintPlanet(stage, {
      x: scene.focus,
      y: scene.horizon * 0.36,
      radius: 130,
      ringed: true,
      name: 'great',
    })
  report(0.15)
  paintCover(stage)
  report(0.3)
  if (has('meteor')) paintMeteors(stage, random.int(3, 5))
  if (has('rainbow')) paintRainbow(stage)
  if (has('firework')) paintFireworks(stage)
  if (scene.weathers.has('storm')) paintLightning(stage)
  paintLand(stage, (share) => report(0.3 + share * 0.45))
  if (has('balloon')) paintBalloons(stage)
  if (has('lantern')) paintLanterns(stage)
  if (has('kite')) paintKite(stage)
  if (has('bird') || (!dark && random.chance(0.45) && !stage.scene.unwanted.has('bird')))
    paintBirds(stage, has('bird') ? random.int(11, 20) : random.int(4, 8))
  if (has('butterfly')) paintButterflies(stage)
  if (has('bamboo')) paintBamboo(stage, !has('mountain') && !has('river') && !has('temple'))
  if (has('blossom')) paintBlossomBranches(stage)
  paintThings(stage)
}

function paintCover(stage: Stage): void {
  const { scene } = stage
  const random = stage.random('cover')
  if (scene.weathers.has('clear') || scene.style === 'minimal') return
  const stormy = scene.weathers.has('storm') || scene.weathers.has('rain')
  const much = stormy
    ? 0.85
    : scene.subjects.has('cloud') || scene.setting === 'clouds'
      ? 0.62
      : random.range(0.12, 0.5)
  const quiet =
    scene.subjects.has('aurora') ||
    scene.subjects.has('galaxy') ||
    scene.subjects.has('star') ||
    scene.style === 'ink'
  if (quiet) return
  if (random.chance(0.5)) paintClouds(stage, random.pick(['veil', 'streak'] as const), much * 0.7)
  paintClouds(
    stage,
    stormy || scene.subjects.has('cloud') || scene.time === 'day'
      ? 'heap'
      : random.pick(['heap', 'streak', 'veil'] as const),
    much,
  )
}

function paintWeather(stage: Stage): void {
  const { weathers } = stage.scene
  if (weathers.has('fog')) paintFog(stage, 0.72)
  if (weathers.has('rain') || weathers.has('storm')) paintRain(stage, weathers.has('storm'))
  if (weathers.has('snowfall')) paintSnowfall(stage)
}
