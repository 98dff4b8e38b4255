import { createContext } from 'react'
import type { Source } from './cited-sources.ts'

/** What the numbers in an answer's words name, the first by 1. */
export const SourcesContext = createContext<readonly Source[]>([])
