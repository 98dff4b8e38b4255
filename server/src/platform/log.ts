import { type DestinationStream, type Logger, pino } from 'pino'
import { withoutParameters, withoutValues } from './db/without-values.ts'

/** A message of an error may stand in a line as a text of its own. */
const withoutValuesIn = (line: Record<string, unknown>): Record<string, unknown> =>
  Object.values(line).some((value) => typeof value === 'string' && value.includes('\nparams: '))
    ? Object.fromEntries(
        Object.entries(line).map(([key, value]) => [
          key,
          typeof value === 'string' ? withoutParameters(value) : value,
        ]),
      )
    : line

/** The log of a server or a command, as lines of JSON. Whoever logs an error need not think of what the database put into it. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const err = (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error)
  const options = { level, base: null, serializers: { err }, formatters: { log: withoutValuesIn } }
  return destination ? pino(options, destination) : pino(options)
}
