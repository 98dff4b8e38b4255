import { type DestinationStream, type Logger, pino } from 'pino'
import { withoutValues } from './db/without-values.ts'

/** The log of a server or a command, as lines of JSON. Whoever logs an error need not think of what the database put into it. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const err = (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error)
  const options = { level, base: null, serializers: { err } }
  return destination ? pino(options, destination) : pino(options)
}
