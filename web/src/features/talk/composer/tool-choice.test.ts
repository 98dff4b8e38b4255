import { toolLimits } from '@atelier/contract/tool-terms'
import { describe, expect, it } from 'vitest'
import { chosenTools, unusualTools, withTools } from './tool-choice.ts'

describe('the chosen tools', () => {
  it('are added and taken away, each once', () => {
    expect(withTools(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c'])
    expect(withTools(['a', 'b', 'c'], ['b', 'x'], false)).toEqual(['a', 'c'])
  })

  it('are no more than an answer may be offered', () => {
    const names = Array.from({ length: 1000 }, (_, n) => `t${n}`)
    expect(withTools(['a'], names, true)).toHaveLength(toolLimits.chosen)
    expect(chosenTools.read(names)).toHaveLength(toolLimits.chosen)
  })

  it('are named beside the composer only where somebody turned them on', () => {
    expect(unusualTools(['calculate', 'web_search', 'mcp9_gone'])).toEqual([
      'web_search',
      'mcp9_gone',
    ])
  })

  it('are read from what was kept, also names that are there no more, and nothing else', () => {
    expect(chosenTools.read(['date', 'mcp9_gone', 7, 'x'.repeat(65)])).toEqual([
      'date',
      'mcp9_gone',
    ])
    expect(chosenTools.read('date')).toBeUndefined()
  })
})
