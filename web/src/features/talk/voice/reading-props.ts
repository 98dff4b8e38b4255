export type ReadingBarProps = {
  /** What is read; another one begins anew. */
  entryId: number
  text: string
  /** No more text comes. */
  over: boolean
}
