#!/usr/bin/env node
// atelier, as a package brings it: `atelier` or `atelier start` runs the server, and whatever else is an operator's command. Runs on any Node
// that npm runs on, and brings the product's own.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { whenNpmIsGone } from '../end-with-npm.mjs'
import { endAs, forwardSignals } from '../run.mjs'
import { compileCache, serverArguments } from '../server-arguments.mjs'
import { isNewEnough, nodeFile, nodePackages, root } from '../workplace.mjs'

const { resolve } = createRequire(import.meta.url)

/** This Node when it can run the product, else the one that was installed beside it. */
function findNode() {
  if (isNewEnough) return process.execPath
  for (const name of nodePackages)
    try {
      const node = join(dirname(resolve(`${name}/package.json`)), nodeFile)
      if (existsSync(node)) return node
    } catch {
      // Not for this machine.
    }
  process.stderr.write('Atelier needs Node 24, and none came with it for this machine.\n')
  process.exit(1)
}

const [command = 'start', ...rest] = process.argv.slice(2)
const endWithParent = new URL('../end-with-parent.mjs', import.meta.url).href
const program =
  command === 'start'
    ? ['--import', endWithParent, join(root, 'server/dist/main.js'), ...rest]
    : [join(root, 'server/src/commands/main.js'), command, ...rest]
const child = spawn(findNode(), [...serverArguments, ...program], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...compileCache, NODE_ENV: process.env.NODE_ENV ?? 'production' },
})
forwardSignals(child)
whenNpmIsGone(() => child.kill('SIGTERM'))
endAs(child)
