// npm run docs
import { writeFile } from 'node:fs/promises'
import { madePages } from './pages.ts'

for (const { file, markdown } of madePages) await writeFile(file, markdown)
