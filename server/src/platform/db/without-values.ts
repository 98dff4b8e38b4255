// What failed in the database, for a log: the statement, never the values, which are people's names, addresses and words.

/** To the end: values hold what people write, so nothing in them can be taken for what follows them. */
export const withoutParameters = (text: string) =>
  text.replace(/\nparams: [\s\S]*$/, '\nparams: (not shown)')

/** Messages of data that does not fit its type quote it: SQLSTATE class 22. */
const withoutQuotes = (text: string) => text.replace(/"[\s\S]*"/g, '"(not shown)"')

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Deeper causes are left out; an error may be its own. */
const deepest = 8

/**
 * The same error and its causes, each with name, code and stack alone: what else PostgreSQL says of it (`detail`, `where`) quotes rows. One
 * without a code has that of its cause, which a log folds into it.
 */
export function withoutValues(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  const quotes = typeof code === 'string' && /^22...$/.test(code)
  const said = String(error.message)
  const message = withoutParameters(quotes ? withoutQuotes(said) : said)
  const cause = depth < deepest ? withoutValues(error.cause, depth + 1) : undefined
  const shown = new Error(message, cause === undefined ? {} : { cause })
  shown.name = error.name === 'Error' ? error.constructor.name : error.name
  const stack = String(error.stack ?? '')
  shown.stack = stack.includes(said) ? stack.replace(said, () => message) : withoutParameters(stack)
  const lifted = code ?? codeOf(cause)
  return lifted === undefined ? shown : Object.assign(shown, { code: lifted })
}
