// Part of npm run docs: writes THIRD-PARTY.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdPartyNotices } from './third-party-notices.mjs'
import { root } from './workplace.mjs'

writeFileSync(join(root, 'THIRD-PARTY.md'), thirdPartyNotices())
