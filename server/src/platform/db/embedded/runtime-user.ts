// PostgreSQL refuses to run as root: under root its programs run as an ordinary user that exists already.
import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export type RuntimeUser = { uid: number; gid: number; name: string }

const candidates = ['atelier', 'postgres', 'nobody', 'daemon']

export const isRoot = () => process.getuid?.() === 0

/**
 * Who runs PostgreSQL: undefined for ourselves; under root the owner of the first of these paths that an ordinary user
 * owns, else an unprivileged user of the system. Needs an entry in /etc/passwd, because initdb asks for the name.
 */
export async function chooseRuntimeUser(
  ownedPaths: readonly string[],
): Promise<RuntimeUser | undefined> {
  if (!isRoot()) {
    assertNamed()
    return undefined
  }
  const users = await readUsers()
  for (const path of ownedPaths) {
    const owner = await stat(path).then(
      (found) => found.uid,
      () => 0,
    )
    const user = users.find(({ uid }) => uid === owner)
    if (user && user.uid !== 0) return user
  }
  for (const candidate of candidates) {
    const user = users.find(({ name, uid }) => name === candidate && uid > 0)
    if (user) return user
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this system has none of the users ${candidates.join(', ')}. ` +
      'Add one, start as an ordinary user, or set DATABASE_URL.',
  )
}

function assertNamed(): void {
  try {
    userInfo()
  } catch {
    throw new EmbeddedPostgresError(
      `User id ${process.getuid?.()} has no name on this system, and PostgreSQL needs one. ` +
        'Add the user to /etc/passwd, or set DATABASE_URL.',
    )
  }
}

async function readUsers(): Promise<RuntimeUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/** What a PostgreSQL program is started with: never our own environment, whose PG* and LC_* would change its ways. */
export function programOptions(user: RuntimeUser | undefined) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  }
}

export type ProgramResult = { ok: boolean; output: string }

/** Runs a program to its end as that user. Never rejects: what went wrong is in the output. */
export function runProgram(
  file: string,
  args: readonly string[],
  user: RuntimeUser | undefined,
): Promise<ProgramResult> {
  return new Promise((done) => {
    execFile(file, args, programOptions(user), (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim()
      done({ ok: !error, output: output || (error ? error.message : '') })
    })
  })
}

/** Whether that user can pass every parent of a folder. Asked of the system, since rights are more than mode bits. */
export async function canReach(folder: string, user: RuntimeUser | undefined): Promise<boolean> {
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user)).ok
}
