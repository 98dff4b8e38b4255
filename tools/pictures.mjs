// npm run pictures: the pictures of docs/pictures, of this very product with what it has made itself; minutes. Look at them before you commit.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverProgram } from './build-server.mjs'
import { findChromium } from './chromium.mjs'
import { fillAccount } from './pictures/fill-account.mjs'
import { takePictures } from './pictures/take-pictures.mjs'
import { compileCache, serverArguments } from './server-arguments.mjs'
import { setUp } from './set-up.mjs'
import { root, toolEnvironment } from './workplace.mjs'

const node = await setUp({ built: true, extent: 'all' })
const data = mkdtempSync(join(tmpdir(), 'atelier-pictures-'))
const server = spawn(node, [...serverArguments, serverProgram()], {
  env: { ...toolEnvironment(node, compileCache), DATA_DIR: data, PORT: '0', LOCAL_MODELS: 'off' },
})
process.on('exit', () => server.kill('SIGKILL'))
const { address, claim } = await new Promise((done, fail) => {
  let said = ''
  server.stdout.on('data', (words) => {
    said += words
    const [, address] = /ready at (http\S+)/.exec(said) ?? []
    const [, claim] = /admin\?token=(\S+)/.exec(said) ?? []
    if (address && claim) done({ address, claim })
  })
  server.once('exit', () => fail(new Error(`The server ended:\n${said}`)))
})
const token = await fillAccount(address, claim)
const folder = join(root, 'docs/pictures')
mkdirSync(folder, { recursive: true })
const ofBrowser = createRequire(join(root, 'e2e/package.json'))
const ofPictures = createRequire(join(root, 'server/package.json'))
await takePictures({
  chromium: ofBrowser('playwright-core').chromium,
  executablePath: await findChromium(),
  sharp: ofPictures('sharp'),
  address,
  token,
  folder,
})
server.removeAllListeners('exit')
server.kill('SIGTERM')
await new Promise((done) => server.once('exit', done))
rmSync(data, { recursive: true, force: true })
