import { join } from 'node:path'
import { repositoryFolder } from '../../../../platform/repository-folder.ts'
import { chatTools } from '../../chat/tools/offered-tools.ts'

/** The tools that the product offers, by their names. */
export const toolNames = chatTools(join(repositoryFolder, 'docs/handbook')).map(({ name }) => name)
