// The thread of one script.
export { runJavascript as run } from './run-javascript.ts'
