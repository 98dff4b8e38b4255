// A version of the product as it was landed so many commits ago, unpacked into a folder of its own with what it needs installed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../..', import.meta.url))

const git = (...args) =>
  execFileSync('git', args, {
    cwd: repository,
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const line = (...args) =>
  git(...args)
    .toString('utf8')
    .trim()

/** The commit of main that stood `back` commits ago: the newest one of the first-parent history that is no younger than it. */
export function landedCommit(back) {
  const counted = line('rev-list', `--skip=${back}`, '-1', 'HEAD')
  if (!counted) throw new Error(`the history does not go back ${back} commits`)
  const at = line('log', '-1', '--format=%ct', counted)
  return line('rev-list', '--first-parent', `--before=${at}`, '-1', 'HEAD')
}

/**
 * Unpacks a commit below `folder`, once, and installs what it needs: the modules of this checkout where its lock is the same, its own by npm
 * otherwise. Resolves with its folder.
 */
export function unpack(commit, folder, say) {
  const target = join(folder, commit.slice(0, 8))
  const isWhole = join(target, '.unpacked')
  if (existsSync(isWhole)) return target
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-x', '-C', target], {
    input: git('archive', commit),
    maxBuffer: 512 * 1024 * 1024,
  })
  const lock = 'package-lock.json'
  if (git('show', `${commit}:${lock}`).equals(git('show', `HEAD:${lock}`))) {
    for (const modules of line('ls-tree', '-d', '--name-only', 'HEAD').split('\n').concat('.')) {
      const from = join(repository, modules, 'node_modules')
      if (existsSync(from) && existsSync(join(target, modules)))
        symlinkSync(from, join(target, modules, 'node_modules'))
    }
  } else {
    say(`installing what ${commit.slice(0, 8)} needs`)
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: target,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  writeFileSync(isWhole, '')
  return target
}

export const describeCommit = (commit) => line('log', '-1', '--format=%h %cs %s', commit)
