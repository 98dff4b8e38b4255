import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { repositoryFolder } from './repository-folder.ts'

/** The version of this Atelier, as package.json has it. */
export const productVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(repositoryFolder, 'package.json'), 'utf8'))).version
