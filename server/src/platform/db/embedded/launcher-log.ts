/** Where the launcher says what goes on, for the person who waits and the one who operates. */
export type LauncherLog = Record<'info' | 'warn' | 'error', (message: string) => void>
