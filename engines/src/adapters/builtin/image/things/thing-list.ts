// The drawing of every thing that a prompt can name.
import type { PersonName, ThingName } from '../words/thing-words.ts'
import { helicopter, plane, rocketShip, submarine, ufo } from './aircraft.ts'
import { bear, koala, monkey, panda } from './bears.ts'
import { fox, lion, tiger, wolf } from './big-cats.ts'
import {
  church,
  eiffelTower,
  greatWall,
  house,
  igloo,
  modernHouse,
  pyramids,
  teahouse,
  tent,
  villa,
} from './buildings.ts'
import { bulb, camera, clock, headphones, lamp, laptop, phone, watch } from './devices.ts'
import { beer, coffee, tea, wine } from './drinks.ts'
import { cow, frog, pig, sheep } from './farm.ts'
import {
  basketball,
  christmasTree,
  football,
  gift,
  heart,
  partyBalloon,
  pumpkin,
  skull,
  teddy,
} from './festive.ts'
import { butterfly, eagle, parrot } from './flying-animals.ts'
import { cherries, grapes, lemon, orange, peach, pineapple } from './fruits.ts'
import { chair, crownThing, hat, shoes, sofa, sword } from './household.ts'
import { guitar, piano, violin } from './instruments.ts'
import { bread, burger, dumplings, egg, noodles, pizza, rice, sushi } from './meals.ts'
import { alien, dinosaur, dragon, ghost, robot, snowman } from './monsters.ts'
import { figure, isPerson } from './people.ts'
import { cat, chicken, corgi, dog, duck, hamster, owl, penguin, rabbit } from './pets.ts'
import { bicycle, bus, car, motorcycle, sportsCar, train, truck } from './road-vehicles.ts'
import { dolphin, octopus, shark, snake, turtle, whale } from './sea-animals.ts'
import { bee, hedgehog, ladybug, squirrel } from './small-animals.ts'
import { apple, banana, cake, donut, iceCream, lollipop, strawberry, watermelon } from './sweets.ts'
import { deer, elephant, giraffe, horse, unicorn, zebra } from './tall-animals.ts'
import type { Thing } from './thing.ts'

type Drawn = Exclude<ThingName, PersonName>

const drawn: Record<Drawn, Thing> = {
  cat,
  dog,
  corgi,
  rabbit,
  hamster,
  duck,
  chicken,
  owl,
  penguin,
  panda,
  tiger,
  lion,
  fox,
  wolf,
  bear,
  koala,
  monkey,
  pig,
  cow,
  sheep,
  frog,
  horse,
  deer,
  whale,
  butterfly,
  elephant,
  giraffe,
  unicorn,
  dragon,
  dinosaur,
  snake,
  eagle,
  parrot,
  shark,
  dolphin,
  octopus,
  turtle,
  robot,
  alien,
  ghost,
  snowman,
  teddy,
  car,
  bus,
  truck,
  train,
  bicycle,
  motorcycle,
  plane,
  helicopter,
  submarine,
  ufo,
  bee,
  squirrel,
  hedgehog,
  ladybug,
  zebra,
  cherries,
  grapes,
  lemon,
  peach,
  pineapple,
  'orange-fruit': orange,
  'sports-car': sportsCar,
  rocket: rocketShip,
  pizza,
  noodles,
  rice,
  dumplings,
  sushi,
  burger,
  cake,
  bread,
  donut,
  lollipop,
  egg,
  'ice-cream': iceCream,
  strawberry,
  apple,
  banana,
  watermelon,
  coffee,
  tea,
  wine,
  beer,
  phone,
  laptop,
  camera,
  watch,
  clock,
  guitar,
  violin,
  piano,
  chair,
  sofa,
  lamp,
  bulb,
  sword,
  gift,
  heart,
  football,
  basketball,
  shoes,
  hat,
  headphones,
  skull,
  pumpkin,
  crown: crownThing,
  'party-balloons': partyBalloon,
  'christmas-tree': christmasTree,
  home: house,
  'modern-house': modernHouse,
  'eiffel-tower': eiffelTower,
  'great-wall': greatWall,
  villa,
  teahouse,
  church,
  igloo,
  tent,
  pyramids,
}

/** Of a person the whole figure. */
export const thingOf = (name: ThingName): Thing => (isPerson(name) ? figure(name) : drawn[name])
