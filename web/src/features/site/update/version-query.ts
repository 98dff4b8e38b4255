import { readVersionFile } from './read-version-file.ts'

/** Which version the server has. */
export const versionQuery = {
  queryKey: ['/version.json'] as const,
  queryFn: readVersionFile,
  staleTime: 60_000,
}
