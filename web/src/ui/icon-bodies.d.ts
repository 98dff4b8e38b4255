declare module 'virtual:icon-bodies' {
  /** The shapes inside each icon's svg. */
  export const bodies: Record<import('./icon-names.ts').IconName, string>
}
