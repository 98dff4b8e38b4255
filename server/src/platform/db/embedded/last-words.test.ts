import { expect, it } from 'vitest'
import { adviceFor, lastWords } from './last-words.ts'

const fullDisk = `running bootstrap script ... ok
performing post-bootstrap initialization ... 2026-11-26 01:02:13.235 UTC [18271] FATAL:  could not write to file "base/4/3541_vm": No space left on device
2026-11-26 01:02:13.235 UTC [18271] STATEMENT:  CREATE DATABASE template0 IS_TEMPLATE = true ALLOW_CONNECTIONS = false OID = 4 STRATEGY = file_copy;
\t
child process exited with exit code 1
initdb: removing contents of data directory "/data/postgres.making-17864"
`

it.each([
  [fullDisk, 'could not write to file "base/4/3541_vm": No space left on device'],
  [
    'ended with 1: 2026-11-26 01:02:13.235 UTC [12] FATAL:  data directory "/d" has wrong ownership\n2026-11-26 01:02:13.235 UTC [12] HINT:  The server must be started by the user that owns the data directory.',
    'data directory "/d" has wrong ownership',
  ],
  [
    'initdb: error: could not create directory "/d": Permission denied',
    'could not create directory "/d": Permission denied',
  ],
  ['ended by SIGKILL', 'ended by SIGKILL'],
  ['', 'it said nothing'],
])('the reason is one line, of %j', (output, reason) => {
  expect(lastWords(output)).toBe(reason)
})

it('a full disk is told with what helps, other reasons without', () => {
  expect(adviceFor(lastWords(fullDisk))).toContain('Free some room')
  expect(adviceFor('ended by SIGKILL')).toBe('')
})
