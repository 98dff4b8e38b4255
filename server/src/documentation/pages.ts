// The pages of docs/ that are made, not written.
import { join } from 'node:path'
import { repositoryFolder } from '../platform/repository-folder.ts'
import { configurationPage } from './configuration-page.ts'
import { errorsPage } from './errors-page.ts'

export const madePages: { file: string; markdown: string }[] = [
  { file: join(repositoryFolder, 'docs/configuration.md'), markdown: configurationPage() },
  { file: join(repositoryFolder, 'docs/errors.md'), markdown: errorsPage() },
]
