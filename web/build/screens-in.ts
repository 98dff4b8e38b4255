// Which module each screen is drawn by, as their declarations say.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type DeclaredScreen = {
  /** In small letters, without what follows in it from case to case. */
  path: string
  /** The end of the name of its module, from `/screens/` on. */
  module: string
  isConsole: boolean
}

const declaration = /path: '([^']+)'([\s\S]*?)import\('\.\/([^']+)'\)/g

/** The screens declared in a folder, by the `screen.ts` in it and below. */
export function screensIn(folder: string): DeclaredScreen[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => posix.basename(name) === 'screen.ts')
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(declaration)].map(
      ([, path = '', between = '', module = '']) => ({
        path: path.toLowerCase().replace(/\/:.*$/, ''),
        module: posix.join('/screens', posix.dirname(file), module),
        isConsole: between.includes("frame: 'console'"),
      }),
    ),
  )
}
