// The exact skills as tools for models: what a model may call, and what it gets back.
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'
import { calculate } from './arithmetic/arithmetic.ts'
import { parseDecimal } from './arithmetic/fraction.ts'
import { addToDay, dayNumber, weekday, writeDay } from './dates/calendar.ts'
import { readDate } from './dates/read-date.ts'
import { findTimeZone, momentIn, ownTimeZone } from './dates/time-zones.ts'
import { SkillFailure } from './skill-failure.ts'
import { convertMeasures, findUnit } from './units/units.ts'

/** `now` is the moment of the call; `locale` the reader's language, for units whose size differs by place and for error texts. */
export type SkillContext = { now: Date; locale: Locale }

export type SkillTool = {
  name: string
  description: string
  /** JSON Schema of the input. */
  input: Record<string, unknown>
  /** The text that the model reads. Throws an Error for bad input, with a text for the model in the reader's language. */
  run(input: unknown, context: SkillContext): string
}

function defineSkillTool<Input extends z.ZodType>(tool: {
  name: string
  description: string
  input: Input
  run(input: z.output<Input>, context: SkillContext): string
}): SkillTool {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.input, { io: 'input' })
  return {
    name: tool.name,
    description: tool.description,
    input: schema,
    run(input, context) {
      try {
        const parsed = tool.input.safeParse(input)
        if (!parsed.success) throw new SkillFailure('wrong-input', z.prettifyError(parsed.error))
        return tool.run(parsed.data, context)
      } catch (error) {
        if (error instanceof SkillFailure)
          throw new Error(error.explain(context.locale), { cause: error })
        throw error
      }
    },
  }
}

const calculateTool = defineSkillTool({
  name: 'calculate',
  description:
    'Works out an arithmetic expression exactly, with decimals and big integers. Knows + - * / ^ % (remainder between two numbers, else percent), ! and brackets, pi and e, and sqrt cbrt abs round(x, places) floor ceil min max ln log log2 exp sin cos tan asin acos atan (radians). Use it for every calculation.',
  input: z.object({
    expression: z.string().min(1).max(2000).describe('For example (1200 * 1.08^5) / 12'),
  }),
  run({ expression }) {
    const { reading, result, exact, significantDigits } = calculate(expression)
    const precision = exact ? 'exact' : `rounded to ${significantDigits} significant digits`
    return `${reading} ${exact ? '=' : '≈'} ${result} (${precision})`
  },
})

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dateText = z.string().min(1).max(60)

const dateTool = defineSkillTool({
  name: 'date',
  description:
    'Calendar facts. operation "now": date, weekday and time in a time zone; "weekday": the weekday of `date`; "between": whole days from `date` to `to`; "add": `date` moved by `amount` of `unit`. A missing `date` is today.',
  input: z.object({
    operation: z.enum(['now', 'weekday', 'between', 'add']),
    date: dateText.optional().describe('YYYY-MM-DD, or a word such as today'),
    to: dateText.optional().describe('The later date of "between", as YYYY-MM-DD'),
    amount: z
      .number()
      .int()
      .min(-4_000_000)
      .max(4_000_000)
      .optional()
      .describe('Negative goes back'),
    unit: z.enum(['day', 'week', 'month', 'year']).default('day'),
    timeZone: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe("For example Asia/Shanghai; absent: the server's own"),
  }),
  run({ operation, date, to, amount, unit, timeZone }, { now }) {
    const zone = timeZone === undefined ? ownTimeZone() : findTimeZone(timeZone)
    const today = momentIn(zone, now)
    const day = date === undefined ? today : readDate(date, today)
    const named = (each: typeof day) => `${writeDay(each)} (${weekdays[weekday(each)] ?? ''})`
    if (operation === 'now') {
      const clock = [today.hour, today.minute]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')
      return `${named(today)} ${clock}, time zone ${zone}`
    }
    if (operation === 'weekday') return named(day)
    if (operation === 'between') {
      if (to === undefined) throw new SkillFailure('wrong-input', '`to` is missing')
      const other = readDate(to, today)
      return `From ${named(day)} to ${named(other)}: ${dayNumber(other) - dayNumber(day)} days`
    }
    if (amount === undefined) throw new SkillFailure('wrong-input', '`amount` is missing')
    return `${named(day)} ${amount < 0 ? 'minus' : 'plus'} ${Math.abs(amount)} ${unit}(s): ${named(addToDay(day, amount, unit))}`
  },
})

const convertTool = defineSkillTool({
  name: 'convert_units',
  description:
    'Converts a measure exactly: length, mass, temperature, area, volume, speed, data size (kB = 1000 B, KiB = 1024 B) or time. Units by symbol or name, in English or Chinese, such as km, lb, °F, m², US gallon, GiB, 斤, 亩.',
  input: z.object({
    value: z.union([z.number(), z.string().max(60)]).describe('The number to convert'),
    from: z.string().min(1).max(60),
    to: z.string().min(1).max(60),
  }),
  run({ value, from, to }, { locale }) {
    const amount = parseDecimal(String(value).replaceAll(',', '').trim())
    if (!amount) throw new SkillFailure('wrong-input', `${value} is not a number`)
    const measure = { amount, unit: findUnit(from, locale), name: from }
    return convertMeasures(
      [measure],
      { unit: findUnit(to, locale), name: to },
      locale,
    ).text.replaceAll('**', '')
  },
})

/** Tools that the server offers to models that can use tools. */
export const skillTools: SkillTool[] = [calculateTool, dateTool, convertTool]
