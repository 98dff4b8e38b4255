import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/{features,platform}/**/*.table.ts',
  out: './server/src/platform/db/migrations',
  casing: 'snake_case',
})
