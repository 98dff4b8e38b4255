import { describe, expect, it } from 'vitest'
import { fillVariables, variablesIn } from './prompt-variables.ts'

describe('the variables of a prompt', () => {
  it.each([
    ['no places', []],
    ['About {{topic}}', [{ name: 'topic', fallback: '' }]],
    ['About {{ topic | the sea }}', [{ name: 'topic', fallback: 'the sea' }]],
    ['为 {{主题|春天}} 写诗', [{ name: '主题', fallback: '春天' }]],
    [
      '{{a}} {{b|x}} {{a|later}} {{a|last}}',
      [
        { name: 'a', fallback: 'later' },
        { name: 'b', fallback: 'x' },
      ],
    ],
    ['{{}} {{ }} {{|x}} {topic} {{a{b}}', []],
    ['two lines {{a|one\ntwo}}', [{ name: 'a', fallback: 'one\ntwo' }]],
  ])('of %j are %j', (content, variables) => expect(variablesIn(content)).toEqual(variables))

  it('are filled in wherever they stand', () => {
    const content = 'From {{a}} to {{ b | x }}, and back to {{a|y}}'
    expect(fillVariables(content, { a: 'Ulm', b: '' })).toBe('From Ulm to , and back to Ulm')
  })

  it('take a value as it is, and stay where there is none', () => {
    expect(fillVariables('{{a}} {{b}}', { a: '$& {{b}}' })).toBe('$& {{b}} {{b}}')
  })

  it('of a name that all objects have are no values', () => {
    expect(fillVariables('{{constructor}}', {})).toBe('{{constructor}}')
  })
})
