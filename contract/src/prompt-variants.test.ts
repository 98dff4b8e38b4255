import { describe, expect, it } from 'vitest'
import { countVariants, expandVariants } from './prompt-variants.ts'

const table: [string, string, string[]][] = [
  ['no braces', 'a red hat, on a dog', ['a red hat, on a dog']],
  ['two words', 'a {red, blue} hat', ['a red hat', 'a blue hat']],
  ['two places', '{a,b} {1,2}', ['a 1', 'a 2', 'b 1', 'b 2']],
  ['braces in braces', '{x{1,2},y}', ['x1', 'x2', 'y']],
  [
    'braces in braces with words around',
    'a {big {red, blue} dog, cat} runs',
    ['a big red dog runs', 'a big blue dog runs', 'a cat runs'],
  ],
  ['an empty choice', 'a {, very} old tree', ['a old tree', 'a very old tree']],
  ['escaped braces', 'json \\{a, b\\}', ['json {a, b}']],
  ['an escaped comma', '{a\\, b, c}', ['a, b', 'c']],
  ['an escaped backslash', 'a \\\\ {b,c}', ['a \\ b', 'a \\ c']],
  ['a backslash before another sign', 'C:\\temp', ['C:\\temp']],
  ['one word in braces', 'a {red} hat', ['a {red} hat']],
  ['a brace that is not closed', 'a {red, blue hat', ['a {red, blue hat']],
  ['a brace that is not opened', 'a red, blue} hat', ['a red, blue} hat']],
  ['flags', 'tree --ar {16:9, 1:1}', ['tree --ar 16:9', 'tree --ar 1:1']],
  ['nothing', '', ['']],
]

describe('variants of a prompt', () => {
  it.each(table)('with %s', (_, prompt, variants) => {
    expect(expandVariants(prompt, 40)).toEqual(variants)
    expect(countVariants(prompt)).toBe(variants.length)
  })

  it('are made up to a limit, and counted beyond it', () => {
    const prompt = '{a,b,c,d,e,f,g,h,i,j}'.repeat(12)
    expect(expandVariants(prompt, 3)).toEqual(['aaaaaaaaaaaa', 'aaaaaaaaaaab', 'aaaaaaaaaaac'])
    expect(countVariants(prompt)).toBe(1e12)
    expect(countVariants('{a,b}'.repeat(2000))).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('survive braces as deep as somebody may type', () => {
    const deep = `${'{'.repeat(3000)}a,b${'}'.repeat(3000)}`
    expect(expandVariants(deep, 40)).toHaveLength(2)
    expect(expandVariants('{a,b}'.repeat(4000), 40)).toHaveLength(40)
  })
})
