// What a thread is asked to run, and what came of it: plain data, so that it can be sent.

export type JavascriptJob = {
  /** A script; its last expression is its value, and `await` may stand at its top level. */
  code: string
  /** Of the thread's own time, so that a busy machine takes none of it. */
  limitMs: number
}

export type JavascriptMade = {
  /** What the script wrote to the console, a line each; at most `longestOutput` characters of it. */
  written: string
  /** There was more than `written` holds. */
  isCut: boolean
} & (
  | { value: string }
  /** For the model: what went wrong, and where in the script. */
  | { failure: string }
)

/** Characters that a script may write, and that its value may have. */
export const longestOutput = 20_000
