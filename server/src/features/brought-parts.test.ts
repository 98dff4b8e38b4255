import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listBringers } from './brought-parts.ts'
import type { Parts } from './define-feature.ts'
import { features } from './features.ts'

const order = (kind: keyof Parts) => listBringers(kind).map(({ name }) => name)

/** A change of it is seen here: what each has to come after is said by `after` in its `feature.ts`. */
it.each<[keyof Parts, string]>([
  ['welcomeMember', 'ledger invitations'],
  ['welcomeGuest', 'ledger'],
  [
    'adopt',
    'uploads codes payments prompts knowledge apps groups works work-files downloads drawing-library gallery market shares ledger',
  ],
  [
    'export',
    'accounts uploads ledger own-connections prompts knowledge tool-servers apps chatlog minds works work-files drawing-library gallery market shares',
  ],
  [
    'import',
    'uploads own-connections prompts knowledge apps work-files minds drawing-library gallery market',
  ],
  ['leave', 'uploads knowledge groups voice works work-files gallery ledger'],
  ['seed', 'content payments'],
  ['copy', 'content payments sites'],
  [
    'sweeps',
    'uploads ledger codes payments knowledge chatlog chat voice works downloads gallery analytics accounts groups operations',
  ],
  ['close', 'accounts account-data uploads outcomes models knowledge tool-servers groups'],
])('features %s in their order', (kind, names) => {
  expect(order(kind).join(' ')).toBe(names)
})

it('what is swept has a name of its own', () => {
  const names = features.flatMap(({ sweeps = {} }) => Object.values(sweeps).flatMap(Object.keys))
  expect(new Set(names).size).toBe(names.length)
})

it('lists every feature that has a door, by its folder', () => {
  const doors = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/feature.ts'))
    .map((path) => path.split('/').at(-2))
  expect(features.map(({ name }) => name).sort()).toEqual(doors.sort())
})
