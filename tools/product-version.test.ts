// What the product calls itself, wherever it does, is the newest heading of its changelog.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const [, newest] = /^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? []

it.each([
  ['package.json', JSON.parse(read('package.json')).version],
  ['package-lock.json', JSON.parse(read('package-lock.json')).version],
  ['the chart', parse(read('deploy/helm/atelier/Chart.yaml')).version],
  ['the image that the chart runs', parse(read('deploy/helm/atelier/Chart.yaml')).appVersion],
])('%s has the version of the changelog', (_, version) => {
  expect(version).toBe(newest)
})
