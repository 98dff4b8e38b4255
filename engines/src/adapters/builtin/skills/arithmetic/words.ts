// From a question in English or Chinese to an expression in signs: 三加五等于几 and "what is 15% of 80" become 3+5 and 15%*80.

import { foldHan } from '@atelier/contract/han-variants'
import { numberPattern, parseAnyNumber } from '../han-numbers.ts'
import { writeFraction } from './fraction.ts'
import { plainCharacters } from './syntax.ts'

const plain = (text: string): string => {
  const value = parseAnyNumber(text)
  return value ? writeFraction(value, 20).text.replaceAll(',', '').replace('−', '-') : text
}

const number = numberPattern
const hanRules: [RegExp, string | ((...match: string[]) => string)][] = [
  [
    /请问|请|帮我|帮忙|麻烦|能不能|可以|告诉我|我想知道|给我|算一下|算一算|算算|计算一下|计算|算出|求|算/g,
    ' ',
  ],
  [/(?:等于|是|得|结果是|结果|有|=)*(?:多少|几|啥|什么)?(?:呢|吗|啊|呀|？|\?|=|。)*\s*$/g, ''],
  [new RegExp(`百分之(${number})`, 'g'), (_, value = '') => `${plain(value)}%`],
  [
    new RegExp(`(${number})分之(${number})`, 'g'),
    (_, low = '', high = '') => `(${plain(high)}/${plain(low)})`,
  ],
  [new RegExp(`(${number})的?平方根`, 'g'), (_, value = '') => `sqrt(${plain(value)})`],
  [new RegExp(`(${number})的?立方根`, 'g'), (_, value = '') => `cbrt(${plain(value)})`],
  [new RegExp(`(${number})的?阶乘`, 'g'), (_, value = '') => `${plain(value)}!`],
  [
    new RegExp(`(${number})的?(${number})次[方幂]`, 'g'),
    (_, base = '', top = '') => `${plain(base)}^${plain(top)}`,
  ],
  [/的?平方/g, '^2'],
  [/的?立方/g, '^3'],
  [new RegExp(`根号(${number})`, 'g'), (_, value = '') => `sqrt(${plain(value)})`],
  [/根号/g, 'sqrt'],
  [/乘以|乘上|乘/g, '*'],
  [/除以|除/g, '/'],
  [/加上|加/g, '+'],
  [/减去|减掉|减/g, '-'],
  [/负/g, '-'],
  [/%\s*的/g, '%'],
  [/的\s*(?=[\d.]+%)/g, '*'],
  [/的/g, '*'],
  [new RegExp(number, 'g'), (value = '') => (/^[\d,.]+$/.test(value) ? value : plain(value))],
]

const englishNumbers: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const englishScales: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
}

/** `two hundred thirty-five` as 235. */
function readEnglishNumbers(text: string): string {
  const word = [...Object.keys(englishNumbers), ...Object.keys(englishScales)].join('|')
  const run = new RegExp(`\\b(?:${word})(?:(?:[\\s-]+|\\s+and\\s+)(?:${word}))*\\b`, 'g')
  return text.replace(run, (words) => {
    let [total, part] = [0, 0]
    for (const each of words.split(/[\s-]+/)) {
      const scale = englishScales[each]
      if (scale === 100) part = (part || 1) * 100
      else if (scale) [total, part] = [total + (part || 1) * scale, 0]
      else part += englishNumbers[each] ?? 0
    }
    return String(total + part)
  })
}

const englishRules: [RegExp, string][] = [
  [/^(?:hey|hi|hello|please|ok|so)\b[,\s]*/, ''],
  [/\b(?:can|could|would) you (?:please )?/g, ''],
  [/\b(?:tell me|show me|i want to know|please|calculate|compute|evaluate|solve|work out)\b/g, ''],
  [
    /\b(?:what's|whats|what is|what are|what do you get for|how much is|how much are|how many is|the value of|the result of|value of|result of)\b/g,
    '',
  ],
  [/(?:\bequals?\b|\bis\b|\bmakes?\b|=|\bwhat\b|\bhow much\b|[?.\s]|(?<![\d)!])!)+$/, ''],
  [/\b(?:the )?square root of\b/g, 'sqrt'],
  [/\b(?:the )?cube root of\b/g, 'cbrt'],
  [/\b(?:the )?factorial of (\d+)/g, '$1!'],
  [/\b(?:raised )?to the power (?:of )?/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\bmultiplied by\b|\btimes\b/g, '*'],
  [/\bdivided by\b/g, '/'],
  [/\bplus\b|\badd\b/g, '+'],
  [/\bminus\b|\bsubtract\b|\bless\b/g, '-'],
  [/\bmodulo\b/g, 'mod'],
  [/\s*\bper ?cent\b/g, '%'],
  [/\bthe\b/g, ''],
  [/(?<=[\d)%])\s*x\s*(?=[\d(.])/g, '*'],
]

/** The question with its words turned into signs. What is no arithmetic comes back as text that does not parse. */
export function wordsToSigns(question: string): string {
  let text = readEnglishNumbers(foldHan(plainCharacters(question)).toLowerCase().trim())
  for (const [pattern, replacement] of englishRules)
    text = text.replace(pattern, replacement).trim()
  if (/\p{Script=Han}/u.test(text))
    for (const [pattern, replacement] of hanRules)
      text = text.replace(pattern, replacement as string).trim()
  return text
}
