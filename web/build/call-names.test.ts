import { expect, it } from 'vitest'
import { inlineCallNames, refreshesIn } from './call-names.ts'

it('puts what is sent in the place of a name, wherever the name stands', () => {
  const code = `call('works.list', {}); const keys = ["groups.list", 'works.stop']; type R = ReplyAt<'works.list'>`
  expect(inlineCallNames(code)).toBe(
    `call('GET /chatLog/draw', {}); const keys = ["GET /group/query", 'POST /works/stop']; type R = ReplyAt<'GET /chatLog/draw'>`,
  )
})

it('leaves all other texts as they are', () => {
  const code = `t('works.not_found'); 'main.tsx'; 'see works.list'; works.list; toString['groups.list2']`
  expect(inlineCallNames(code)).toBe(code)
})

it.each([
  "call('works.lst', {})",
  "callOptions(\n  'group.list',\n  {},\n)",
  'dataKey("list")',
  "stream('chat', {})",
  "upload('', file)",
])('fails for %j, which names no call', (code) => {
  expect(() => inlineCallNames(code)).toThrow('The contract has no call')
})

it('fails for a name that is put together, which nothing could take the place of', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a template.
  const code = 'call(`${feature}.list`, {})'
  expect(() => inlineCallNames(code)).toThrow('The contract has no call')
})

it('takes no method of an object for a call', () => {
  const code = "fn.call('works', 1)"
  expect(inlineCallNames(code)).toBe(code)
})

it('tells of the calls in some code which are asked again after them', () => {
  const code =
    "call('staff.dismiss', { accountId }); call('staff.list', {}); type R = ReplyAt<'groups.deleteAll'>"
  expect(refreshesIn(code)).toEqual({ 'POST /staff/dismiss': ['GET /staff/list'] })
})
