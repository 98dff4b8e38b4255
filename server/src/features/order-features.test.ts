import { expect, it } from 'vitest'
import { orderFeatures, type Placed } from './order-features.ts'

const order = (listed: readonly Placed[]) => orderFeatures(listed).map(({ name }) => name)

it('is that of the list where nobody says otherwise', () => {
  expect(order([{ name: 'one' }, { name: 'two' }, { name: 'three' }])).toEqual([
    'one',
    'two',
    'three',
  ])
})

it('has each as early as those allow that it comes after', () => {
  const listed = [
    { name: 'last', after: 'all others' },
    { name: 'one', after: ['three'] },
    { name: 'two' },
    { name: 'three' },
    { name: 'four' },
  ] as const
  expect(order(listed)).toEqual(['two', 'three', 'one', 'four', 'last'])
})

it('is refused where one comes after nobody, or round in a circle', () => {
  expect(() => order([{ name: 'one', after: ['nobody'] }])).toThrow(
    'one comes after nobody, which is not there',
  )
  expect(() =>
    order([{ name: 'one', after: ['two'] }, { name: 'two', after: ['one'] }, { name: 'three' }]),
  ).toThrow('each of these comes after another of them: one, two')
  expect(() =>
    order([
      { name: 'one', after: 'all others' },
      { name: 'two', after: 'all others' },
    ]),
  ).toThrow('one, two')
})
