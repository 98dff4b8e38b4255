// The thread of one script.
import type { JavascriptJob, JavascriptMade } from './javascript-job.ts'
import { runJavascript } from './run-javascript.ts'

export const run = (job: JavascriptJob): Promise<JavascriptMade> => runJavascript(job)
