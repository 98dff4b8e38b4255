// Text files of a build, a second time as `.br`, for a server that sends them as they are.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const texts = /\.(js|css|svg|json|webmanifest)$/

/** The files below a folder that are to be compressed, as paths from it. */
export const compressibleFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => texts.test(name) && statSync(join(folder, name)).isFile(),
  )

/** Compresses these files, some at a time: as many as Node has threads for it. A compressed one is whole or not there. */
export async function compressFiles(folder: string, names: readonly string[]): Promise<void> {
  const waiting = names.filter((name) => !existsSync(join(folder, `${name}.br`)))
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      await compressFile(join(folder, name))
  }
  await Promise.all([work(), work(), work(), work()])
}

async function compressFile(path: string): Promise<void> {
  const source = readFileSync(path)
  const compressed = await compress(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  writeFileSync(`${path}.making`, compressed)
  renameSync(`${path}.making`, `${path}.br`)
}
