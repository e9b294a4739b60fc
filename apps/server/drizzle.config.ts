import { defineConfig } from 'drizzle-kit'

// drizzle-kit asks for a default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/!(*.test).ts',
  out: './src/db/migrations',
  breakpoints: true,
})
