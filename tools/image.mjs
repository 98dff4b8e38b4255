// npm test -- image: builds the image of deploy/Dockerfile and runs it, without a container service: buildah changes its root folder. What
// the registry of images has as node:…-slim is made of Debian's packages and of the Node that comes with the product. Takes minutes, root
// and a Debian, so that it is no part of npm test alone.
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canInstallPackages, installPackages } from './debian-packages.mjs'
import { npm } from './npm-command.mjs'
import { run, runQuietly } from './run.mjs'
import { findNode, root, runFolder, say } from './workplace.mjs'

const place = join(runFolder, 'image')
const base = join(place, 'base')
/** Of deploy/Dockerfile's NODE_IMAGE. */
const suite = 'trixie'
const store = [
  '--root',
  join(place, 'storage'),
  '--runroot',
  join(place, 'run'),
  '--storage-driver',
  'vfs',
]

/** Runs buildah. Resolves with what it printed; throws where it failed. */
async function buildah(...args) {
  const { code, output } = await runQuietly('buildah', [...store, ...args])
  if (code !== 0) throw new Error(`buildah ${args.join(' ')}\n${output.trim()}`)
  return output.trim()
}

const has = async (program) => (await runQuietly('sh', ['-c', `command -v ${program}`])).code === 0

async function canBuild() {
  const isThere = async () => (await has('buildah')) && (await has('debootstrap'))
  if (process.getuid?.() !== 0) return false
  return (
    (await isThere()) || (canInstallPackages() && (await installPackages('buildah', 'debootstrap')))
  )
}

async function makeBase() {
  if (existsSync(base)) return
  const making = `${base}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  const { code, output } = await runQuietly('debootstrap', ['--variant=minbase', suite, making])
  if (code !== 0) throw new Error(`debootstrap ended with ${code}:\n${output.slice(-2000)}`)
  renameSync(making, base)
}

/** Puts Node and npm where the image of Node has them. */
async function placeNode() {
  const local = join(base, 'usr/local')
  cpSync(realpathSync(findNode()), join(local, 'bin/node'))
  const found = (await runQuietly('sh', ['-c', 'command -v npm'])).output.trim()
  const program = realpathSync(process.env.npm_execpath ?? found)
  const home = join(local, 'lib/node_modules/npm')
  rmSync(home, { recursive: true, force: true })
  cpSync(dirname(dirname(program)), home, { recursive: true, dereference: true })
  rmSync(join(local, 'bin/npm'), { force: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
}

async function buildImage() {
  const from = await buildah('from', 'scratch')
  await buildah('add', '--quiet', from, base, '/')
  await buildah(
    'config',
    '--env',
    'PATH=/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin',
    from,
  )
  await buildah('commit', '--quiet', '--rm', from, 'localhost/node-slim')
  // The other format has no check of health.
  const build = ['build', '--isolation', 'chroot', '--pull-never', '--format', 'docker']
  const { file, args } = npm(['config', 'get', 'cache'], findNode())
  const cache = (await runQuietly(file, args)).output.trim()
  if (existsSync(cache)) build.push('--volume', `${cache}:/root/.npm`)
  const given = ['--build-arg', 'NODE_IMAGE=localhost/node-slim', '--file', 'deploy/Dockerfile']
  await buildah(...build, ...given, '--tag', 'localhost/atelier', root)
}

/** Runs what the image says of itself: its entry point, its check of health, and an operator's command. Resolves when all went well. */
async function tryImage() {
  const container = await buildah('from', '--pull-never', 'localhost/atelier')
  const { OCIv1, Docker } = JSON.parse(await buildah('inspect', container))
  const { Entrypoint: start } = OCIv1.config
  const [, ...healthy] = Docker.config.Healthcheck.Test
  const inside = (...command) => {
    const env = ['--env', `PORT=${port}`]
    return [...store, 'run', '--isolation', 'chroot', ...env, container, '--', ...command]
  }
  const port = await freePort()
  const server = spawn('buildah', inside(...start), { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const ended = new Promise((done) => server.once('close', done))
  const must = async (command) => {
    const { code, output } = await runQuietly('buildah', inside(...command))
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output}`)
    return output
  }
  try {
    const page = await firstPage(port, () => server.exitCode === null)
    if (!page.includes('<title>')) throw new Error('its page is none')
    await must(healthy)
    server.kill('SIGTERM')
    await ended
    say(`${said.trim()}\n${(await must(['atelier', 'check-ledger'])).trim()}`)
  } catch (error) {
    throw new Error(`The image: ${error.message}\n${said.trim()}`)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function firstPage(port, isRunning) {
  while (isRunning()) {
    const page = await fetch(`http://localhost:${port}/`).then(
      (reply) => (reply.ok ? reply.text() : ''),
      () => '',
    )
    if (page) return page
    await sleep(200)
  }
  throw new Error('it has ended')
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}

/** Resolves with the exit code. A machine that cannot build one says so; with `--required` that is a failure. */
export async function testImage(more) {
  if (!(await canBuild())) {
    say('NOT KNOWN: an image can be built here by root of a Debian, with buildah and debootstrap.')
    return more.includes('--required') ? 1 : 0
  }
  rmSync(join(place, 'storage'), { recursive: true, force: true })
  await makeBase()
  await placeNode()
  await buildImage()
  await tryImage()
  await run('rm', ['-rf', join(place, 'storage'), join(place, 'run')])
  return 0
}
