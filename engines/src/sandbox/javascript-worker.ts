// The thread of one script.
import { serveJobs } from '../threads/serve-jobs.ts'
import type { JavascriptJob, JavascriptMade } from './javascript-job.ts'
import { runJavascript } from './run-javascript.ts'

serveJobs<JavascriptJob, JavascriptMade>(runJavascript, () => [])
