import { expect, it } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const failure = (fields: object, cause?: unknown) =>
  Object.assign(new Error('what the system says', { cause }), fields)

it.each([
  [{ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }, 'Port 3000 is taken by another program.'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'Port 80 may not be used by this user.'],
  // What may not be read is no port.
  [
    { code: 'EACCES', syscall: 'open', path: '/data/secret.key' },
    '/data/secret.key may not be used',
  ],
  [{ code: 'ENOSPC', syscall: 'write' }, 'There is no room left on the disk.'],
  [{ code: '53100' }, 'There is no room left on the disk of the database.'],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/data' }, '/data may not be used'],
  [{ code: '28P01' }, 'The database at DATABASE_URL cannot be used'],
  [{ code: '28000' }, 'The database at DATABASE_URL cannot be used'],
  [{ code: 'EAI_AGAIN' }, 'The database at DATABASE_URL cannot be used'],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'The database at DATABASE_URL cannot be used'],
])('tells %j in words, also as the cause of another', (fields, words) => {
  expect(explainFailure(failure(fields), {})).toContain(words)
  expect(explainFailure(failure({}, failure(fields)), {})).toContain(words)
  expect(explainFailure(new AggregateError([failure(fields)]), {})).toContain(words)
})

it('tells what nobody can mend with its stack', () => {
  expect(explainFailure(new TypeError('undefined is not a function'), {})).toContain('\n    at ')
})
