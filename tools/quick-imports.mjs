// Loaded before the server's own code. Node parses the package.json next to every ES module that it loads, and
// drizzle-orm's is 179 kB for some 150 modules: a third of the server's start. Their relative imports need no look at it.
import { registerHooks } from 'node:module'

const home = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!parentURL?.includes(home) || !specifier.startsWith('.') || !specifier.endsWith('.js'))
      return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
