// Vite plugin: the notices of what is built into the client lie beside it, as /third-party.txt.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const thirdPartyFile = (notices: string): Plugin => ({
  name: 'atelier:third-party-file',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(notices, 'utf8')
    this.emitFile({ type: 'asset', fileName: 'third-party.txt', source })
  },
})
