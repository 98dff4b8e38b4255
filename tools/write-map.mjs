// The last step of npm run docs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureMap } from './feature-map.mjs'
import { root } from './workplace.mjs'

writeFileSync(join(root, 'docs/map.md'), featureMap())
