// Everybody that a prompt can name.
import type { PersonName } from '../words/thing-words.ts'
import { courtPeople } from './court-people.ts'
import { everydayPeople } from './everyday-people.ts'
import { bustOf, figureOf, type Look } from './person.ts'
import { talePeople } from './tale-people.ts'
import type { Thing } from './thing.ts'
import { workingPeople } from './working-people.ts'

const looks: Record<PersonName, Look> = {
  ...everydayPeople,
  ...courtPeople,
  ...talePeople,
  ...workingPeople,
}

export const isPerson = (name: string): name is PersonName => name in looks

/** Head and shoulders. */
export const bust = (name: PersonName): Thing => bustOf(looks[name])
/** The whole person, standing. */
export const figure = (name: PersonName): Thing => figureOf(looks[name])
