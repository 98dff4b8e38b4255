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
  [{ code: 'EEXIST', syscall: 'mkdir', path: '/data/runs' }, '/data/runs is not what it should be'],
  [{ code: 'ENOENT', syscall: 'open', path: '/app/page.html' }, '/app/page.html is missing.'],
  [{ code: '42501' }, 'Make it the owner of the database.'],
  [{ code: '25006' }, 'The database can only be read.'],
  [{ code: '26000' }, 'Set DATABASE_PREPARE=off.'],
  [{ code: '42P05' }, 'Set DATABASE_PREPARE=off.'],
  [{ code: '28P01' }, 'The database at DATABASE_URL cannot be used'],
  [{ code: '28000' }, 'The database at DATABASE_URL cannot be used'],
  [{ code: 'EAI_AGAIN' }, 'The database at DATABASE_URL cannot be used'],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'The database at DATABASE_URL cannot be used'],
])('tells %j in words, also as the cause of another', (fields, words) => {
  expect(explainFailure(failure(fields), {})).toContain(words)
  expect(explainFailure(failure({}, failure(fields)), {})).toContain(words)
  expect(explainFailure(new AggregateError([failure(fields)]), {})).toContain(words)
})

it('shows no value of a statement, however it failed', () => {
  const query = 'Failed query: update "site_settings" set "value" = $1\nparams: {"sealed":"AAAA"}'
  const said = explainFailure(new Error(query, { cause: new Error('of another kind') }), {})
  expect(said).toContain('update "site_settings"')
  expect(said).not.toContain('AAAA')
})

it('tells what nobody can mend with its stack', () => {
  expect(explainFailure(new TypeError('undefined is not a function'), {})).toContain('\n    at ')
})
