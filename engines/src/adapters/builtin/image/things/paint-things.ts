// Where the things of a scene stand, fly or lie, and how large.
import { css, hex, mix } from '../craft/colour.ts'
import type { Setting } from '../scene/scene.ts'
import { bottomOf, layer, type Stage } from '../scene/stage.ts'
import { table } from '../subjects/on-a-table.ts'
import type { Subject } from '../words/subject-words.ts'
import type { ThingName } from '../words/thing-words.ts'
import { held } from './held.ts'
import { paintThing } from './paint-thing.ts'
import { paintRails, paintRoad } from './paint-ways.ts'
import { isPerson } from './people.ts'
import type { Thing } from './thing.ts'
import { thingOf } from './thing-list.ts'

type Hero = { name: ThingName; thing: Thing }

export function paintThings(stage: Stage): void {
  const { scene } = stage
  const heroes = scene.things.map((name): Hero => ({ name, thing: thingOf(name) }))
  if (heroes.length === 0) return
  if (scene.setting === 'still-life') lay(stage, heroes, table + 190)
  else if (scene.setting === 'space') float(stage, heroes, 560)
  else if (scene.setting === 'undersea') float(stage, heroes, 540)
  else placeOutside(stage, heroes)
}

function placeOutside(stage: Stage, heroes: readonly Hero[]): void {
  const floor = 936
  const isAt = (...places: readonly Thing['place'][]) =>
    heroes.filter(({ thing }) => places.includes(thing.place))
  const [flying, lying] = [isAt('air'), isAt('table')]
  const swimming = waters.has(stage.scene.setting) ? isAt('water') : []
  const apart = new Set([...flying, ...lying, ...swimming])
  const upright = heroes.filter((hero) => !apart.has(hero))
  const behind = upright.length > 1 ? upright.filter(({ thing }) => thing.isBuilding) : []
  const before = upright.filter((hero) => !behind.includes(hero))
  fly(stage, flying)
  leap(stage, swimming)
  stand(stage, behind, before.length > 0 ? floor - 90 : floor)
  if (isAt('road').length > 0) paintRoad(stage, floor)
  if (isAt('rails').length > 0) paintRails(stage, floor)
  // Without a table of its own what lies on one stands beside the others.
  const isTable = upright.length === 0 && lying.length > 0
  stand(stage, isTable ? before : [...before, ...lying], floor)
  if (!isTable) return
  paintBoard(stage, 800)
  lay(stage, lying, 900)
}

const zoomOf = ({ scene }: Stage): number => (scene.close ? 1.3 : scene.wide ? 0.6 : 1)

/** How much smaller each is when there are several. */
const shareOf = (count: number): number => Math.max(0.45, 1 - (count - 1) * 0.1)

/** Of its own size, or smaller beside what is larger in the world. */
function sizeOf({ name, thing }: Hero, heroes: readonly Hero[]): number {
  const { place, high, reach = 70, isBuilding } = thing
  const isBeside = (...places: readonly Thing['place'][]) =>
    heroes.some((hero) => places.includes(hero.thing.place))
  if (isPerson(name) || isBuilding) return high
  const isBesidePeople = heroes.some((hero) => isPerson(hero.name))
  const isAnimal = place === 'ground' && high <= 430
  if (isAnimal && isBeside('room')) return high * 0.5
  if (isAnimal && isBesidePeople) return high * 0.62
  // What is played by hand.
  if (place === 'room' && reach < 55 && isBesidePeople) return high * 0.5
  const isCarried = place === 'table' && heroes.some((hero) => hero.thing.place !== 'table')
  return isCarried ? high * 0.4 : high
}

/** What a still life has at its left. */
const takesLeft: readonly Subject[] = ['vase', 'flower', 'cup', 'fruit']

type Spot = { hero: Hero; x: number; high: number }

/** In a row around the middle, no wider than the scene. */
function inRow(stage: Stage, heroes: readonly Hero[], larger = 1): Spot[] {
  const { scene } = stage
  const scale = zoomOf(stage) * shareOf(heroes.length) * larger
  const wide = (hero: Hero) => ((hero.thing.reach ?? 70) * 2 * sizeOf(hero, heroes) * scale) / 200
  const gap = 26
  const total = heroes.reduce((sum, hero) => sum + wide(hero) + gap, -gap)
  const left =
    scene.setting === 'still-life' && takesLeft.some((name) => scene.subjects.has(name))
      ? 0.36
      : 0.03
  const fit = Math.min(1, (scene.width * (0.97 - left - 0.02)) / total)
  const middle = scene.focus + (scene.width / 2 - scene.focus) * (heroes.length > 1 ? 0.85 : 0.6)
  const half = (total * fit) / 2
  const from = Math.min(Math.max(middle - half, scene.width * left), scene.width * 0.97 - 2 * half)
  let x = from
  return heroes.map((hero) => {
    const own = wide(hero) * fit
    const spot = { hero, x: x + own / 2, high: sizeOf(hero, heroes) * scale * fit }
    x += own + gap * fit
    return spot
  })
}

function stand(stage: Stage, heroes: readonly Hero[], floor: number): void {
  const random = stage.random('things')
  for (const { hero, x, high } of inRow(stage, heroes)) {
    const isWay = hero.thing.place === 'road' || hero.thing.place === 'rails'
    const flip = !isPerson(hero.name) && !hero.thing.isBuilding && !isWay && random.chance(0.3)
    const isOneOfMany = heroes.filter(({ name }) => name === hero.name).length > 1
    const own = isOneOfMany ? high * random.range(0.86, 1) : high
    const placed = { x, y: floor, high: own, flip }
    paintThing(stage, hero.thing, placed)
    if (isPerson(hero.name) && stage.scene.subjects.has('umbrella')) paintThing(stage, held, placed)
  }
}

function lay(stage: Stage, heroes: readonly Hero[], foot: number): void {
  for (const { hero, x, high } of inRow(stage, heroes, 1.25))
    paintThing(stage, hero.thing, { x, y: foot, high })
}

function fly(stage: Stage, heroes: readonly Hero[]): void {
  const random = stage.random('flying things')
  const spots = inRow(stage, heroes)
  for (const { hero, x, high } of spots) {
    const y = 400 + random.around() * 50 + high / 2
    paintThing(stage, hero.thing, { x, y, high, turn: -0.06, stands: false })
  }
}

const waters = new Set<Setting>(['sea', 'lake', 'river'])

/** Out of the water, in front of the horizon. */
function leap(stage: Stage, heroes: readonly Hero[]): void {
  for (const { hero, x, high } of inRow(stage, heroes)) {
    const y = stage.scene.horizon + high * 0.55
    paintThing(stage, hero.thing, { x, y, high: high * 0.8, turn: 0.1, stands: false })
  }
}

function float(stage: Stage, heroes: readonly Hero[], middle: number): void {
  const random = stage.random('floating things')
  for (const { hero, x, high } of inRow(stage, heroes)) {
    const turn =
      hero.thing.place === 'water' ? random.around() * 0.08 : 0.12 + random.around() * 0.1
    const y = middle + random.around() * 40 + high / 2
    paintThing(stage, hero.thing, { x, y, high, turn, stands: false })
  }
}

/** A table in the open, along the lower edge. */
function paintBoard(stage: Stage, top: number): void {
  const { palette, flat } = stage.scene
  const wood = mix(mix(palette.ground, hex('9a6a42'), 0.7), palette.shadow, 0.15)
  layer(stage, (context) => {
    const fill = context.createLinearGradient(0, top, 0, 1000)
    fill.addColorStop(0, css(mix(wood, palette.light, 0.35)))
    fill.addColorStop(0.12, css(wood))
    fill.addColorStop(1, css(mix(wood, palette.shadow, 0.4)))
    context.fillStyle = flat ? css(wood) : fill
    context.fillRect(stage.view.x - 4, top, stage.view.width + 8, bottomOf(stage) - top + 4)
  })
}
