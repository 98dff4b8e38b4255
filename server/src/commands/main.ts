// npm run atelier: what an operator does beside the server, by hand or by a timetable.
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (words) => process.stderr.write(`${words}\n`),
})
