import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { comfyui } from './index.ts'

const workflow = {
  id: 'poster',
  label: 'Poster',
  graph: { '1': { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}' } } },
}

const node = { class_type: 'Node', inputs: {} }

const complaint = (workflows: unknown) => {
  const text = typeof workflows === 'string' ? workflows : JSON.stringify(workflows)
  return comfyui.settings.safeParse({ workflows: text }).error?.issues[0]?.message
}

it('a workflow is taken as it is, and none is needed', () => {
  expect(complaint([workflow])).toBeUndefined()
  expect(complaint('')).toBeUndefined()
})

it.each<[string, unknown, RegExp]>([
  ['no JSON', '[{', /not JSON/],
  ['no list', workflow, /expected array/i],
  ['no graph', [{ ...workflow, graph: undefined }], /0\.graph/],
  ["the editor's own file", [{ ...workflow, graph: { nodes: [], links: [] } }], /0\.graph\.nodes/],
  ['an id with spaces', [{ ...workflow, id: 'a b' }], /0\.id/],
  ['a task that nobody knows', [{ ...workflow, tasks: ['sing'] }], /0\.tasks/],
  [
    'a value that nobody knows',
    [{ ...workflow, inputs: { loudness: '1.text' } }],
    /loudness.*"fields"/,
  ],
  ['a place in no node', [{ ...workflow, inputs: { seed: '8.seed' } }], /no node 8/],
  ['a place without an input', [{ ...workflow, inputs: { seed: '8' } }], /3\.seed/],
  ['a pattern that is none', [{ ...workflow, checkpoints: '(' }], /not a pattern/],
  [
    'a fallback out of range',
    [{ ...workflow, fields: [{ name: 'x', kind: 'number', min: 0, max: 1, fallback: 2 }] }],
    /fallback of x/,
  ],
])('a setting with %s is refused with the reason', (_, workflows, reason) => {
  expect(complaint(workflows)).toMatch(reason)
})

it('the example of the handbook for operators is a workflow', async () => {
  const page = new URL('../../../../docs/operating/engines-that-draw.md', import.meta.url)
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(await readFile(page, 'utf8')) ?? []
  // The page shows one node of many.
  const nodes = { '6': node, '7': node, '9': node, '12': node }
  const [given] = JSON.parse(example) as [{ graph: object }]
  expect(complaint(example)).toMatch(/no node/)
  expect(complaint([{ ...given, graph: { ...given.graph, ...nodes } }])).toBeUndefined()
})
