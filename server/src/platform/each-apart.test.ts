import { expect, it } from 'vitest'
import { eachApart, eachOfPages } from './each-apart.ts'

const failAt = (bad: readonly number[], done: number[]) => async (item: number) => {
  if (bad.includes(item)) throw new Error(`no ${item}`)
  done.push(item)
}

it('one that fails is told, and the others are done', async () => {
  const done: number[] = []
  const failed: unknown[] = []
  await eachApart([1, 2, 3], failAt([1, 2], done), (error, item) => failed.push([item, `${error}`]))
  expect(done).toEqual([3])
  expect(failed).toEqual([
    [1, 'Error: no 1'],
    [2, 'Error: no 2'],
  ])
})

it('a database that is away ends it at once', async () => {
  const tried: number[] = []
  const away = Object.assign(new Error('gone'), { code: '57P01' })
  const task = async (item: number) => {
    tried.push(item)
    throw away
  }
  await expect(eachApart([1, 2, 3], task, () => undefined)).rejects.toBe(away)
  expect(tried).toEqual([1])
})

it('pages of which some fail come to an end, with all the others done', async () => {
  let left = Array.from({ length: 25 }, (_, at) => at)
  const bad = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 24]
  const failed: number[] = []
  await eachOfPages(
    async ({ max, skip }) => left.slice(skip, skip + max),
    async (item) => {
      await failAt(bad, [])(item)
      left = left.filter((each) => each !== item)
    },
    { max: 5, onFault: (_, item) => failed.push(item) },
  )
  expect([left, failed]).toEqual([bad, bad])
})

it('pages whose items stay without failing come to an end', async () => {
  const done: number[] = []
  await eachOfPages(async () => [1, 2], failAt([], done), { max: 2, onFault: () => undefined })
  expect(done).toEqual([1, 2])
})
