import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to run npm by that Node: the npm that started us, else the first in PATH. */
export function npm(args, node) {
  const windows = process.platform === 'win32'
  const env = { ...process.env, PATH: `${dirname(node)}${windows ? ';' : ':'}${process.env.PATH}` }
  const { npm_execpath: script } = process.env
  if (script && /\bnpm-cli\.[cm]?js$/.test(script) && existsSync(script))
    return { file: node, args: [script, ...args], env }
  return { file: windows ? 'npm.cmd' : 'npm', args, env }
}
