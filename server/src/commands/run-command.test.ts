import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { repositoryFolder } from '../platform/repository-folder.ts'
import { compileCache } from '../testing/spawn-server.ts'
import { runCommand } from './run-command.ts'

it.each([
  { args: [], code: 0, said: 'npm run atelier' },
  { args: ['restore'], code: 2, said: 'A file has to be named.' },
  { args: ['backup', '--too', 'x'], code: 2, said: '--too' },
  { args: ['restaure'], code: 2, said: 'There is no command restaure.' },
  { args: ['check-backup', '/nowhere.tar'], code: 1, said: 'There is no file /nowhere.tar' },
])('asked for $args it says what it can do, or what is wrong', async ({ args, code, said }) => {
  const words = { said: '', complained: '' }
  const ended = await runCommand({
    args: [...args],
    env: {},
    say: (line) => {
      words.said += line
    },
    complain: (line) => {
      words.complained += line
    },
  })
  expect(ended).toBe(code)
  expect(code === 0 ? words.said : words.complained).toContain(said)
  expect(code === 0 ? words.complained : words.said).toBe('')
})

it('as a process says a failure where failures are said, and ends with its code', async () => {
  const command = join(repositoryFolder, 'server/src/commands/main.ts')
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache }
  const run = promisify(execFile)(process.execPath, [command, 'restaure'], { env })
  await expect(run).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('There is no command restaure.'),
  })
})
