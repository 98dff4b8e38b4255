import { expect, it } from 'vitest'
import { plainTitle } from './plain-title.ts'

it.each([
  ['Baking bread', 'Baking bread'],
  ['Title: Baking bread', 'Baking bread'],
  ['**Title:** Baking bread', 'Baking bread'],
  ['**Title: Baking bread**', 'Baking bread'],
  ['标题：做面包', '做面包'],
  ['標題：「做麵包」', '做麵包'],
  ['对话标题: 做面包。', '做面包'],
  ['# Baking *good* bread', 'Baking *good* bread'],
  ['## **Baking bread**', 'Baking bread'],
  ['*Baking bread*', 'Baking bread'],
  ['"Baking bread."', 'Baking bread'],
  ['“做面包”', '做面包'],
  ['《红楼梦》', '红楼梦'],
  ['《红楼梦》读后感', '《红楼梦》读后感'],
  ['《红楼梦》与《西游记》', '《红楼梦》与《西游记》'],
  ['Baking bread!!!', 'Baking bread'],
  ['Why does bread rise?', 'Why does bread rise?'],
  ['{"title": "Baking bread"}', 'Baking bread'],
  ['```json\n{"title": "Baking bread"}\n```', 'Baking bread'],
  ['```\nBaking bread\n```', 'Baking bread'],
  ['{"titles": ["Baking bread", "Dough"]}', 'Baking bread'],
  ['["Baking bread"]', 'Baking bread'],
  ['{"title": "Baking br', 'Baking br'],
  ['{"a": 1', undefined],
  ['Here is a title:\n\nBaking bread', 'Baking bread'],
  ['好的，标题如下：\n做面包', '做面包'],
  ['Sure!\nTitle: Baking bread\nIt is about bread.', 'Baking bread'],
  ['Title:\nBaking bread', 'Baking bread'],
  ['1. Baking bread\n2. Dough', 'Baking bread'],
  ['- Baking bread', 'Baking bread'],
  ['<think>The user wants bread</think>Baking bread', 'Baking bread'],
  ['The user wants bread</think>\n\nBaking bread', 'Baking bread'],
  ['<think>The user wants bread, so a title could be', undefined],
  ['◁think▷ bread ◁/think▷Baking bread', 'Baking bread'],
  ['<b>Baking</b> bread', 'Baking bread'],
  ['[Baking bread](https://a.example)', 'Baking bread'],
  ['🍞 Baking bread', '🍞 Baking bread'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['Bread \u202edaerb\u0000', 'Bread daerb'],
  ['if a < b', 'if a < b'],
  ['C++ and C#', 'C++ and C#'],
  ['', undefined],
  ['***', undefined],
  ['…', undefined],
])('of %j is %j', (written, title) => {
  expect(plainTitle(written)).toBe(title)
})

it('is never longer than sixty letters, and cuts none in two', () => {
  const family = '👨‍👩‍👧'
  expect(plainTitle(family.repeat(61))).toBe(`${family.repeat(59)}…`)
  expect([...(plainTitle('x'.repeat(8000)) ?? '')]).toHaveLength(60)
  expect(plainTitle(`a${'\u0301'.repeat(5000)}`)?.length).toBeLessThan(50)
})
