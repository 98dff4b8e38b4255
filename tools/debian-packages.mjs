// Installs packages as root on Debian and its children, for the browser tests.
import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Ubuntu's packages of browsers are stubs for snap. */
export function canInstallPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const release = '/etc/lsb-release'
  return !(existsSync(release) && /Ubuntu/.test(readFileSync(release, 'utf8')))
}

/** Resolves with whether all of them are installed now. */
export async function installPackages(...packages) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  const aptGet = (...args) => run('apt-get', [...args, ...quiet], options).catch(() => 1)
  await aptGet('update')
  return (await aptGet('install', '-y', '--no-install-recommends', ...packages)) === 0
}
