// What failed in the database, for a log: the statement, never the values, which are people's names, addresses and words.

const scrubbed = (text: string) =>
  text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: (not shown)')

/** The same error and its causes, each with name, code and stack alone. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const cause = error.cause === undefined ? {} : { cause: withoutValues(error.cause) }
  const told = new Error(scrubbed(error.message), cause)
  told.name = error.name
  told.stack = scrubbed(error.stack ?? '')
  return 'code' in error ? Object.assign(told, { code: error.code }) : told
}
