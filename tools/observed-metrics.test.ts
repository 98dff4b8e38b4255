// The dashboard and the alerts ask for figures by name: each must be one that a server tells.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createInstruments } from '../server/src/features/running/operations/instruments.ts'

const read = (name: string) =>
  readFileSync(new URL(`../deploy/observe/${name}`, import.meta.url), 'utf8')

async function observedNames(): Promise<Set<string>> {
  const instruments = createInstruments()
  instruments.watch({
    countAnswers: () => 0,
    countWorksHere: () => 0,
    readQueue: async () => ({ waiting: 0, running: 0, oldestWaitMs: 0 }),
  })
  instruments.ledgerChecked({ discrepancies: 0, at: new Date(0) })
  const observed = new Set<string>()
  for (const [, name = '', kind] of (await instruments.expose()).matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      observed.add(name + ending)
  return observed
}

const askedIn = (expressions: string) =>
  [...expressions.matchAll(/\b(?:atelier|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name)

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] }
type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] }

describe('figures', () => {
  it('of the dashboard are told by a server, in every panel', async () => {
    const observed = await observedNames()
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard
    const drawn = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(drawn.length).toBeGreaterThan(15)
    expect(drawn.flatMap(askedIn).filter((name) => !observed.has(name))).toEqual([])
  })

  it('of the alerts are told by a server, in every rule', async () => {
    const observed = await observedNames()
    const { groups } = parse(read('prometheus-alerts.yaml')) as Alerts
    const rules = groups.flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(4)
    expect(
      rules.flatMap(({ expr }) => askedIn(expr)).filter((name) => !observed.has(name)),
    ).toEqual([])
  })

  it('that a server tells of the product are all on the dashboard', async () => {
    const asked = new Set(askedIn(read('grafana-dashboard.json')))
    const own = [...(await observedNames())].filter(
      (name) => name.startsWith('atelier_') && !/_(sum|count|bucket)$/.test(name),
    )
    expect(own.filter((name) => !asked.has(name))).toEqual([])
  })
})
