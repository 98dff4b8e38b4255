import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { process } = api.chat

/** Has a model call a tool and go on; gives what it was told, what was sent, and what is kept. */
async function call(name: string, input: unknown) {
  const as = test.guest()
  const events = test.events(process, { prompt: 'Do it', options: { tools: [name] } }, { as })
  const answer = await test.engine.next()
  expect(answer.request.tools.map((tool) => tool.name)).toEqual([name])
  answer.emit({ type: 'tool-call', callId: 'c1', name, input: JSON.stringify(input) })
  const next = test.engine.next()
  answer.finish({ reason: 'tools' })
  const round = await next
  round.emit({ type: 'text-delta', text: 'There.' })
  round.finish()
  const sent = await events
  const [start] = sent
  const groupId = start?.type === 'start' ? start.groupId : 0
  const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
  const told = round.request.turns.at(-1)?.parts.at(-1)
  return { as, groupId, sent, told, parts: rows[1]?.parts ?? [] }
}

/** How an answer ends whose model says nothing more once a tool has given its result. */
async function silentAfter(name: string, input: unknown) {
  const as = test.guest()
  const events = test.events(process, { prompt: 'Do it', options: { tools: [name] } }, { as })
  const answer = await test.engine.next()
  answer.emit({ type: 'tool-call', callId: 'c1', name, input: JSON.stringify(input) })
  const next = test.engine.next()
  answer.finish({ reason: 'tools' })
  const round = await next
  round.finish({ reason: 'empty' })
  return (await events).at(-1)
}

describe('a model that says nothing more after a tool', () => {
  it('has answered by what the tool shows, and else has not', async () => {
    const chart = { type: 'bar', title: 'Sales', x: ['Q1'], series: [{ name: 'A', values: [1] }] }
    expect(await silentAfter('plot_chart', chart)).toMatchObject({ reason: 'done' })
    expect(await silentAfter('run_javascript', { code: '1' })).toMatchObject({ reason: 'empty' })
  })
})

describe('a script of a model', () => {
  it('is run, and the model is told what came of it', async () => {
    const { told, sent, parts } = await call('run_javascript', { code: 'console.log(1); 6 * 7' })
    expect(told).toMatchObject({ type: 'tool-result', output: '1\n\nResult: 42' })
    expect(told).not.toHaveProperty('failed')
    expect(sent.at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
    expect(parts.map(({ type }) => type)).toEqual(['tool-call', 'tool-result', 'text'])
  })

  it('is told with its line when it failed, and the answer goes on', async () => {
    const { told, sent } = await call('run_javascript', { code: 'let a\nprocess.exit()' })
    expect(told).toMatchObject({ failed: true, output: expect.stringMatching(/^Ref.*\(line 2\)$/) })
    expect(sent.at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
  })
})

describe('a chart of a model', () => {
  const chart = {
    type: 'bar',
    title: 'Sales',
    x: ['Q1', 'Q|2'],
    unit: '€',
    series: [{ name: 'North', values: [1.5, null] }],
  }

  it('is sent and kept with the answer, and the model is told that it is seen', async () => {
    const { told, sent, parts, as, groupId } = await call('plot_chart', chart)
    expect(told).toMatchObject({ output: expect.stringContaining('sees the bar chart “Sales”') })
    expect(sent.filter(({ type }) => type === 'chart')).toMatchObject([{ type: 'chart', chart }])
    expect(parts.map(({ type }) => type)).toEqual(['tool-call', 'tool-result', 'chart', 'text'])
    expect(parts[2]).toEqual({ type: 'chart', chart })

    const again = test.events(process, { prompt: 'And?', options: { groupId } }, { as })
    const answer = await test.engine.next()
    const turn = answer.request.turns.find(({ role }) => role === 'assistant')
    expect(turn?.parts.map(({ type }) => type)).toEqual(['tool-call', 'tool-result', 'text'])
    answer.finish()
    await again
  })

  it.each<[string, object, RegExp]>([
    ['of no known type', { ...chart, type: 'radar' }, /type/],
    ['with uneven series', { ...chart, x: ['Q1'] }, /"North" has 2 values, but x has 1/],
    ['without values', { ...chart, series: [{ name: '', values: [null, null] }] }, /no value/],
    ['as a scatter of names', { ...chart, type: 'scatter' }, /numbers for x/],
    ['with 13 series', { ...chart, series: Array(13).fill(chart.series[0]) }, /series/],
  ])('is refused %s, and the model is told why', async (_, input, why) => {
    const { told, parts } = await call('plot_chart', input)
    expect(told).toMatchObject({ failed: true, output: expect.stringMatching(why) })
    expect(parts.map(({ type }) => type)).not.toContain('chart')
  })
})
