import { describe, expect, test } from 'vitest'
import { SkillFailure, type SkillFailureCode } from '../skill-failure.ts'
import { answerArithmetic, calculate } from './arithmetic.ts'

const exact: [expression: string, result: string][] = [
  ['1+1', '2'],
  ['0.1+0.2', '0.3'],
  ['1.1*1.1', '1.21'],
  ['10/4', '2.5'],
  ['1/8', '0.125'],
  ['2+3*4', '14'],
  ['(2+3)*4', '20'],
  ['2(3+4)', '14'],
  ['8/2/2', '2'],
  ['2-3-4', '−5'],
  ['-2^2', '−4'],
  ['(-2)^2', '4'],
  ['2^3^2', '512'],
  ['2**10', '1,024'],
  ['2^-2', '0.25'],
  ['2²+3³', '31'],
  ['10⁻²', '0.01'],
  ['2¹⁰', '1,024'],
  ['1e3*2', '2,000'],
  ['2.5e-3*4', '0.01'],
  ['1,234,567.89 * 2', '2,469,135.78'],
  ['12 × (3 + 4) ÷ 2 − 1', '41'],
  ['１２＋３４', '46'],
  ['17 % 5', '2'],
  ['17 mod 5', '2'],
  ['-7 mod 3', '2'],
  ['5.5 % 2', '1.5'],
  ['50%', '0.5'],
  ['15% of 80', '12'],
  ['200 + 10%', '220'],
  ['200 - 10%', '180'],
  ['10% * 5', '0.5'],
  ['sqrt(16)', '4'],
  ['sqrt(2.25)', '1.5'],
  ['√16', '4'],
  ['cbrt(-27)', '−3'],
  ['abs(-3.5)', '3.5'],
  ['round(2.5)', '3'],
  ['round(-2.5)', '−3'],
  ['round(2.345, 2)', '2.35'],
  ['floor(-1.5)', '−2'],
  ['ceil(1.2)', '2'],
  ['max(1,234)', '234'],
  ['min(3, 1, 2)', '1'],
  ['max(1,2)+1', '3'],
  ['log(1000)', '3'],
  ['log2(1/8)', '−3'],
  ['ln(1)', '0'],
  ['cos(0)', '1'],
  ['5!', '120'],
  ['4^0.5', '2'],
  ['20!', '2,432,902,008,176,640,000'],
  [
    '99999999999999999999*99999999999999999999',
    '9,999,999,999,999,999,999,800,000,000,000,000,000,001',
  ],
  ['2^64', '18,446,744,073,709,551,616'],
  ['三加五', '8'],
  ['三加五乘以二等于几', '13'],
  ['一百二十三乘以四', '492'],
  ['一百减去三十三点五', '66.5'],
  ['两百加三百', '500'],
  ['三百二加一', '321'],
  ['一万五加一', '15,001'],
  ['3萬乘以2', '60,000'],
  ['1.5亿除以3', '50,000,000'],
  ['100除以8是多少', '12.5'],
  ['9的平方', '81'],
  ['2的10次方', '1,024'],
  ['9的平方根', '3'],
  ['根号16', '4'],
  ['5的阶乘', '120'],
  ['百分之十五乘以200', '30'],
  ['80的15%', '12'],
  ['四分之三加二分之一', '1.25'],
  ['负三加五', '2'],
  ['帮我算一下 3*7', '21'],
  ['7*8等于多少？', '56'],
  ['7 * 8 =', '56'],
  ['what is two plus two?', '4'],
  ['What is 15 percent of 250?', '37.5'],
  ['twenty-five times four', '100'],
  ['two hundred and five minus six', '199'],
  ['square root of 81', '9'],
  ['3 cubed plus 1', '28'],
  ['12 x 12', '144'],
  ['calculate 10 divided by 4', '2.5'],
]

const rounded: [expression: string, result: string, digits: number][] = [
  ['1/3', '0.33333333333333333333', 20],
  ['2/3', '0.66666666666666666667', 20],
  ['1000000/7', '142,857.14285714285714', 20],
  ['sqrt(2)', '1.4142135623730950488', 20],
  ['2^0.5', '1.4142135623730950488', 20],
  ['10^50/3', '3.3333333333333333333 × 10^49', 20],
  ['pi*1', '3.14159265359', 12],
  ['sin(pi)', '0', 12],
  ['ln(2)', '0.69314718056', 12],
  ['exp(1)', '2.71828182846', 12],
]

const wrong: [expression: string, code: SkillFailureCode][] = [
  ['1/0', 'division-by-zero'],
  ['5 mod 0', 'division-by-zero'],
  ['0^-1', 'division-by-zero'],
  ['1+', 'unfinished'],
  ['(1+2', 'unfinished'],
  ['1 2', 'unexpected'],
  ['1)', 'unexpected'],
  ['foo(2)', 'unexpected'],
  ['1 & 2', 'unexpected'],
  ['3½ + 1', 'unexpected'],
  ['sqrt(-1)', 'domain'],
  ['ln(0)', 'domain'],
  ['(-8)^0.3', 'domain'],
  ['2.5!', 'domain'],
  ['asin(2)', 'domain'],
  ['sqrt(1,2)', 'arguments'],
  ['10^10^10', 'too-large'],
  ['2^999999999', 'too-large'],
  ['9999!', 'too-large'],
  ['exp(99999)', 'too-large'],
  [`${'1+'.repeat(1500)}1`, 'too-long'],
  [`${'('.repeat(300)}1${')'.repeat(300)}`, 'too-long'],
]

describe('a calculation', () => {
  test.each(exact)('%s is exactly %s', (expression, result) => {
    expect(calculate(expression)).toMatchObject({ result, exact: true })
  })

  test.each(rounded)('%s is %s, rounded to %i digits', (expression, result, significantDigits) => {
    expect(calculate(expression)).toMatchObject({ result, exact: false, significantDigits })
  })

  test.each(wrong)('%.40s is refused: %s', (expression, code) => {
    expect(() => calculate(expression)).toThrowError(expect.objectContaining({ code }))
    expect(() => calculate(expression)).toThrowError(SkillFailure)
  })

  test('shows the expression as it was understood', () => {
    expect(calculate('2(3+4)^2/-sqrt 16').reading).toBe('2 × (3 + 4)^2 ÷ −sqrt(16)')
  })
})

describe('a question', () => {
  test('gets the reading, the result and what was rounded', () => {
    expect(answerArithmetic('6*7', 'en-US')).toBe('6 × 7 = **42**')
    expect(answerArithmetic('1/3', 'zh-CN')).toContain('四舍五入到 20 位')
    expect(answerArithmetic('200+10%', 'zh-TW')).toContain('百分比以它前面的數為基準')
    expect(answerArithmetic('1/0', 'zh-TW')).toBe('除數為零，沒有結果。')
  })

  test.each([
    '',
    'hello',
    'help me',
    'how are you',
    '42',
    '-5',
    'pi',
    'port 3000',
    'what is the context',
    '如何连接模型',
    '第一个运营者',
    '三个问题',
    'GPT-4',
    'e',
    'I have 2 questions',
  ])('%s is no sum', (question) => {
    expect(answerArithmetic(question, 'en-US')).toBeUndefined()
  })
})
