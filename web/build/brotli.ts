// Vite plugin: writes each text file of the build a second time as `.br`, for a server that sends it as it is.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(js|css|svg|json|webmanifest)$/

export function brotli(): Plugin {
  let folder = ''
  return {
    name: 'atelier:brotli',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name)
        if (!texts.test(name) || !statSync(path).isFile()) continue
        const source = readFileSync(path)
        writeFileSync(`${path}.br`, compress(source))
      }
    },
  }
}

const compress = (source: Buffer): Buffer =>
  brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
